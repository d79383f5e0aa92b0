import PhotoMetadata

/// Removes data sets of IPTC IIM 4.2.
enum IPTCEditor {
  /// Returns a block without the data sets that a pass removes; nil if nothing is left.
  static func edit(_ block: [UInt8], _ pass: inout CopyPass, in place: String) -> [UInt8]? {
    var edited: [UInt8] = []
    var position = 0
    var hasData = false
    // IPTC IIM 4.2, 1.6: a tag 0x1C, the record, the number of the data set, the length in 2 bytes.
    while position + 5 <= block.count, block[position] == 0x1C {
      let (record, number) = (Int(block[position + 1]), Int(block[position + 2]))
      var length = Int(block[position + 3]) << 8 | Int(block[position + 4])
      var header = 5
      if length & 0x8000 != 0 {
        // An extended data set: the length of its length.
        let size = length & 0x7FFF
        guard size <= 4, position + 5 + size <= block.count else { break }
        length = block[position + 5..<position + 5 + size].reduce(0) { $0 << 8 | Int($1) }
        header += size
      }
      guard length <= block.count - position - header else { break }
      let end = position + header + length
      let value = block[position + header..<end]
      let text = ExifText.decoded(value)
      if !pass.removes(kind(record, number), "IPTC \(record):\(number)", text: text, bytes: value) {
        edited += block[position..<end]
        // The envelope and the version alone say nothing.
        if record != 1, number != 0 { hasData = true }
      }
      position = end
    }
    let rest = block[position...]
    if rest.contains(where: { $0 != 0 }) {
      let isRemoved = pass.removes(.unread, "IPTC (\(rest.count) B)", bytes: rest)
      if !isRemoved { return edited + rest }
    }
    if edited.count == position, rest.allSatisfy({ $0 == 0 }) { return block }
    return hasData ? edited : nil
  }

  private static func kind(_ record: Int, _ number: Int) -> MetadataKind {
    guard record == 2 else {
      return record == 1 ? (number == 100 ? .identifiers : .technical) : .other
    }
    return kinds[number] ?? .other
  }

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
