import PhotoFormats

extension IPTCDataSets {
  /// Returns the data sets that name a program or its actions, or describe the photo, in the order
  /// of the block.
  ///
  /// Those with places, dates and people are also noted in `recorded`, whatever their value. The
  /// offsets of decoded data are nil, if `isDecoded`.
  static func traces(
    in range: Range<Int>, of source: inout ByteSource, isDecoded: Bool = false,
    recorded: inout RecordedStructures
  ) throws(PhotoReadError) -> [FileTrace] {
    var traces: [FileTrace] = []
    var dataSets = IPTCDataSets(range)
    while let dataSet = try dataSets.next(in: &source) {
      let (record, number) = (dataSet.record, dataSet.number)
      let kind = IPTCKinds.kind(record, number)
      let isNew = recorded.isNew(kind, in: "IPTC")
      guard isNew || record == 2 && read.contains(number), !dataSet.content.isEmpty else {
        continue
      }
      let bytes = try source.bytes(
        at: dataSet.content.lowerBound, count: min(dataSet.content.count, Limits.traceText))
      if isNew, IPTCKinds.kind(record, number, value: bytes) == kind {
        recorded.note(kind, "IPTC \(record):\(number)")
      }
      guard record == 2, read.contains(number) else { continue }
      traces.append(
        FileTrace(
          .iptc(record: record, dataSet: number), at: isDecoded ? nil : dataSet.range.lowerBound,
          DecodedText(bytes)))
    }
    return traces
  }

  /// The title, keywords, the place that is shown with its code, special instructions, the dates
  /// and times of creation and of the scan, the program and its version, the author, the place in
  /// five parts, the headline, the credit, the source, the contact, the copyright, the caption and
  /// its writer.
  private static let read: Set<Int> = [
    5, 25, 26, 27, 40, 55, 60, 62, 63, 65, 70, 80, 90, 92, 95, 100, 101, 105, 110, 115, 116, 118,
    120, 122,
  ]
}
