import PhotoFormats

extension PNGText {
  /// Returns the first bytes of the text, at most `count`; fewer if it is damaged.
  func prefix(
    _ count: Int, in source: inout ByteSource
  ) throws(PhotoReadError) -> ArraySlice<UInt8> {
    // Data that can't be compressed takes a little more space than before.
    let bytes = try source.bytes(
      at: range.lowerBound, count: min(range.count, isCompressed ? 2 * count : count))
    return isCompressed ? ArraySlice(Inflation.prefix(count, of: bytes)) : bytes
  }

  /// Returns the decompressed text; nil if it is damaged or too long, which is added to `problems`.
  func bytes(
    in source: inout ByteSource, problems: inout [MetadataProblem]
  ) throws(PhotoReadError) -> [UInt8]? {
    guard range.count <= Limits.decodedBytes else {
      problems.note(.encodedDataTooLarge)
      return nil
    }
    let bytes = try source.bytes(at: range.lowerBound, count: range.count)
    guard isCompressed else { return Array(bytes) }
    switch Inflation.inflate(bytes, limit: Limits.decodedBytes) {
    case .bytes(let text): return text
    case .tooLarge:
      problems.note(.encodedDataTooLarge)
      return nil
    case .damaged:
      problems.note(.encodedDataDamaged)
      return nil
    }
  }
}
