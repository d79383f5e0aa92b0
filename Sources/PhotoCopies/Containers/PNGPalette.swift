import PhotoFormats
import PictureRevisions
import Pictures

/// The colors of a PNG picture that has a palette.
enum PNGPalette {
  /// Returns the numbers of the colors that pixels or the background use; nil if there is no
  /// palette, or they can't be told, as in animations.
  static func usedColors(
    _ use: PNGUse, _ parts: [ChunkPart], in bytes: [UInt8]
  ) -> Set<UInt8>? {
    func content(_ name: String) -> ArraySlice<UInt8>? {
      parts.first { $0.kind == .chunk && $0.name == name }.map { bytes[$0.content] }
    }
    guard let header = content("IHDR"), PNGHeader(header)?.colors == 3,
      use.streams.count == 1, let stream = use.streams.first
    else { return nil }
    // Each number is its own color.
    let numbers = (0...UInt8.max).flatMap { [$0, $0, $0] }
    let picture = try? PNGPicture.decode(
      header: header, palette: numbers[...], transparency: [],
      data: stream.parts.map { bytes[parts[$0].content] })
    guard case .eight(let raster) = picture else { return nil }
    var used: Set<UInt8> = []
    for index in stride(from: 0, to: raster.values.count, by: raster.layout.channels) {
      used.insert(raster.values[index])
    }
    if let background = content("bKGD")?.first { used.insert(background) }
    return used
  }

  /// Returns the content of a chunk with colors or with their transparency, in which those that
  /// nobody uses are zeros.
  static func cleared(_ content: [UInt8], _ name: String, _ used: Set<UInt8>) -> [UInt8] {
    let size = name == "PLTE" ? 3 : 1
    return content.enumerated().map { index, byte in
      UInt8(exactly: index / size).map(used.contains) == true ? byte : 0
    }
  }
}
