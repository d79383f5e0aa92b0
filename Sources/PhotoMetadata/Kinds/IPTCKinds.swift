/// What the data sets of IPTC IIM 4.2 are about.
package enum IPTCKinds {
  /// Returns what a data set is about.
  package static func kind(_ record: Int, _ number: Int) -> MetadataKind {
    guard record == 2 else {
      return record == 1
        ? (number == 100 ? .identifiers : texts.contains(number) ? .other : .technical) : .other
    }
    return kinds[number] ?? .other
  }

  /// Returns what a data set with a value is about: a blank one, or a date of zeros, is about
  /// nothing.
  package static func kind(
    _ record: Int, _ number: Int, value: ArraySlice<UInt8>
  ) -> MetadataKind {
    let kind = kind(record, number)
    guard RecordedStructures.kinds.contains(kind) else { return kind }
    let isBlank = value.allSatisfy { $0 <= 0x20 || kind == .date && $0 == UInt8(ascii: "0") }
    return isBlank ? .technical : kind
  }

  /// The destination, the service and the product, as an agency writes them into the first record.
  private static let texts: Set<Int> = [5, 30, 50]

  /// Whether it is known what the data sets of a number in the second record are about.
  package static func isKnown(_ number: Int) -> Bool { kinds[number] != nil }

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
