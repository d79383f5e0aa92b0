extension GIFSubBlocks {
  /// Returns the data in the sub-blocks of a range of a file, up to where they or the file end.
  package static func data(in content: Range<Int>, of bytes: [UInt8]) -> [UInt8] {
    var source = ByteSource(bytes, limit: .max)
    var blocks = GIFSubBlocks(content)
    var data: [UInt8] = []
    while let block = try? blocks.next(in: &source) { data += bytes[block] }
    return data
  }
}
