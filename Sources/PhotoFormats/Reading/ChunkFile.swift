/// A PNG or WebP file in memory whose chunks can be replaced.
package struct ChunkFile {
  /// The file.
  package let bytes: [UInt8]

  /// The parts of the file.
  package let parts: [ChunkPart]

  /// The end of the chunks.
  package let end: Int

  /// The chunks, in the order of the file.
  package var chunks: [ChunkPart] { parts.filter { $0.kind == .chunk } }

  /// Reads a PNG file; nil if no decoder shows it.
  package init?(png bytes: [UInt8]) {
    self.bytes = bytes
    parts = PNGParts.all(in: bytes).parts
    let chunks = parts.filter { $0.kind == .chunk }
    end = chunks.last?.range.upperBound ?? 0
    // ISO/IEC 15948, 5.4 and 5.6: no decoder shows a picture with two headers, or with a chunk that
    // it doesn't know and whose name begins with a capital.
    guard chunks.count(where: { $0.name == "IHDR" }) == 1,
      !chunks.contains(where: { chunk in
        chunk.name.utf8.first.map { $0 & 0x20 == 0 } == true
          && !PNGParts.critical.contains(chunk.name)
      })
    else { return nil }
  }

  /// Reads a WebP file; nil if it has no chunks.
  package init?(webp bytes: [UInt8]) {
    self.bytes = bytes
    // No decoder shows a file that ends before it says.
    guard let size = ByteOrder.little.uint32(bytes[...], at: 4), size + 8 <= bytes.count else {
      return nil
    }
    parts = RIFFParts.all(in: bytes).parts
    end = parts.last { $0.kind != .rest }?.range.upperBound ?? 0
    guard parts.contains(where: { $0.kind == .chunk }) else { return nil }
  }

  /// Returns the content of the first chunk with a name; empty if there is none.
  package func content(_ name: String) -> ArraySlice<UInt8> {
    parts.first { $0.kind == .chunk && $0.name == name }.map { bytes[$0.content] } ?? []
  }
}
