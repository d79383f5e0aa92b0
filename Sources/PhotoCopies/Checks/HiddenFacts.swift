import ASCII
import PhotoFormats
import PhotoMetadata

/// What a part of a file that nobody reads may hold, by its size and its form.
///
/// A warning about a part means something only where the part can hold what was to be removed.
enum HiddenFacts {
  /// What a part of unknown form may hold.
  static let all: Set<MetadataKind> = texts.union([
    .location, .serialNumbers, .thumbnail, .faces, .identifiers,
  ])

  /// What people and programs write in words.
  private static let texts: Set<MetadataKind> = [.owner, .copyright, .comments, .history]

  /// The minimum number of bytes, besides padding, of a serial number, and of two angles or the
  /// edges of a face; and the minimum size of a smaller picture.
  private static let (number, position, picture) = (4, 7, 256)

  /// The minimum number of letters of a name, and of one in much data, where three occur by chance.
  private static let (letters, manyLetters) = (3, 5)

  /// Returns what bytes may hold; everything if they are not at hand.
  static func possible(in bytes: ArraySlice<UInt8>) -> Set<MetadataKind> {
    guard !bytes.isEmpty else { return all }
    let count = bytes.count { !isPadding($0) }
    guard count > 0, !isNoise(bytes) else { return [] }
    if isCodedPicture(bytes) { return [.thumbnail] }
    var kinds = all
    if count < picture { kinds.remove(.thumbnail) }
    if count < number { kinds.subtract([.serialNumbers, .identifiers]) }
    guard count < position else { return kinds }
    kinds.subtract([.location, .faces])
    return hasWord(bytes, letters) ? kinds : kinds.subtracting(texts)
  }

  @inline(__always)
  private static func isPadding(_ byte: UInt8) -> Bool {
    switch byte {
    case 0, 0xFF, 0x20, 0x09, 0x0A, 0x0D: true
    default: false
    }
  }

  /// Whether bytes are those of erased memory in which single bits have flipped.
  private static func isNoise(_ bytes: ArraySlice<UInt8>) -> Bool {
    var run = 0
    for byte in bytes {
      guard byte != 0, byte != 0xFF else {
        run = 0
        continue
      }
      run += 1
      guard run <= 2, byte.nonzeroBitCount == 1 || byte.nonzeroBitCount == 7 else { return false }
    }
    return true
  }

  /// Whether bytes are the coded data of a JPEG picture without its headers: ISO/IEC 10918-1,
  /// F.1.2.3, wants a zero behind each byte 0xFF, and B.1.1.2 numbered markers.
  private static func isCodedPicture(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count >= picture, !hasWord(bytes, manyLetters) else { return false }
    var stuffed = 0
    var last: UInt8 = 0
    for byte in bytes {
      if last == 0xFF {
        guard byte != JPEGMarker.temporary, !JPEGMarker.hasLength(byte) else { return false }
        if byte == 0 { stuffed += 1 }
      }
      last = byte
    }
    return stuffed > 0
  }

  /// Returns what bytes that nothing refers to may hold, behind a picture or between parts: pieces
  /// of coded pictures, which cameras leave there, hold no facts.
  static func possible(inRest bytes: ArraySlice<UInt8>) -> Set<MetadataKind> {
    let all = possible(in: bytes)
    guard bytes.count <= rest, !all.isEmpty else { return all }
    var kinds: Set<MetadataKind> = []
    var other: Range<Int>?
    for piece in pieces(of: bytes) {
      guard isRandom(bytes[piece]) else {
        other = (other?.lowerBound ?? piece.lowerBound)..<piece.upperBound
        continue
      }
      if bytes[piece].count >= picture { kinds.insert(.thumbnail) }
      if let range = other { kinds.formUnion(possible(in: bytes[range])) }
      other = nil
    }
    if let range = other { kinds.formUnion(possible(in: bytes[range])) }
    return kinds.intersection(all)
  }

  /// The maximum number of bytes of which each is looked at, and the minimum of random ones.
  private static let (rest, random) = (1 << 18, 48)

  /// Returns the positions of bytes between runs of four zeros and more.
  private static func pieces(of bytes: ArraySlice<UInt8>) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = bytes.startIndex
    var zeros = 0
    for index in bytes.indices {
      if bytes[index] == 0 {
        zeros += 1
        continue
      }
      if zeros >= 4 || index == bytes.startIndex + zeros {
        if index - zeros > start { pieces.append(start..<index - zeros) }
        start = index
      }
      zeros = 0
    }
    if bytes.endIndex - zeros > start { pieces.append(start..<bytes.endIndex - zeros) }
    return pieces
  }

  /// Whether bytes look like those of a coded picture: they have all values, no zeros in a row as
  /// numbers have, and no words but short ones that occur by chance.
  private static func isRandom(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count >= random else { return false }
    var quarters = [0, 0, 0, 0]
    var values: Set<UInt8> = []
    var (zeros, letters, printable) = (0, 0, 0)
    // Among more bytes, longer words occur by chance.
    let growth = bytes.count < picture ? 0 : bytes.count < 1 << 12 ? 2 : 4
    for byte in bytes {
      quarters[Int(byte >> 6)] += 1
      values.insert(byte)
      zeros = byte == 0 ? zeros + 1 : 0
      letters = byte.isASCIILetter ? letters + 1 : 0
      printable = (0x20...0x7E).contains(byte) ? printable + 1 : 0
      guard zeros < 3, letters < 6 + growth, printable < 12 + 2 * growth else { return false }
    }
    return quarters.allSatisfy { $0 >= bytes.count / 10 }
      && values.count >= min(bytes.count / 2, 100) && !hasWideWord(bytes)
  }

  /// Returns what bytes between the parts of a block may hold: cameras leave what their memory had
  /// there, of which little can be read as a fact.
  static func possible(inGap bytes: ArraySlice<UInt8>, _ order: ByteOrder) -> Set<MetadataKind> {
    let kinds = possible(inRest: bytes)
    guard bytes.count <= gap, !hasWord(bytes, manyLetters), !hasWideWord(bytes),
      !hasAngle(bytes, order)
    else { return kinds }
    return kinds.intersection([.thumbnail])
  }

  /// The maximum size of a gap of which every byte is looked at.
  private static let gap = 2048

  /// Whether bytes contain letters of ASCII with zeros between them, or several characters of three
  /// bytes, as in texts of East Asia.
  private static func hasWideWord(_ bytes: ArraySlice<UInt8>) -> Bool {
    let all = Array(bytes)
    for start in all.indices {
      let wide = stride(from: start, to: min(start + 2 * letters + 2, all.count - 1), by: 2)
        .allSatisfy { all[$0].isASCIILetter && all[$0 + 1] == 0 }
      if wide, start + 2 * letters + 2 < all.count { return true }
      guard all[start] >= 0xE3, start + 9 <= all.count else { continue }
      let text = String(validating: all[start..<start + 9], as: UTF8.self)
      if text?.unicodeScalars.count == 3 { return true }
    }
    return false
  }

  /// Whether bytes contain degrees, minutes and seconds as fractions of whole numbers.
  private static func hasAngle(_ bytes: ArraySlice<UInt8>, _ order: ByteOrder) -> Bool {
    guard bytes.count >= 24 else { return false }
    // TIFF 6.0, 2: values begin at even positions. Programs write degrees and minutes whole or
    // decimal.
    for start in stride(from: bytes.startIndex % 2, through: bytes.count - 24, by: 2) {
      let numbers = (0..<6).map { order.uint32(bytes, at: start + 4 * $0) ?? 0 }
      guard numbers[0] > 0, decimals.contains(numbers[1]), decimals.contains(numbers[3]),
        (1...100_000_000).contains(numbers[5])
      else { continue }
      if numbers[0] / numbers[1] <= 180, numbers[2] / numbers[3] < 60,
        numbers[4] / numbers[5] < 60
      {
        return true
      }
    }
    return false
  }

  private static let decimals: Set<Int> = [
    1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000,
  ]

  /// Returns what the value of an entry of TIFF may hold, by its format.
  static func possible(in value: ArraySlice<UInt8>, format: Int) -> Set<MetadataKind> {
    let kinds = possible(in: value)
    let unit = TIFFFormat.size(of: format) ?? 1
    switch format {
    // A few small numbers are choices and sizes; many can be the edges of faces, and pixels.
    case TIFFFormat.unsignedShort, Self.signedShort:
      return value.count <= 8 * unit ? [] : kinds.intersection([.faces, .thumbnail])
    // A number can be that of a camera; two can be a place.
    case TIFFFormat.unsignedLong, TIFFFormat.signedLong, TIFFFormat.directoryOffset:
      return value.count <= unit
        ? kinds.intersection([.serialNumbers, .identifiers]) : kinds.subtracting(texts)
    case TIFFFormat.rational, TIFFFormat.signedRational, TIFFFormat.float, TIFFFormat.double:
      return value.count <= unit ? [] : kinds.subtracting(texts)
    // EXIF 3.0, 4.6.6: a version is four digits, of which the first is 0.
    case TIFFFormat.undefined
    where value.count == 4 && value.first == UInt8(ascii: "0")
      && value.allSatisfy(\.isASCIIDigit):
      return []
    default: return kinds
    }
  }

  private static let signedShort = 8

  /// Whether bytes may be a name in words, in Latin letters or others.
  static func mayHoldName(_ bytes: ArraySlice<UInt8>) -> Bool { hasWord(bytes, letters) }

  /// Whether bytes contain a word of so many letters, of ASCII or, in few bytes, of another script.
  private static func hasWord(_ bytes: ArraySlice<UInt8>, _ letters: Int) -> Bool {
    let isShort = bytes.count < picture
    var count = 0
    for byte in bytes where byte != 0 {
      // No encoding of letters has 0xFF.
      count = byte.isASCIILetter || isShort && (0x80...0xFE).contains(byte) ? count + 1 : 0
      if count == letters { return true }
    }
    return false
  }
}
