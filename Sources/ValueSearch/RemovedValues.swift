import ASCII
import Foundation
package import PhotoMetadata

/// Values that a copy leaves out, or that a report hides, in every form in which they may stand
/// elsewhere in the file.
package struct RemovedValues: Sendable {
  /// A value.
  private struct Value: Hashable {
    var kind: MetadataKind
    var content: Content
  }

  private enum Content: Hashable {
    /// A text, which counts as whole words.
    case text(String)
    /// Bytes.
    case data([UInt8])
    /// An angle of a position in degrees, without its direction.
    case angle(Double)
  }

  private var values: Set<Value> = [] {
    didSet { (made, searchedTexts) = (nil, []) }
  }

  /// What is searched for, if it was made already: making it takes longer than most searches, and
  /// each pass over a photo finds the same values.
  private var made: Indexes?

  /// Creates an empty list.
  package init() {}

  /// The values that a kept text contains: whatever the camera, the date or the format say anyway
  /// is no secret.
  private var publicValues: Set<Value> = []

  /// The kept texts that were already searched for the values.
  private var searchedTexts: Set<String> = []

  /// What is searched for: words in texts in any case and in one case, and forms in bytes.
  ///
  /// It is a class, as the values are copied more often than they change.
  private final class Indexes: Sendable {
    let words: PatternIndex
    let cased: PatternIndex
    let forms: PatternIndex
    let positions: RemovedPositions
    /// The values, in the order in which patterns name them.
    let values: [Value]

    init(
      words: PatternIndex, cased: PatternIndex, forms: PatternIndex, positions: RemovedPositions,
      values: [Value]
    ) {
      (self.words, self.cased, self.forms) = (words, cased, forms)
      (self.positions, self.values) = (positions, values)
    }

    /// Whether something is searched for in texts.
    var hasTexts: Bool { !words.isEmpty || !cased.isEmpty || !positions.isEmpty }
  }

  private var indexes: Indexes { made ?? makeIndexes() }

  /// Makes what is searched for, so that each search need not.
  package mutating func makeIndex() {
    if made == nil { made = makeIndexes() }
  }

  /// Whether there are none.
  package var isEmpty: Bool { values.isEmpty }

  /// Whether others have all these values.
  package func isSubset(of other: RemovedValues) -> Bool { values.isSubset(of: other.values) }

  /// The forms in bytes.
  package var forms: PatternIndex { indexes.forms }

  /// The kinds of metadata whose values must not stand elsewhere.
  private static let kinds: Set<MetadataKind> = [
    .location, .serialNumbers, .owner, .copyright, .comments, .faces, .identifiers,
  ]

  /// The minimum number of bytes of a word, a number, an identifier, and a sentence.
  ///
  /// Anything shorter also occurs by chance.
  private static let (word, digits, identifier, sentence) = (4, 6, 8, 12)

  /// The maximum number of bytes of a value that are looked for.
  private static let longest = 2048

  // MARK: Adding

  /// Adds a text, unless it is too short or too common to be found again.
  package mutating func add(text: String, of kind: MetadataKind) {
    let text = Self.beginning(of: text.trimmingCharacters(in: Self.margin))
    let bytes = text.utf8
    guard Self.kinds.contains(kind), bytes.count > 1 else { return }
    let isNumber = bytes.allSatisfy { !$0.isASCIILetter && $0 < 0x80 }
    // `0/1000` says nothing, and stands in many positions.
    guard !isNumber || bytes.count(where: { $0.isASCIIDigit && $0 != UInt8(ascii: "0") }) >= 3
    else { return }
    let minimum =
      switch kind {
      case .comments: Self.sentence
      case .identifiers: Self.identifier
      default: isNumber ? Self.digits : ValuePatterns.names.contains(kind) ? 2 : Self.word
      }
    guard bytes.count >= minimum, isNumber || !isNumber && Self.isName(text, kind),
      Set(bytes).count > 1, !Self.common.contains(text.lowercased()), CaptureMoment.isNone(in: text)
    else { return }
    values.insert(Value(kind: kind, content: .text(text)))
  }

  /// Returns as much of a text as is looked for: each position of a file may begin like all of it,
  /// which would take a time that grows with the square of a long text.
  private static func beginning(of text: String) -> String {
    guard text.utf8.count > longest else { return text }
    let beginning = text.prefix(longest / 4)
    let end = beginning.lastIndex(where: \.isWhitespace) ?? beginning.endIndex
    return beginning[..<end].trimmingCharacters(in: margin)
  }

  /// Whether a short text may be a name: not `ab`, the initials of a writer, and not `f.8`.
  private static func isName(_ text: String, _ kind: MetadataKind) -> Bool {
    guard ValuePatterns.names.contains(kind), text.utf8.count < word else { return true }
    let letters = text.unicodeScalars.count { $0.properties.isAlphabetic }
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return letters == text.unicodeScalars.count }
    return letters == text.utf8.count
      && (letters == 3 || text.utf8.contains(where: \.isASCIIUppercase))
  }

  /// Adds binary data, unless it is too short or too common to be found again.
  package mutating func add(bytes: ArraySlice<UInt8>, of kind: MetadataKind) {
    guard Self.kinds.contains(kind), bytes.count >= ValuePatterns.binary,
      bytes.count(where: { $0 != 0 }) >= 6, Set(bytes).count > 4
    else { return }
    values.insert(Value(kind: kind, content: .data(Array(bytes.prefix(Self.longest)))))
  }

  /// Adds an angle of a position in degrees, unless it is a whole number.
  package mutating func add(degrees: Double) {
    guard degrees.isFinite, (0.0001...180).contains(degrees), Int(degrees * 10_000) % 10_000 != 0
    else { return }
    values.insert(Value(kind: .location, content: .angle(degrees)))
  }

  /// Adds the values of others.
  package mutating func formUnion(_ other: RemovedValues) {
    // What is searched for stays made if nothing is new.
    if values.isEmpty {
      self = other
    } else if !other.values.isSubset(of: values) {
      values.formUnion(other.values)
      publicValues.formUnion(other.publicValues)
    }
  }

  /// Passes over the values that kept texts contain.
  package mutating func subtract(textsIn texts: Set<String>) {
    let texts = texts.subtracting(searchedTexts)
    guard !values.isEmpty, !texts.isEmpty else { return }
    makeIndex()
    let indexes = indexes
    var found: Set<Int> = []
    for text in texts where kind(ofWhole: text) == nil {
      Self.forEachWord(in: text, indexes) { found.insert($0.value) }
      let bytes = Array(text.utf8)
      indexes.forms.forEachMatch(in: bytes[...]) { match in
        if match.pattern.form == .data || match.pattern.edges == .number {
          found.insert(match.pattern.value)
        }
        return true
      }
    }
    publicValues.formUnion(found.map { indexes.values[$0] })
    searchedTexts.formUnion(texts)
  }

  /// Whether what was found is no secret.
  private func isPublic(_ pattern: Pattern, _ indexes: Indexes) -> Bool {
    !publicValues.isEmpty && publicValues.contains(indexes.values[pattern.value])
  }

  // MARK: Searching

  /// Returns the kind of a value that texts or bytes contain; nil if they contain none.
  ///
  /// Of several kinds it is the first one in the order of `MetadataKind`, whatever the order of the
  /// values: a caption that names a place is removed because of the place. Texts are those that the
  /// bytes say, as far as that is known.
  package func kind(foundIn texts: [String] = [], _ bytes: ArraySlice<UInt8>) -> MetadataKind? {
    guard !values.isEmpty else { return nil }
    let indexes = indexes
    var first = Int.max
    let take: (Pattern) -> Void = { pattern in
      guard !isPublic(pattern, indexes) else { return }
      first = min(first, Self.ranks[pattern.kind] ?? .max)
    }
    // What a program or a lens is named is no secret, yet a text with the same word may be about
    // the place or the person.
    let takeWord: (Pattern) -> Void = { pattern in
      guard [.location, .faces].contains(pattern.kind) else { return take(pattern) }
      first = min(first, Self.ranks[pattern.kind] ?? .max)
    }
    let read = { (text: String) in
      Self.forEachWord(in: text, indexes, takeWord)
      indexes.positions.forEachMatch(in: text, take)
    }
    for text in texts { read(text) }
    if !texts.isEmpty, indexes.hasTexts { TextEncodings.readings(of: bytes).forEach(read) }
    // Texts were read in these encodings, with the characters beside a word.
    let isRead = !texts.isEmpty && bytes.count <= TextEncodings.maximumField
    forEachForm(in: bytes) { pattern, _ in
      if isRead, pattern.form == .encoded { return true }
      take(pattern)
      return first != 0
    }
    return MetadataKind.allCases.indices.contains(first) ? MetadataKind.allCases[first] : nil
  }

  /// Returns whether a text is nothing but the name of a removed place or person: its kind; nil if
  /// it is not.
  package func kind(ofWhole text: String) -> MetadataKind? {
    guard !values.isEmpty, text.utf8.count <= Self.longest, text.contains(where: \.isLetter) else {
      return nil
    }
    let indexes = indexes
    var kind: MetadataKind?
    for (index, folded) in [
      (indexes.words, TextFolding.folded(text)), (indexes.cased, TextFolding.cased(text)),
    ] where !index.isEmpty && kind == nil {
      index.forEachMatch(in: folded[...], beginningIn: 0..<1) { match in
        if match.range == folded.indices, [.location, .faces].contains(match.pattern.kind) {
          kind = match.pattern.kind
        }
        return kind == nil
      }
    }
    return kind
  }

  /// Returns for each text the kind of a value that it names; nil if it names none but those that
  /// texts which anyone may read name as well.
  ///
  /// Bytes are not searched, which makes this cheap.
  package func kinds(namedIn texts: [String], besides known: [String]) -> [MetadataKind?] {
    guard !values.isEmpty else { return texts.map { _ in nil } }
    let indexes = made ?? makeIndexes(withForms: false)
    var open: Set<Int> = []
    for text in known { Self.forEachWord(in: text, indexes) { open.insert($0.value) } }
    return texts.map { text in
      var first = Int.max
      let take: (Pattern) -> Void = { pattern in
        guard !open.contains(pattern.value) else { return }
        first = min(first, Self.ranks[pattern.kind] ?? .max)
      }
      Self.forEachWord(in: text, indexes, take)
      indexes.positions.forEachMatch(in: text, take)
      return MetadataKind.allCases.indices.contains(first) ? MetadataKind.allCases[first] : nil
    }
  }

  /// Passes on the values whose words a text contains.
  private static func forEachWord(
    in text: String, _ indexes: Indexes, _ take: (Pattern) -> Void
  ) {
    func search(_ index: PatternIndex, in text: [UInt8], ofAtLeast minimum: Int) {
      index.forEachMatch(in: text[...]) { match in
        take(match.pattern)
        return true
      }
      for plain in PlainLetters.spellings(of: text) {
        index.forEachMatch(in: plain[...]) { match in
          if match.pattern.bytes.count >= minimum { take(match.pattern) }
          return true
        }
      }
    }
    if !indexes.words.isEmpty {
      search(indexes.words, in: TextFolding.folded(text), ofAtLeast: ValuePatterns.plainWord)
    }
    if !indexes.cased.isEmpty {
      search(indexes.cased, in: TextFolding.cased(text), ofAtLeast: ValuePatterns.plainName)
    }
  }

  /// Passes on the forms that bytes contain, and that begin in a part of them, until `take` returns
  /// false; of some forms if `forms` are not all.
  package func forEachForm(
    in bytes: ArraySlice<UInt8>, beginningIn part: Range<Int>? = nil, of forms: PatternIndex? = nil,
    _ take: (Pattern, Range<Int>) -> Bool
  ) {
    guard !values.isEmpty, !bytes.isEmpty else { return }
    let indexes = indexes
    (forms ?? indexes.forms).forEachMatch(in: bytes, beginningIn: part) { match in
      guard !isPublic(match.pattern, indexes), match.pattern.isText(at: match.range, in: bytes)
      else { return true }
      return take(match.pattern, match.range)
    }
  }

  /// Whether a text repeats a position as decimal degrees.
  package func hasPosition(in text: String) -> Bool {
    let indexes = indexes
    var isFound = false
    indexes.positions.forEachMatch(in: text) { pattern in
      isFound = isFound || !isPublic(pattern, indexes)
    }
    return isFound
  }

  /// Returns the positions of values in bytes, each with what the value is about.
  package func ranges(in bytes: ArraySlice<UInt8>) -> [(kind: MetadataKind, range: Range<Int>)] {
    var positions: [(kind: MetadataKind, range: Range<Int>)] = []
    forEachForm(in: bytes) { pattern, range in
      positions.append((pattern.kind, range))
      return true
    }
    return positions
  }

  /// The positions of kinds in their order.
  package static let ranks = Dictionary(
    uniqueKeysWithValues: MetadataKind.allCases.enumerated().map { ($1, $0) })

  // MARK: Forms

  private func makeIndexes(withForms: Bool = true) -> Indexes {
    var patterns = ValuePatterns(withForms: withForms)
    var angles: [(degrees: Double, pattern: Pattern)] = []
    let all = Array(values)
    for (index, value) in all.enumerated() {
      switch value.content {
      case .data(let bytes): patterns.add(bytes: bytes, of: value.kind, index)
      case .angle(let degrees):
        angles.append((degrees, Pattern(kind: value.kind, bytes: [], value: index)))
        patterns.add(degrees: degrees, of: value.kind, index)
      case .text(let text): patterns.add(text: text, of: value.kind, index)
      }
    }
    return Indexes(
      words: PatternIndex(patterns.words), cased: PatternIndex(patterns.cased),
      forms: PatternIndex(patterns.forms), positions: RemovedPositions(angles), values: all)
  }

  private static let margin = CharacterSet.whitespacesAndNewlines.union(.controlCharacters)

  /// What programs and cameras write where people wrote nothing.
  private static let common: Set<String> = [
    "none", "unknown", "default", "camera", "photo", "picture", "image", "copyright", "untitled",
    "null", "ascii", "unicode", "owner", "private", "user", "test", "true", "false", "n/a", "yes",
    "no", "on", "off", "not", "and", "the", "all", "any", "new", "app", "other", "undefined",
    // How positions are found, and how areas of faces are described.
    "gps", "wgs84", "wgs-84", "wgs 84", "network", "cellid", "manual", "fused", "hybrid-fix", "rtk",
    "normal", "valid", "invalid", "auto", "lat", "lon", "face", "pet", "focus", "barcode", "person",
    "normalized", "pixel", "cities", "countries",
    // The occupation instead of a name.
    "photographer", "staff", "editor", "author",
    // What stands in each file of a format.
    "adobe", "exif", "jfif", "photoshop", "xmp", "iptc", "jpeg", "png", "tiff", "webp", "heic",
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
