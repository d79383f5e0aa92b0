import Foundation
import JPEGCodec
import PhotoCopies
import PhotoFormats
import PhotoMetadata
import Pictures
import TestSupport
import Testing

@testable import PhotoSamples
@testable import PictureRevisions

/// Looks in PNG, WebP and TIFF files, and in damaged ones.
struct ContainerLooksTests {
  /// Returns what the look makes of the sample picture.
  private static var wanted: [UInt8] {
    get throws {
      var raster = try #require(
        Raster<UInt8>(
          width: SamplePictures.width, height: SamplePictures.height, layout: .rgb,
          values: SamplePictures.pixels))
      Look(name: "x", recipe: .tumbleDown).apply(to: &raster, tones: .sRGB)
      return raster.values
    }
  }

  private static func copy(_ photo: [UInt8]) throws -> [UInt8] {
    try LookCopiesTests.copy(photo, LookCopiesTests.copier(.tumbleDown))
  }

  @Test func changesPNG() throws {
    let picture = try #require(
      Picture(
        width: SamplePictures.width, height: SamplePictures.height, layout: .rgb,
        bytes: SamplePictures.pixels))
    let photo = try #require(picture.png())
    let copy = try Self.copy(photo)
    #expect(try DecodedPicture(copy).picture.bytes == Self.wanted)
    #expect(try PhotoReader().metadata(in: copy).copyStatements.count == 1)
  }

  @Test func updatesTheTimeOfTheLastChangeInPNG() throws {
    let picture = try #require(
      Picture(
        width: SamplePictures.width, height: SamplePictures.height, layout: .rgb,
        bytes: SamplePictures.pixels))
    let photo = try #require(picture.png())
    let time = PNGParts.chunk("tIME", [7, 232, 5, 6, 7, 8, 9])
    let copy = try Self.copy(photo.dropLast(12) + time + photo.suffix(12))
    let chunk = PNGParts.chunk("tIME", [7, 234, 1, 2, 3, 4, 5])
    #expect(Data(copy).range(of: Data(chunk)) != nil)
    #expect(Data(copy).range(of: Data(time)) == nil)
  }

  @Test func changesLosslessWebPWithoutLoss() throws {
    let raster = try #require(
      Raster<UInt8>(
        width: SamplePictures.width, height: SamplePictures.height, layout: .rgb,
        values: SamplePictures.pixels))
    let photo = try #require(raster.webp(isLossless: true))
    let copy = try Self.copy(photo)
    #expect(try DecodedPicture(copy).picture.bytes == Self.wanted)
    #expect(Data(copy).range(of: Data("VP8L".utf8)) != nil)
    let lossy = try Self.copy(try #require(raster.webp(isLossless: false)))
    #expect(Data(lossy).range(of: Data("VP8 ".utf8)) != nil)
  }

  /// Noise and a drawing, which are compressed differently; transparent pixels keep their colors.
  @Test(arguments: [0...255, 0...1] as [ClosedRange<UInt8>])
  func writesLosslessWebPWithoutLoss(range: ClosedRange<UInt8>) throws {
    var numbers = SeededGenerator(seed: 6)
    let values = (0..<600 * 530 * 4).map { _ in UInt8.random(in: range, using: &numbers) }
    let raster = try #require(
      Raster<UInt8>(width: 600, height: 530, layout: .rgba, values: values))
    let file = try #require(raster.webp(isLossless: true))
    let limits = PictureLimits()
    #expect(try Raster(webp: file[...], limits: limits) == raster)
  }

  /// Some programs end the name of the chunk with zero, which libwebp does not know.
  @Test func writesTheNameThatDecodersKnow() throws {
    let raster = try #require(
      Raster<UInt8>(
        width: SamplePictures.width, height: SamplePictures.height, layout: .rgb,
        values: SamplePictures.pixels))
    let photo = try Self.copy(try #require(raster.webp(isLossless: true)))
    let position = try #require(Data(photo).range(of: Data("XMP ".utf8))).lowerBound
    var odd = photo
    odd[position + 3] = 0
    // The flag of XMP in VP8X.
    odd[20] &= ~0x04
    let copy = try Self.copy(odd)
    #expect(try DecodedPicture(copy).picture.width == SamplePictures.width)
    #expect(Data(copy).range(of: Data("XMP ".utf8)) != nil)
    #expect(Data(copy).range(of: Data("XMP\0".utf8)) == nil)
    // Another chunk whose name only begins so is no XMP.
    odd[position + 3] = UInt8(ascii: "F")
    let other = try Self.copy(odd)
    #expect(Data(other).range(of: Data("XMPF".utf8)) != nil)
    #expect(Data(other).range(of: Data("XMP ".utf8)) != nil)
  }

  @Test(arguments: [1, 5, 8], [1, 2])
  func changesTIFF(compression: Int, predictor: Int) throws {
    for isBig in [false, true] {
      for isDeep in [false, true] {
        let photo = try SamplePictures.tiff(
          compression: compression, isDeep: isDeep, isBig: isBig, predictor: predictor)
        let copy = try Self.copy(photo)
        let raster = try TIFFRevision(copy).decoded()
        switch raster {
        case .eight(let raster): #expect(try raster.values == Self.wanted)
        case .sixteen(let raster):
          #expect(isDeep)
          let rounded = raster.values.map { (Int($0) + 128) / 257 }
          #expect(try zip(rounded, Self.wanted).allSatisfy { abs($0 - Int($1)) <= 1 })
        }
        #expect(try PhotoReader().metadata(in: copy).copyStatements.count == 1)
      }
    }
  }

  @Test func changesGrayAndAlphaInTIFF() throws {
    for (photometric, alpha) in [(0, nil), (1, 2), (2, 1), (2, 2)] as [(Int, Int?)] {
      let photo = try SamplePictures.tiff(compression: 8, photometric: photometric, alpha: alpha)
      let copy = try Self.copy(photo)
      guard case .eight(let before) = try TIFFRevision(photo).decoded(),
        case .eight(let after) = try TIFFRevision(copy).decoded()
      else {
        Issue.record("not 8 bits")
        continue
      }
      #expect(before.layout == after.layout)
      guard before.layout.hasAlpha else { continue }
      let last = before.layout.channels
      let positions = stride(from: last - 1, to: before.values.count, by: last)
      #expect(positions.allSatisfy { before.values[$0] == after.values[$0] })
    }
  }

  @Test func refusesOtherTIFF() throws {
    #expect(throws: CopyError.picture(.unsupported("TIFF, Compression 7"))) {
      try Self.copy(try SamplePictures.tiff(compression: 7))
    }
    #expect(throws: CopyError.picture(.unsupported("TIFF, PhotometricInterpretation 6"))) {
      try Self.copy(try SamplePictures.tiff(compression: 1, photometric: 6))
    }
  }

  @Test func packsAndUnpacksCodes() throws {
    var numbers = SeededGenerator(seed: 9)
    for range in [0...0, 0...1, 0...15, 0...255] as [ClosedRange<UInt8>] {
      for count in [1, 2, 255, 4_000, 70_000] {
        let bytes = (0..<count).map { _ in UInt8.random(in: range, using: &numbers) }
        let packed = SampleTIFF.packedStrings(bytes)
        #expect(LZW.decode(packed[...], count: count) == bytes)
        #expect(LZW.decode(packed.dropLast(max(1, packed.count / 2)), count: count) == nil)
      }
    }
  }

  /// Cuts and changed bytes: an error or a copy that can be read, never a crash.
  @Test func survivesDamage() throws {
    let picture = try #require(
      Picture(
        width: SamplePictures.width, height: SamplePictures.height, layout: .rgb,
        bytes: SamplePictures.pixels))
    let raster = try #require(
      Raster<UInt8>(
        width: picture.width, height: picture.height, layout: .rgb, values: picture.bytes))
    let photos = [
      try SamplePictures.jpeg(), try #require(picture.png()),
      try #require(raster.webp(isLossless: true)), try SamplePictures.tiff(compression: 5),
      try SamplePictures.tiff(compression: 8, predictor: 2),
    ]
    let copier = LookCopiesTests.copier(.tumbleDown, seed: 1)
    var numbers = SeededGenerator(seed: 2)
    for photo in photos {
      for end in stride(from: 1, to: photo.count, by: max(1, photo.count / 60)) {
        _ = try? copier.copy(Array(photo[..<end]), digest: "")
      }
      for _ in 0..<150 {
        var damaged = photo
        for _ in 0..<3 {
          let position = Int.random(in: 0..<photo.count, using: &numbers)
          damaged[position] = [0, 1, 0x7F, 0xFF].randomElement(using: &numbers) ?? 0
        }
        guard let copy = try? copier.copy(damaged, digest: "").bytes else { continue }
        #expect((try? PhotoReader().metadata(in: copy)) != nil)
      }
    }
  }
}
