import PhotoFormats
import PhotoMetadata
import TestSupport
import Testing

@testable import PhotoCopies

/// What a part that can't be read may hold depends on its size and its form.
struct HiddenFactsTests {
  private static func possible(_ bytes: [UInt8]) -> Set<MetadataKind> {
    HiddenFacts.possible(in: bytes[...])
  }

  @Test func takesWhatIsNotAtHandForAnything() {
    #expect(Self.possible([]) == HiddenFacts.all)
  }

  @Test(arguments: [
    [UInt8](repeating: 0, count: 4096), [UInt8](repeating: 0xFF, count: 9),
    Array(repeating: 0x20, count: 117) + [0], [0xFF, 0xFF, 0xF7, 0xFF, 0xFF, 0xEF, 0, 0, 0x40, 0],
    // The padding that Windows writes.
    [0x1C, 0xEA, 0, 0, 0, 8] + [UInt8](repeating: 0, count: 2042), [1], [0, 72, 0, 0],
  ])
  func seesNothingInPadding(bytes: [UInt8]) {
    #expect(Self.possible(bytes).isDisjoint(with: [.location, .serialNumbers, .owner, .thumbnail]))
  }

  @Test func needsRoomForEachKind() {
    // A word of three letters, and a number of four bytes.
    #expect(Self.possible(Array("Bo".utf8)).isEmpty)
    #expect(Self.possible(Array("Rom".utf8)).contains(.comments))
    #expect(!Self.possible([1, 2, 3]).contains(.serialNumbers))
    #expect(Self.possible([1, 2, 3, 4]).contains(.serialNumbers))
    // Six bytes are no place, and seven can be.
    #expect(!Self.possible([1, 2, 3, 4, 5, 6]).contains(.location))
    #expect(Self.possible([1, 2, 3, 4, 5, 6, 7]).contains(.location))
    let noise = (0..<256).map { UInt8(0x30 + $0 * 7 % 64) }
    #expect(!Self.possible(Array(noise.dropLast())).contains(.thumbnail))
    #expect(Self.possible(noise).contains(.thumbnail))
  }

  @Test func knowsTheCodedDataOfAPicture() {
    var data = (0..<400).map { UInt8(truncatingIfNeeded: $0 &* 97 &+ $0 / 7) & 0x7F | 0x80 }
    data = data.map { $0 == 0xFF ? 0xFE : $0 }
    data[100...101] = [0xFF, 0]
    #expect(Self.possible(data) == [.thumbnail])
    data[200...201] = [0xFF, 0x41]
    #expect(Self.possible(data).contains(.location))
  }

  @Test func trustsTheFormatsOfNumbers() {
    func possible(_ count: Int, _ format: Int) -> Set<MetadataKind> {
      HiddenFacts.possible(
        in: (0..<count).map { UInt8(truncatingIfNeeded: 17 * $0 + 3) }[...], format: format)
    }
    #expect(possible(2, TIFFFormat.unsignedShort).isEmpty)
    #expect(possible(16, TIFFFormat.unsignedShort).isEmpty)
    #expect(possible(18, TIFFFormat.unsignedShort) == [.faces])
    #expect(possible(4, TIFFFormat.unsignedLong) == [.serialNumbers, .identifiers])
    #expect(possible(8, TIFFFormat.unsignedLong).contains(.location))
    #expect(possible(8, TIFFFormat.rational).isEmpty)
    #expect(possible(16, TIFFFormat.rational).contains(.location))
    #expect(!possible(16, TIFFFormat.rational).contains(.owner))
    #expect(possible(16, TIFFFormat.undefined).contains(.owner))
    // The version of a standard.
    for (text, isVersion) in [("0100", true), ("1234", false), ("01000", false), ("01a0", false)] {
      let facts = HiddenFacts.possible(in: Array(text.utf8)[...], format: TIFFFormat.undefined)
      #expect(facts.isEmpty == isVersion, "\(text)")
    }
  }

  /// Bytes of a coded picture, always the same.
  private static func coded(_ count: Int) -> [UInt8] {
    var generator = SeededGenerator(seed: 7)
    return (0..<count).map { _ in .random(in: 1...255, using: &generator) }
  }

  @Test(arguments: [48, 95, 186, 1000, 40_000])
  func knowsPiecesOfCodedPicturesBehindAPicture(count: Int) {
    let facts: Set<MetadataKind> = count < 256 ? [] : [.thumbnail]
    let piece = Self.coded(count)
    #expect(HiddenFacts.possible(inRest: piece[...]) == facts)
    #expect(HiddenFacts.possible(inRest: (piece + [0, 0, 0, 0, 0, 3, 1])[...]) == facts)
  }

  @Test(
    arguments: [
      "Marisol of 12 Jambalaya Street", "京都市中京区", "35.68950, 139.69170", #"{"lat":37.5665}"#,
    ])
  func seesTextsBesidePiecesOfCodedPictures(text: String) {
    let piece = Self.coded(300)
    let zeros = [UInt8](repeating: 0, count: 8)
    let parts = [
      Array(text.utf8), piece + zeros + Array(text.utf8), piece + Array(text.utf8) + piece,
    ]
    for bytes in parts {
      #expect(HiddenFacts.possible(inRest: bytes[...]).contains(.location), "\(bytes.count)")
    }
  }

  @Test func seesAPlaceInNumbersBesidePiecesOfCodedPictures() {
    func numbers(_ numbers: [Int]) -> [UInt8] {
      numbers.flatMap { ExifBuilder(isLittleEndian: true).number($0, 4) }
    }
    let angle = numbers([37, 1, 33, 1, 5880, 100])
    let bytes = Self.coded(300) + [0, 0, 0, 0] + angle + [0, 0, 0, 0] + Self.coded(300)
    #expect(HiddenFacts.possible(inRest: bytes[...]).contains(.location))
    #expect(HiddenFacts.possible(inGap: (angle + angle)[...], .little).contains(.location))
    // Fractions of other numbers, such as the resolution.
    let others = numbers([180, 1, 180, 1, 0, 0, 6, 2, 40, 1])
    #expect(HiddenFacts.possible(inGap: others[...], .little).isEmpty)
  }
}
