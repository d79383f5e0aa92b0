import PhotoFormats

/// The IPTC data sets that name a program or its actions, or describe the photo.
enum IPTCDataSets {
  /// Returns the relevant data sets, in the order of the block.
  ///
  /// IPTC IIM 4.2, 1.6: a tag 0x1C, the record, the number of the data set, the length in 2 bytes.
  static func traces(
    in range: Range<Int>, of source: inout ByteSource
  ) throws(PhotoReadError) -> [FileTrace] {
    var traces: [FileTrace] = []
    var position = range.lowerBound
    for _ in 0..<Limits.iptcDataSets {
      guard position + 5 <= range.upperBound else { break }
      var reader = ByteReader(try source.bytes(at: position, count: 5))
      guard reader.number(1) == 0x1C, let record = reader.number(1), let dataSet = reader.number(1),
        let length = reader.number(2), length < 0x8000, position + 5 + length <= range.upperBound
      else { break }
      if record == 2, read.contains(dataSet), length > 0 {
        let bytes = try source.bytes(at: position + 5, count: min(length, Limits.traceText))
        traces.append(
          FileTrace(
            .iptc(record: record, dataSet: dataSet), at: position, text: FileTraces.text(bytes)))
      }
      position += 5 + length
    }
    return traces
  }

  /// The title, keywords, special instructions, the dates and times of creation and of the scan,
  /// the program and its version, the author, the place in four parts, the headline, the credit,
  /// the copyright and the caption.
  private static let read: Set<Int> = [
    5, 25, 40, 55, 60, 62, 63, 65, 70, 80, 90, 92, 95, 101, 105, 110, 116, 120,
  ]
}
