import PhotoFormats
import TestSupport
import Testing

/// A PNG file in any form, with all filters, and data in many chunks.
struct SamplePNG {
  let width = 37
  let height = 29
  /// The bits of a channel, and the type of colors, as in the header.
  let depth: Int
  let colors: Int
  let isInterlaced: Bool
  /// The content of `PLTE` and `tRNS`.
  var palette: [UInt8] = []
  var transparency: [UInt8] = []

  var channels: Int { [1, 0, 3, 1, 2, 0, 4][colors] }

  /// Random samples, all below the number of colors of the palette.
  var samples: [Int] {
    var numbers = SeededGenerator(seed: UInt64(depth * 8 + colors))
    let limit = palette.isEmpty ? 1 << depth : min(1 << depth, palette.count / 3)
    return (0..<width * height * channels).map { _ in Int.random(in: 0..<limit, using: &numbers) }
  }

  /// The picture after decompression.
  private var rows: [UInt8] {
    let samples = samples
    let passes =
      isInterlaced
      ? [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
      ] : [(0, 0, 1, 1)]
    var rows: [UInt8] = []
    for (left, top, stepX, stepY) in passes {
      var above: [UInt8]?
      for (number, y) in stride(from: top, to: height, by: stepY).enumerated() {
        var bits: [Int] = []
        for x in stride(from: left, to: width, by: stepX) {
          for sample in samples[(y * width + x) * channels..<(y * width + x + 1) * channels] {
            bits += (0..<depth).reversed().map { sample >> $0 & 1 }
          }
        }
        let line = stride(from: 0, to: bits.count, by: 8).map { start in
          (0..<8).reduce(UInt8(0)) { byte, bit in
            byte << 1 | UInt8(start + bit < bits.count ? bits[start + bit] : 0)
          }
        }
        rows += filtered(line, above ?? Array(repeating: 0, count: line.count), filter: number % 5)
        above = line
      }
    }
    return rows
  }

  private func filtered(_ line: [UInt8], _ above: [UInt8], filter: Int) -> [UInt8] {
    let pixel = max(1, depth * channels / 8)
    return [UInt8(filter)]
      + line.indices.map { x in
        let left = x < pixel ? 0 : Int(line[x - pixel])
        let (up, corner) = (Int(above[x]), x < pixel ? 0 : Int(above[x - pixel]))
        let estimate = left + up - corner
        // The first of those that are nearest.
        let neighbors = [left, up, corner]
        let distances = neighbors.map { abs(estimate - $0) }
        let nearest = neighbors[distances.firstIndex(of: distances.min() ?? 0) ?? 0]
        let predicted = [0, left, up, (left + up) / 2, nearest][filter]
        return line[x] &- UInt8(predicted)
      }
  }

  /// The file, whose data may be changed before it is written.
  func file(changing change: (inout [UInt8]) -> Void = { _ in }) throws -> [UInt8] {
    let rows = rows
    var data = try #require(
      Deflation.deflate(pieces: 1, .level(6)) { _, buffer in buffer = rows })
    change(&data)
    var header: [UInt8] = []
    ByteOrder.big.append(UInt32(width), to: &header)
    ByteOrder.big.append(UInt32(height), to: &header)
    header += [UInt8(depth), UInt8(colors), 0, 0, isInterlaced ? 1 : 0]
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += PNGParts.chunk("IHDR", header)
    if !palette.isEmpty { file += PNGParts.chunk("PLTE", palette) }
    if !transparency.isEmpty { file += PNGParts.chunk("tRNS", transparency) }
    for start in stride(from: 0, to: data.count, by: 100) {
      file += PNGParts.chunk("IDAT", Array(data[start..<min(start + 100, data.count)]))
    }
    return file + PNGParts.chunk("IEND", [])
  }
}
