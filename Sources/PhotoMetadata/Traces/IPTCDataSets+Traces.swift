import PhotoFormats

extension IPTCDataSets {
  /// Returns the data sets that name a program or its actions, or describe the photo, in the order
  /// of the block.
  static func traces(
    in range: Range<Int>, of source: inout ByteSource
  ) throws(PhotoReadError) -> [FileTrace] {
    var traces: [FileTrace] = []
    var dataSets = IPTCDataSets(range)
    while let dataSet = try dataSets.next(in: &source) {
      guard dataSet.record == 2, read.contains(dataSet.number), !dataSet.content.isEmpty else {
        continue
      }
      let bytes = try source.bytes(
        at: dataSet.content.lowerBound, count: min(dataSet.content.count, Limits.traceText))
      traces.append(
        FileTrace(
          .iptc(record: dataSet.record, dataSet: dataSet.number), at: dataSet.range.lowerBound,
          text: FileTraces.text(bytes)))
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
