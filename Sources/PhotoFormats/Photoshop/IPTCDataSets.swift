/// Iterates over the data sets of IPTC in a range of a source, reading only their headers.
///
/// IPTC IIM 4.2, 1.6: a tag 0x1C, the record, the number of the data set, the length in 2 bytes. In
/// an extended data set that is the length of the length.
package struct IPTCDataSets {
  /// A data set as stored.
  package struct DataSet: Hashable, Sendable {
    /// The record.
    package let record: Int
    /// The number in the record.
    package let number: Int
    /// All its bytes.
    package let range: Range<Int>
    /// Its value.
    package let content: Range<Int>
  }

  /// What follows the last data set: nothing, zeros, or what can't be read.
  package private(set) var rest: Range<Int>

  private var left = FormatLimits.iptcDataSets

  /// Creates an iterator over the data sets in a range.
  package init(_ range: Range<Int>) { rest = range }

  /// Returns the next data set; nil if there is no other.
  package mutating func next(in source: inout ByteSource) throws(PhotoReadError) -> DataSet? {
    guard left > 0, rest.count >= 5 else { return nil }
    left -= 1
    let start = rest.lowerBound
    var reader = ByteReader(
      try source.bytes(at: start, count: min(5 + Self.longestLength, rest.count)))
    guard reader.number(1) == 0x1C, let record = reader.number(1), let number = reader.number(1),
      var length = reader.number(2)
    else { return nil }
    var content = start + 5
    if length & 0x8000 != 0 {
      let size = length & 0x7FFF
      guard size <= Self.longestLength, let extended = reader.number(size) else { return nil }
      length = extended
      content += size
    }
    guard length <= rest.upperBound - content else { return nil }
    rest = content + length..<rest.upperBound
    return DataSet(
      record: record, number: number, range: start..<content + length,
      content: content..<content + length)
  }

  /// Returns all data sets of a block in memory, and what follows them.
  package static func list(_ block: [UInt8]) -> (dataSets: [DataSet], rest: Range<Int>) {
    var source = ByteSource(block, limit: .max)
    var iterator = IPTCDataSets(block.indices)
    var dataSets: [DataSet] = []
    while let dataSet = try? iterator.next(in: &source) { dataSets.append(dataSet) }
    return (dataSets, iterator.rest)
  }

  private static let longestLength = 4
}
