import PhotoFormats
import PhotoMetadata
import TestSupport
import Testing

@testable import JPEGCodec
@testable import PhotoSamples
@testable import Thumbnails

/// Damages real pictures in ways that repeat, and compares what is read of them with libjpeg-turbo.
@Suite(.needs(.data))
struct DamagedPicturesTests {
  /// Damage is seen, so that libjpeg-turbo decides, or what is read is the same.
  ///
  /// In a progressive picture it may be in the scans that are skipped, and libjpeg-turbo refuse it.
  @Test(arguments: [false, true])
  func haveThePixelsOfLibjpegTurboOrNone(isProgressive: Bool) throws {
    var random = SeededGenerator(seed: 12)
    let pictures = try pictures(isProgressive: isProgressive)
    let count = TestScope.isComplete ? 4000 : 300
    var (read, refused) = (0, 0)
    for number in 0..<count where !pictures.isEmpty {
      let (path, picture) = pictures[number % pictures.count]
      let damaged = damaged(picture, &random)
      guard let pixels = BlockMeans.picture(of: damaged[...], notBelow: 64) else {
        refused += 1
        continue
      }
      read += 1
      let expected = JPEGPicture(decoding: damaged[...], as: .gray, notBelow: 64)
      #expect(pixels == expected || isProgressive && expected == nil, "\(number): \(path)")
    }
    #expect(read > 50 && refused > 50)
  }

  /// Returns real photos that are read in this way, by their paths.
  private func pictures(isProgressive: Bool) throws -> [(path: String, bytes: [UInt8])] {
    try SampleFolders.files(in: SampleFolders.photos).compactMap { path in
      guard let file = try? PhotoFile(at: PhotoPath(path)),
        let bytes = try PhotoReader().bytes(
          ofFileAt: PhotoPath(path), in: file.state, upTo: 128 * 1024),
        let header = JPEGHeader(bytes[...]), (header.process == 2) == isProgressive,
        BlockMeans.picture(of: bytes[...], notBelow: 64) != nil
      else { return nil }
      return (path, bytes)
    }
  }

  /// Returns a picture with one kind of damage: an end that is missing, a gap, a marker in between,
  /// or bytes that changed.
  private func damaged(_ picture: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var damaged = picture
    let position = Int.random(in: 2..<picture.count, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: damaged.removeSubrange(position...)
    case 1: damaged.removeSubrange(position..<min(picture.count, position + 64))
    case 2:
      damaged.insert(contentsOf: [0xFF, .random(in: 0xC0...0xFE, using: &random)], at: position)
    default:
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 2..<picture.count, using: &random)
        damaged[index] = .random(in: 0...255, using: &random)
      }
    }
    return damaged
  }
}
