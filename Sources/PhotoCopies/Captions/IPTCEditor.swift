import PhotoFormats
import PhotoMetadata

/// Removes data sets of IPTC IIM 4.2.
enum IPTCEditor {
  /// Returns a block without the data sets that a pass removes; nil if nothing is left.
  static func edit(_ block: [UInt8], _ pass: inout CopyPass, in location: String) -> [UInt8]? {
    let (dataSets, unread) = IPTCDataSets.list(block)
    var edited: [UInt8] = []
    var hasData = false
    for dataSet in dataSets {
      let (record, number) = (dataSet.record, dataSet.number)
      let value = block[dataSet.content]
      let text = ExifText.decoded(value)
      let name = "IPTC \(record):\(number)"
      let kind =
        pass.plan.removes(.unread)
        ? IPTCKinds.kind(record, number) : IPTCKinds.kind(record, number, value: value)
      if pass.removes(kind, name, text: text, bytes: value) { continue }
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
}
