import PhotoFormats
import PhotoMetadata

/// Removes data sets of IPTC IIM 4.2.
enum IPTCEditor {
  /// Returns a block without the data sets that a pass removes; nil if nothing is left.
  static func edit(_ block: [UInt8], _ pass: inout CopyPass, in place: String) -> [UInt8]? {
    let (dataSets, unread) = IPTCDataSets.list(block)
    var edited: [UInt8] = []
    var hasData = false
    for dataSet in dataSets {
      let (record, number) = (dataSet.record, dataSet.number)
      let value = block[dataSet.content]
      let text = ExifText.decoded(value)
      let name = "IPTC \(record):\(number)"
      if pass.removes(kind(record, number), name, text: text, bytes: value) { continue }
      if pass.plan.removes(.unread), !IPTCForm.isRead(dataSet, in: block),
        pass.removes(.unread, name, bytes: value)
      {
        continue
      }
      edited += block[dataSet.range]
      // The envelope and the version alone say nothing.
      if record != 1, number != 0 { hasData = true }
    }
    let rest = block[unread]
    if rest.contains(where: { $0 != 0 }) {
      let isRemoved = pass.removes(.unread, "IPTC (\(rest.count) B)", bytes: rest)
      if !isRemoved { return edited + rest }
    }
    if edited.count == unread.lowerBound, rest.allSatisfy({ $0 == 0 }) { return block }
    return hasData ? edited : nil
  }

  private static func kind(_ record: Int, _ number: Int) -> MetadataKind {
    guard record == 2 else {
      return record == 1 ? (number == 100 ? .identifiers : .technical) : .other
    }
    return kinds[number] ?? .other
  }

  /// Whether it is known what the data sets of a number in the second record are about.
  static func hasKind(_ number: Int) -> Bool { kinds[number] != nil }

  private static let kinds: [Int: MetadataKind] = {
    let table: [(MetadataKind, [Int])] = [
      (.technical, [0]),
      (.location, [26, 27, 90, 92, 95, 100, 101]),
      (.owner, [80, 85, 110, 115, 118, 122]),
      (.copyright, [116]),
      (.comments, [5, 7, 10, 12, 15, 20, 25, 40, 105, 120, 121, 125, 231]),
      (.date, [30, 35, 37, 38, 47, 55, 60, 62, 63]),
      (.camera, [65, 70]),
      (.identifiers, [22, 103, 184, 185, 187, 188]),
      (.thumbnail, [200, 201, 202]),
    ]
    var kinds: [Int: MetadataKind] = [:]
    for (kind, numbers) in table { for number in numbers { kinds[number] = kind } }
    return kinds
  }()
}
