import Foundation
import PhotoFormats
import PhotoMetadata
import TestSupport
import Testing

@testable import JPEGCodec
@testable import PhotoSamples
@testable import Thumbnails

struct PictureComparisonTests {
  private let whole = gray(PictureBuilder.pixels(width: 320, height: 240))

  /// Returns the green channel of a picture as gray.
  private static func gray(_ pixels: JPEGPicture) -> JPEGPicture {
    var gray = JPEGPicture(width: pixels.width, height: pixels.height, layout: .gray)
    for index in gray.bytes.indices { gray.bytes[index] = pixels.bytes[index * 3 + 1] }
    return gray
  }

  private func similarity(_ small: JPEGPicture, _ whole: JPEGPicture) throws -> Double {
    try #require(PictureComparison(small, whole)).similarity
  }

  @Test(arguments: [1, 3, 6, 8]) func recognizesAPictureInEveryPosition(orientation: Int) throws {
    let small = whole.resized(PixelArea(whole), width: 80, height: 60).oriented(by: orientation)
    #expect(try similarity(small, whole) > 0.99)
  }

  /// The frame around a painted part fits it in the picture and in a thumbnail in any position.
  @Test(arguments: [1, 3, 6, 8]) func findsWhereAPartWasPainted(orientation: Int) throws {
    let small = whole.resized(PixelArea(whole), width: 80, height: 60).oriented(by: orientation)
    var painted = whole
    for row in 48..<96 {
      for column in 192..<256 { painted.bytes[row * 320 + column] = 0 }
    }
    let change = try #require(PictureComparison.change(small, painted))
    #expect(change.orientation == [1: 1, 3: 3, 6: 8, 8: 6][orientation])
    for part in [change.whole, change.small] {
      #expect(abs(part.left - 0.6) < 0.06 && abs(part.top - 0.2) < 0.06)
      #expect(abs(part.width - 0.2) < 0.08 && abs(part.height - 0.2) < 0.08)
    }
  }

  @Test(arguments: 1...8) func turnsAPartLikeItsPicture(orientation: Int) {
    var picture = JPEGPicture(width: 40, height: 20, layout: .gray)
    for row in 2..<6 { for column in 30..<38 { picture.bytes[row * 40 + column] = 255 } }
    let part = PicturePart(left: 0.75, top: 0.1, width: 0.2, height: 0.2)
      .oriented(by: orientation)
    let turned = picture.oriented(by: orientation)
    let left = Int((part.left * Double(turned.width)).rounded())
    let top = Int((part.top * Double(turned.height)).rounded())
    let width = Int((part.width * Double(turned.width)).rounded())
    let height = Int((part.height * Double(turned.height)).rounded())
    #expect(width * height == 32)
    for row in top..<top + height {
      for column in left..<left + width {
        #expect(turned.bytes[row * turned.width + column] == 255)
      }
    }
  }

  @Test func toleratesBarsAroundThePicture() throws {
    let wide = Self.gray(PictureBuilder.pixels(width: 300, height: 200))
    let small = wide.resized(PixelArea(wide), width: 160, height: 107)
    var barred = JPEGPicture(width: 160, height: 120, layout: .gray)
    barred.bytes.replaceSubrange(6 * 160..<(6 + 107) * 160, with: small.bytes)
    #expect(try similarity(barred, wide) > 0.98)
  }

  /// Some cameras put the bar of a 3:2 picture on one side of a 4:3 thumbnail, not always black.
  @Test(arguments: [(0, UInt8(0)), (13, 0), (0, 200), (13, 200)])
  func toleratesABarOnOneSide(rows: Int, color: UInt8) throws {
    let wide = Self.gray(PictureBuilder.pixels(width: 300, height: 200))
    let small = wide.resized(PixelArea(wide), width: 160, height: 107)
    var barred = JPEGPicture(width: 160, height: 120, layout: .gray)
    barred.bytes = Array(repeating: color, count: barred.bytes.count)
    barred.bytes.replaceSubrange(rows * 160..<(rows + 107) * 160, with: small.bytes)
    #expect(try similarity(barred, wide) > 0.98)
  }

  /// A black bar is cut off even where the rest has not quite the proportions of the picture.
  @Test func toleratesABlackBarOfAnyWidth() throws {
    var barred = JPEGPicture(width: 96, height: 72, layout: .gray)
    let small = whole.resized(PixelArea(whole), width: 96, height: 56)
    barred.bytes.replaceSubrange(16 * 96..<72 * 96, with: small.bytes)
    #expect(try similarity(barred, whole) > 0.98)
  }

  @Test func acceptsAMiddlePart() throws {
    let small = whole.resized(
      PixelArea(whole).centered(across: 1, down: 1), width: 60, height: 60)
    #expect(try similarity(small, whole) > 0.98)
  }

  @Test func toleratesBrightnessAndContrast() throws {
    var small = whole.resized(PixelArea(whole), width: 80, height: 60)
    for index in small.bytes.indices { small.bytes[index] = 90 + small.bytes[index] / 3 }
    #expect(try similarity(small, whole) > 0.99)
  }

  @Test func findsThatTheRestWasCutOff() throws {
    var corner = JPEGPicture(width: 200, height: 150, layout: .gray)
    for row in 0..<150 {
      for column in 0..<200 {
        corner.bytes[row * 200 + column] = whole.bytes[(row + 90) * 320 + column + 120]
      }
    }
    let small = whole.resized(PixelArea(whole), width: 80, height: 60)
    #expect(try similarity(small, corner) < 0.8)
  }

  @Test func isSilentAboutUniformOrTinyPictures() {
    let even = JPEGPicture(width: 80, height: 60, layout: .gray)
    #expect(PictureComparison(even, whole) == nil)
    #expect(PictureComparison(whole, even) == nil)
    let tiny = whole.resized(PixelArea(whole), width: 20, height: 15)
    #expect(PictureComparison(tiny, whole) == nil)
  }

  @Test func isCreatedOnDemand() throws {
    let picture = PictureBuilder.pixels(width: 320, height: 240)
    let exif = JPEGBuilder.exif(
      PictureBuilder.exif(thumbnail: PictureBuilder.jpeg(picture.fitting(80))))
    let jpeg = PictureBuilder.jpeg(picture)
    let photo = Array(jpeg.prefix(2) + exif + jpeg.dropFirst(2))
    #expect(try PhotoReader().metadata(in: photo).traces.thumbnail?.similarity == nil)
    let reader = PhotoReader(comparingThumbnails: true)
    let thumbnail = try #require(try reader.metadata(in: photo).traces.thumbnail)
    #expect(thumbnail.similarity ?? 0 > 0.98)
    // A truncated picture was not compared.
    let broken = try reader.metadata(in: Array(photo.dropLast(500)))
    #expect(broken.traces.thumbnail != nil && broken.traces.thumbnail?.similarity == nil)
  }

  /// Of the intact real photos, only those whose thumbnails visibly show something else are
  /// dissimilar.
  @Test(.needs(.data))
  func findsTheThumbnailsOfRealPhotosAlike() throws {
    let reader = PhotoReader(comparingThumbnails: true)
    var compared = 0
    var unlike: [String: Double] = [:]
    for path in try SampleFolders.files(in: SampleFolders.photos) {
      guard let traces = try? reader.metadata(ofFileAt: PhotoPath(path)).traces,
        let similarity = traces.thumbnail?.similarity
      else { continue }
      compared += 1
      if similarity < 0.96 {
        unlike[path.split(separator: "/").last.map(String.init) ?? ""] = similarity
      }
    }
    print("thumbnails compared: \(compared)")
    #expect(compared >= 75)
    #expect(
      unlike.keys.sorted() == [
        "has-lens-info.jpg", "issue-exifr-41-Error_Segment_Unreachable.jpg",
      ])
    #expect(unlike.values.allSatisfy { $0 < 0.65 })
  }

  @Test(.needs(.data))
  func survivesDamagedPhotos() throws {
    let reader = PhotoReader(comparingThumbnails: true)
    for path in try SampleFolders.files(in: SampleFolders.badPhotos) {
      _ = try? reader.metadata(ofFileAt: PhotoPath(path))
    }
  }
}
