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
  private static let (number, place, picture) = (4, 7, 256)

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
    guard count < place else { return kinds }
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
        guard byte == 0 || (0xD0...0xD9).contains(byte) || byte == 0xFF else { return false }
        if byte == 0 { stuffed += 1 }
      }
      last = byte
    }
    return stuffed > 0
  }

  /// Returns what bytes between the parts of a block may hold: cameras leave what their memory had
  /// there, of which little can be read as a fact.
  static func possible(inGap bytes: ArraySlice<UInt8>, _ order: ByteOrder) -> Set<MetadataKind> {
    let kinds = possible(in: bytes)
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
    for start in 0...bytes.count - 24 {
      let numbers = (0..<6).map { order.uint32(bytes, at: start + 4 * $0) ?? 0 }
      guard numbers[1] > 0, numbers[3] > 0, numbers[5] > 0, numbers[5] <= 100_000_000,
        numbers[1] <= 1_000_000, numbers[3] <= 1_000_000, numbers[0] > 0
      else { continue }
      if numbers[0] / numbers[1] <= 180, numbers[2] / numbers[3] < 60,
        numbers[4] / numbers[5] < 60
      {
        return true
      }
    }
    return false
  }

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
    default: return kinds
    }
  }

  private static let signedShort = 8

  /// Whether bytes contain a word of so many letters, of ASCII or, in few bytes, of another script.
  private static func hasWord(_ bytes: ArraySlice<UInt8>, _ letters: Int) -> Bool {
    let isShort = bytes.count < picture
    var count = 0
    for byte in bytes where byte != 0 {
      count = byte.isASCIILetter || isShort && byte >= 0x80 ? count + 1 : 0
      if count == letters { return true }
    }
    return false
  }
}
