import PhotoCopies
import PhotoFormats
import PhotoMetadata
import Pictures
import TestSupport
import Testing

@testable import PhotoSamples
@testable import PictureRevisions

/// PNG pictures in all forms of the standard, against libpng.
struct PNGFormsTests {
  private static var forms: [SamplePNG] {
    var numbers = SeededGenerator(seed: 1)
    let palette = (0..<12).map { _ in UInt8.random(in: 0...255, using: &numbers) }
    let depths = [0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [2, 4, 8], 4: [8, 16], 6: [8, 16]]
    return [false, true].flatMap { isInterlaced in
      depths.sorted { $0.key < $1.key }.flatMap { colors, depths in
        depths.flatMap { depth in
          let plain = SamplePNG(
            depth: depth, colors: colors, isInterlaced: isInterlaced,
            palette: colors == 3 ? palette : [])
          var keyed = plain
          switch colors {
          case 0, 2:
            keyed.transparency = plain.samples.prefix(plain.channels)
              .flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
          case 3: keyed.transparency = [0, 128]
          default: return [plain]
          }
          return [plain, keyed]
        }
      }
    }
  }

  private static func decoded(_ file: [UInt8]) throws -> AnyRaster {
    let chunks = try #require(ChunkFile(png: file))
    return try PNGPicture.decode(
      header: chunks.content("IHDR"), palette: chunks.content("PLTE"),
      transparency: chunks.content("tRNS"),
      data: chunks.chunks.filter { $0.name == "IDAT" }.map { file[$0.content] })
  }

  /// Returns a raster as libpng returns pictures: in colors, and with alpha if there is any.
  private static func colors<Channel: PixelChannel>(_ raster: Raster<Channel>) -> [Channel] {
    let channels = raster.layout.channels
    return stride(from: 0, to: raster.values.count, by: channels).flatMap { start in
      let pixel = Array(raster.values[start..<start + channels])
      return channels > 2 ? pixel : [pixel[0], pixel[0]] + pixel
    }
  }

  @Test(arguments: forms.indices) func readsWhatLibPNGReads(index: Int) throws {
    let form = Self.forms[index]
    let file = try form.file()
    switch try Self.decoded(file) {
    case .eight(let raster):
      #expect(try DecodedPicture(file).picture.bytes == Self.colors(raster))
    case .sixteen(let raster):
      #expect(form.depth == 16)
      let stored = raster.layout.channels == form.channels
      let values =
        stored
        ? raster.values
        : stride(from: 0, to: raster.values.count, by: form.channels + 1).flatMap {
          raster.values[$0..<$0 + form.channels]
        }
      #expect(values.map { Int($0) } == form.samples)
      #expect(stored || raster.values.contains(0))
    }
  }

  @Test(arguments: [1, 3, 4]) func writesWhatItReads(channels: Int) throws {
    var numbers = SeededGenerator(seed: 8)
    // A picture of noise, and one that repeats itself, with enough rows to choose the compression.
    for range in [0...UInt16.max, 0...1] as [ClosedRange<UInt16>] {
      let values = (0..<40 * 600 * channels).map { _ in UInt16.random(in: range, using: &numbers) }
      let layout = try #require(Raster<UInt16>.Layout(rawValue: channels))
      let raster = try #require(Raster(width: 40, height: 600, layout: layout, values: values))
      let header = PNGPicture.header(of: .sixteen(raster))
      var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      file += PNGParts.chunk("IHDR", header)
      try PNGPicture.appendData(.sixteen(raster), to: &file)
      file += PNGParts.chunk("IEND", [])
      guard case .sixteen(let decoded) = try Self.decoded(file) else {
        Issue.record("not 16 bits")
        continue
      }
      #expect(decoded == raster)
      #expect((try? DecodedPicture(file).picture.width) == 40)
    }
  }

  @Test func refusesDamagedData() throws {
    for isInterlaced in [false, true] {
      let form = SamplePNG(depth: 8, colors: 2, isInterlaced: isInterlaced)
      for change in [
        { $0.removeLast(5) }, { $0.removeLast($0.count / 2) }, { $0[$0.count - 1] ^= 1 },
        { $0[$0.count / 2] ^= 0xFF }, { $0 = [] },
      ] as [(inout [UInt8]) -> Void] {
        let file = try form.file(changing: change)
        #expect(throws: RevisionError.damagedPicture) { try Self.decoded(file) }
      }
    }
  }
}
