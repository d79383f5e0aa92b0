import ASCII
import Escaping
import Foundation

/// Values that a copy leaves out, in every form in which they may stand elsewhere in the file.
struct RemovedValues: Sendable {
  /// A form of a value.
  struct Pattern: Hashable, Sendable {
    /// What the value is about.
    var kind: MetadataKind
    /// The bytes, with lowercase ASCII letters if it is text.
    var bytes: [UInt8]
    /// Whether it is text, which counts as whole words in any case.
    var isText: Bool
  }

  /// The forms of all values.
  private(set) var patterns: Set<Pattern> = [] {
    didSet { made = nil }
  }

  /// The index of the patterns, if it was made already.
  private var made: PatternIndex?

  /// The index of the patterns.
  var index: PatternIndex { made ?? PatternIndex(patterns) }

  /// Makes the index, so that each search need not.
  mutating func makeIndex() { made = PatternIndex(patterns) }

  /// Whether there are none.
  var isEmpty: Bool { patterns.isEmpty }

  /// The kinds of metadata whose values must not stand elsewhere.
  private static let kinds: Set<MetadataKind> = [
    .location, .serialNumbers, .owner, .copyright, .comments, .faces, .identifiers,
  ]

  /// The minimum number of bytes of a word, a number, an identifier, a sentence, and binary data.
  ///
  /// Anything shorter also occurs by chance.
  private static let (word, digits, identifier, sentence, binary) = (4, 6, 8, 12, 16)

  /// Adds a text, unless it is too short or too common to be found again.
  mutating func add(text: String, of kind: MetadataKind) {
    let text = text.trimmingCharacters(in: Self.margin)
    let bytes = text.utf8.map(\.asciiLowercased)
    let isNumber = bytes.allSatisfy { !$0.isASCIILetter && $0 < 0x80 }
    // `0/1000` says nothing, and stands in many places.
    guard !isNumber || bytes.count(where: { $0.isASCIIDigit && $0 != UInt8(ascii: "0") }) >= 3
    else { return }
    let minimum =
      switch kind {
      case .comments: Self.sentence
      case .identifiers: Self.identifier
      default: isNumber ? Self.digits : Self.word
      }
    guard Self.kinds.contains(kind), bytes.count >= minimum, Set(bytes).count > 1,
      !Self.common.contains(text.lowercased()), CaptureMoment.isNone(in: text)
    else { return }
    insert(bytes, kind, isText: true)
    let escaped = XMLEscaping.content(text)
    if escaped != text { insert(escaped.utf8.map(\.asciiLowercased), kind, isText: true) }
    for isBig in [true, false] {
      insert(
        text.lowercased().utf16.flatMap { unit in
          let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
          return isBig ? pair : pair.reversed()
        }, kind, isText: true)
    }
    if bytes.count >= Self.binary { insertEncoded(Array(text.utf8), kind) }
  }

  /// Adds binary data, unless it is too short or too common to be found again.
  mutating func add(bytes: ArraySlice<UInt8>, of kind: MetadataKind) {
    guard Self.kinds.contains(kind), bytes.count >= Self.binary,
      bytes.count(where: { $0 != 0 }) >= 6, Set(bytes).count > 4
    else { return }
    insert(Array(bytes), kind, isText: false)
    insertEncoded(Array(bytes), kind)
  }

  /// Adds an angle of a position in degrees, as decimals with an accuracy of some ten meters.
  mutating func add(degrees: Double) {
    guard degrees.isFinite, (0.0001...180).contains(degrees) else { return }
    let units = Int(degrees * 10_000)
    guard units % 10_000 != 0 else { return }
    let fraction = String(units % 10_000)
    let text =
      "\(units / 10_000)." + String(repeating: "0", count: 4 - fraction.count) + fraction
    insert(Array(text.utf8), .location, isText: false)
  }

  /// Removes the values that a kept text contains: whatever the camera, the date or the format say
  /// anyway is no secret.
  mutating func subtract(textsIn texts: Set<[UInt8]>) {
    guard !texts.isEmpty, !patterns.isEmpty else { return }
    var found: Set<Pattern> = []
    let index = index
    for text in texts {
      index.forEachMatch(in: text[...]) { match in
        found.insert(match.pattern)
        return true
      }
    }
    if !found.isEmpty { patterns.subtract(found) }
  }

  /// Adds the values of others.
  mutating func formUnion(_ other: RemovedValues) {
    patterns.formUnion(other.patterns)
  }

  /// Returns the kind of a value that bytes contain; nil if they contain none.
  ///
  /// Of several kinds it is the first one in the order of `MetadataKind`, whatever the order of the
  /// patterns: a caption that names a place is removed because of the place.
  func kind(foundIn bytes: ArraySlice<UInt8>) -> MetadataKind? {
    guard !patterns.isEmpty, !bytes.isEmpty else { return nil }
    var first: Int?
    index.forEachMatch(in: bytes) { match in
      let rank = Self.ranks[match.pattern.kind] ?? .max
      if rank < first ?? .max { first = rank }
      return first != 0
    }
    return first.flatMap { MetadataKind.allCases[$0] }
  }

  /// Returns the places of values in bytes, each with what the value is about.
  func places(in bytes: ArraySlice<UInt8>) -> [(kind: MetadataKind, range: Range<Int>)] {
    guard !patterns.isEmpty, !bytes.isEmpty else { return [] }
    var places: [(kind: MetadataKind, range: Range<Int>)] = []
    index.forEachMatch(in: bytes) { match in
      places.append((match.pattern.kind, match.range))
      return true
    }
    return places
  }

  /// The places of kinds in their order.
  static let ranks = Dictionary(
    uniqueKeysWithValues: MetadataKind.allCases.enumerated().map { ($1, $0) })

  private mutating func insert(_ bytes: [UInt8], _ kind: MetadataKind, isText: Bool) {
    patterns.insert(Pattern(kind: kind, bytes: bytes, isText: isText))
  }

  /// Adds bytes in hexadecimal and in Base64, where they may begin at any of three places.
  private mutating func insertEncoded(_ bytes: [UInt8], _ kind: MetadataKind) {
    insert(Array(bytes.hexadecimal.utf8), kind, isText: false)
    insert(Array(bytes.hexadecimal.uppercased().utf8), kind, isText: false)
    for start in 0..<3 {
      let whole = bytes.dropFirst(start).count / 3 * 3
      let text = Data(bytes.dropFirst(start).prefix(whole)).base64EncodedString()
      insert(Array(text.utf8), kind, isText: false)
    }
  }

  private static let margin = CharacterSet.whitespacesAndNewlines.union(.controlCharacters)

  /// What programs and cameras write where people wrote nothing.
  private static let common: Set<String> = [
    "none", "unknown", "default", "camera", "photo", "picture", "image", "copyright", "untitled",
    "null", "ascii", "unicode", "owner", "private", "user", "test", "true", "false",
    // Cameras put these into each description, and also into their maker notes.
    "olympus digital camera", "konica minolta digital camera", "minolta digital camera",
  ]
}

/// Dates, which are no secrets of their own.
enum CaptureMoment {
  /// Whether a text is not a date: digits in the form of EXIF, XMP or IPTC.
  static func isNone(in text: String) -> Bool {
    let others = text.utf8.filter { !$0.isASCIIDigit }
    return
      !(text.utf8.count >= 8 && others.allSatisfy(Self.separators.contains)
      && ["19", "20"].contains(text.prefix(2)) && others.count >= 2)
  }

  private static let separators = Set("-:/. TZ+".utf8)
}
