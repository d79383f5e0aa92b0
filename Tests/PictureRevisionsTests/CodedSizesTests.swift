import Foundation
import PhotoCopies
import PhotoFormats
import PhotoMetadata
import TestSupport
import Testing

@testable import PhotoSamples
@testable import PictureRevisions

/// The sizes that coded pictures claim, by which decoders allocate memory.
struct CodedSizesTests {
  /// Returns bits as bytes, with zeros at the end.
  private static func bytes(_ bits: String) -> [UInt8] {
    let digits = Array(bits.utf8)
    return stride(from: 0, to: digits.count, by: 8).map { start in
      (start..<start + 8).reduce(0) {
        $0 << 1 | ($1 < digits.count && digits[$1] == UInt8(ascii: "1") ? 1 : 0)
      }
    }
  }

  private static func bits(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { bits(Int($0), 8) }.joined()
  }

  private static func bits(_ number: Int, _ count: Int) -> String {
    (0..<count).reversed().map { number >> $0 & 1 == 1 ? "1" : "0" }.joined()
  }

  /// ISO/IEC 23008-2, 9.2: as many zeros as bits after the first one.
  private static func exponential(_ number: Int) -> String {
    let count = Int.bitWidth - (number + 1).leadingZeroBitCount
    return bits(number + 1, 2 * count - 1)
  }

  // MARK: HEVC

  /// The sample’s sequence parameter set, which claims another size.
  private static func parameterSet(_ width: Int, _ height: Int) throws -> [UInt8] {
    let configuration = Data(SampleHEIF.configuration(isAV1: false))
    let start = try #require(configuration.range(of: Data([0x42, 1, 1])))
    let length = Int(configuration[start.lowerBound - 1])
    let unit = configuration[start.lowerBound..<start.lowerBound + length]
    // Its numbers of 7 bits each follow the identifier and the kind of colors.
    let size = bits(try #require(unit.range(of: Data([0xA0, 0x20, 0x81, 5]))).map { unit[$0] })
    let position = try #require(unit.range(of: Data([0xA0, 0x20, 0x81, 5])))
    let rest = bits(unit[position.upperBound...])
    #expect(size.hasPrefix("1010" + exponential(64) + exponential(64)))
    return unit[..<position.lowerBound]
      + bytes("1010" + exponential(width) + exponential(height) + size.suffix(2) + rest)
  }

  private static func configuration(with set: [UInt8]) throws -> [UInt8] {
    let old = Data(SampleHEIF.configuration(isAV1: false))
    let start = try #require(old.range(of: Data([0x42, 1, 1]))).lowerBound
    let length = Int(old[start - 1])
    return old[..<(start - 2)] + [UInt8(set.count >> 8), UInt8(set.count & 255)] + set
      + old[(start + length)...]
  }

  @Test func readsHEVC() throws {
    let data = SampleHEIF.data(isAV1: false)
    let sample = SampleHEIF.configuration(isAV1: false)
    #expect(
      HEVCSequence.sizes(configuration: sample[...], data: data)
        == [PixelDimensions(width: 64, height: 64)])
    let set = try Self.parameterSet(16384, 8192)
    let large = PixelDimensions(width: 16384, height: 8192)
    let changed = try Self.configuration(with: set)
    #expect(HEVCSequence.sizes(configuration: changed[...], data: data) == [large])
    let inside = [0, 0, 0, UInt8(set.count)] + set + data
    #expect(HEVCSequence.sizes(configuration: sample[...], data: inside)?.last == large)
    for end in sample.indices {
      #expect(HEVCSequence.sizes(configuration: sample[..<end], data: data) == nil)
    }
    for end in data.indices.dropFirst() {
      #expect(HEVCSequence.sizes(configuration: sample[...], data: Array(data[..<end])) == nil)
    }
  }

  @Test func refusesHEVCThatIsLargerThanItsFileSays() throws {
    let set = try Self.parameterSet(16384, 16384)
    var photo = SampleHEIF(configuration: try Self.configuration(with: set))
    #expect(throws: CopyError.picture(.damagedPicture)) { try LookCopiesTests.copy(photo.bytes) }
    photo = SampleHEIF()
    photo.data = [0, 0, 0, UInt8(set.count)] + set + SampleHEIF.data(isAV1: false)
    #expect(throws: CopyError.picture(.damagedPicture)) { try LookCopiesTests.copy(photo.bytes) }
    photo.grid = (2, 2)
    #expect(throws: CopyError.picture(.damagedPicture)) { try LookCopiesTests.copy(photo.bytes) }
    // What the file says stays as it is where nothing is decoded.
    var plan = CopyPlan()
    plan.removed = [.location]
    _ = try PhotoCopier(plan, tool: "MetaLens 9", date: nil).copy(photo.bytes, digest: "")
  }

  // MARK: AV1

  /// The sample, whose sequence header claims another size.
  private static func av1(_ width: Int, _ height: Int) throws -> [UInt8] {
    let data = SampleHEIF.data(isAV1: true)
    // A delimiter, and a header of nine bytes: 10 bits, the number of bits of each side, the sides.
    #expect(data.prefix(4) == [0x12, 0, 0x0A, 9])
    let header = bits(data[4..<13])
    let sides = "0101" + "0101" + bits(63, 6) + bits(63, 6)
    #expect(header.dropFirst(10).hasPrefix(sides))
    let changed = bytes(
      header.prefix(10) + "1111" + "1111" + bits(width - 1, 16) + bits(height - 1, 16)
        + header.dropFirst(10 + sides.utf8.count))
    return [0x12, 0, 0x0A, UInt8(changed.count)] + changed + data[13...]
  }

  @Test func readsAV1() throws {
    let sample = SampleHEIF.configuration(isAV1: true)
    let data = SampleHEIF.data(isAV1: true)
    let small = PixelDimensions(width: 64, height: 64)
    #expect(AV1Sequence.sizes(configuration: sample[...], data: data) == [small])
    let large = try Self.av1(16384, 8192)
    let wanted = PixelDimensions(width: 16384, height: 8192)
    #expect(AV1Sequence.sizes(configuration: sample[...], data: large) == [wanted])
    #expect(
      AV1Sequence.sizes(configuration: sample + large[2...13], data: data) == nil,
      "A header that ends early")
    #expect(AV1Sequence.sizes(configuration: sample + data[2..<13], data: data) == [small, small])
    for end in data.indices.dropFirst(3) where end != 13 {
      #expect(AV1Sequence.sizes(configuration: sample[...], data: Array(data[..<end])) == nil)
    }
  }

  /// AV1, 5.5.1: a header for films, with all that may precede the size.
  @Test func readsAV1OfFilms() throws {
    let time = "1" + Self.bits(1, 32) + Self.bits(30, 32) + "1" + Self.exponential(2)
    let model = "1" + Self.bits(9, 5) + Self.bits(1, 32) + Self.bits(9, 5) + Self.bits(9, 5)
    let point = Self.bits(0, 12) + Self.bits(8, 5) + "0"
    let delays = "1" + Self.bits(5, 10) + Self.bits(5, 10) + "0"
    let header = Self.bytes(
      "000" + "0" + "0" + time + model + "1" + Self.bits(1, 5) + point + delays + "1"
        + Self.bits(3, 4) + point + "0" + "0" + Self.bits(10, 4) + Self.bits(9, 4)
        + Self.bits(1919, 11) + Self.bits(817, 10))
    let unit = [0x0A, UInt8(header.count)] + header
    let configuration = SampleHEIF.configuration(isAV1: true)
    #expect(
      AV1Sequence.sizes(configuration: configuration[...], data: unit)
        == [PixelDimensions(width: 1920, height: 818)])
  }

  /// AV1, 5.9.2: frames that are shown, that are not, and that repeat an earlier one.
  @Test(
    arguments: [false, true],
    [
      ("0" + "00" + "1" + "0" + "0", true), ("0" + "00" + "0" + "1" + "1" + "0" + "0", true),
      ("0" + "01" + "1" + "1" + "0" + "0", true), ("1", false),
    ])
  func readsFramesOfAnotherSize(hasNumber: Bool, frame: (start: String, hasSize: Bool)) throws {
    // No time, one operating point, 6 bits for each side, and tools for screens that each frame
    // may choose, without any for motion.
    let number = hasNumber ? "1" + Self.bits(2, 4) + Self.bits(1, 3) : "0"
    let header = Self.bytes(
      "000" + "0" + "0" + "0" + "0" + Self.bits(0, 5) + Self.bits(0, 12) + Self.bits(0, 5)
        + Self.bits(5, 4) + Self.bits(5, 4) + Self.bits(39, 6) + Self.bits(29, 6) + number
        + "000" + "0000" + "0" + "1" + "0" + "0")
    let size = PixelDimensions(width: 40, height: 30)
    let configuration = SampleHEIF.configuration(isAV1: true).prefix(4)
    for type in [3, 6] {
      for hasOther in [false, true] {
        let unit = Self.bytes(
          frame.start + (hasNumber ? Self.bits(0, 6) : "") + (hasOther ? "1" : "0"))
        let data =
          [0x0A, UInt8(header.count)] + header
          + [UInt8(type << 3 | 2), UInt8(unit.count)] + unit
        let others =
          hasOther && frame.hasSize ? [PixelDimensions(width: 64, height: 64)] : []
        #expect(AV1Sequence.sizes(configuration: configuration, data: data) == [size] + others)
      }
    }
    let cut = [0x0A, UInt8(header.count)] + header + [0x32, 0]
    #expect(AV1Sequence.sizes(configuration: configuration, data: cut) == nil)
  }

  @Test func refusesAV1ThatIsLargerThanItsFileSays() throws {
    var photo = SampleHEIF(isAV1: true)
    photo.data = try Self.av1(16384, 16384)
    #expect(throws: CopyError.picture(.damagedPicture)) { try LookCopiesTests.copy(photo.bytes) }
  }
}
