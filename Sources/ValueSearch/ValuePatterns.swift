import ASCII
import Characters
import Escaping
import Foundation
import PhotoMetadata

/// What is searched for to find values: words in texts in any case and in one case, and forms in
/// bytes.
struct ValuePatterns {
  private(set) var words: Set<Pattern> = []
  private(set) var cased: Set<Pattern> = []
  private(set) var forms: Set<Pattern> = []

  private let withForms: Bool

  /// The kinds whose values are names, which may be short.
  static let names: Set<MetadataKind> = [.location, .owner, .faces]

  /// The minimum number of letters of a word that counts without its accents, and of a name in the
  /// case of names.
  static let (plainWord, plainName) = (4, 3)

  /// The minimum number of bytes of binary data; fewer also occur by chance.
  static let binary = 16

  /// Bytes of a name that is looked for without its accents.
  private static let longestPlain = 80

  /// Creates an empty list; without forms, only texts can be searched.
  init(withForms: Bool) { self.withForms = withForms }

  /// Adds binary data of the value with an index.
  mutating func add(bytes: [UInt8], of kind: MetadataKind, _ value: Int) {
    guard withForms else { return }
    forms.insert(Pattern(kind: kind, bytes: bytes, value: value))
    if bytes.count >= Self.binary { insertEncoded(bytes, kind, value) }
  }

  /// Adds a text of the value with an index, in all its spellings.
  mutating func add(text: String, of kind: MetadataKind, _ value: Int) {
    let spellings = [text] + NameSpellings.spaced(text, kind)
    for text in spellings {
      insertWord(text, kind, value)
      insertForms(of: text, kind, isCased: Self.isCased(text), value)
    }
    if withForms {
      for text in NameSpellings.variants(of: spellings, kind) {
        insertForms(of: text, kind, isCased: false, value)
      }
    }
    let looser = NameSpellings.looser(text, kind)
    for text in looser {
      words.insert(
        Pattern(
          kind: kind, bytes: TextFolding.folded(text), form: .folded, edges: WordEdges(text),
          value: value))
    }
    insertPlain(spellings + looser, kind, value)
    let bytes = Array(text.utf8)
    if withForms, bytes.count >= Self.binary { insertEncoded(bytes, kind, value) }
  }

  /// Adds an angle of the value with an index as decimals with an accuracy of some ten meters,
  /// rounded and cut off.
  mutating func add(degrees: Double, of kind: MetadataKind, _ value: Int) {
    guard withForms else { return }
    for units in Set([Int(degrees * 10_000), Int((degrees * 10_000).rounded())]) {
      let fraction = String(units % 10_000)
      let decimals = String(repeating: "0", count: 4 - fraction.count) + fraction
      // Small numbers of a list have commas between them.
      for mark in units >= 50_000 ? [".", ","] : ["."] {
        let text = Array("\(units / 10_000)\(mark)\(decimals)".utf8)
        for (bytes, form) in [
          (text, Pattern.Form.bytes), (text.flatMap { [0, $0] }, .wideBig),
          (text.flatMap { [$0, 0] }, .wideLittle),
        ] {
          forms.insert(
            Pattern(kind: kind, bytes: bytes, form: form, edges: .number, value: value))
        }
      }
    }
  }

  private mutating func insertWord(_ text: String, _ kind: MetadataKind, _ value: Int) {
    let isCased = Self.isCased(text)
    let edges = WordEdges(text)
    let spellings =
      isCased ? [text, text.uppercased()].map(TextFolding.cased) : [TextFolding.folded(text)]
    for bytes in spellings where !bytes.isEmpty {
      let word = Pattern(
        kind: kind, bytes: bytes, form: .folded, edges: edges, isCased: isCased, value: value)
      if isCased { cased.insert(word) } else { words.insert(word) }
    }
  }

  /// Adds names without their accents; short ones count in the case of names alone.
  private mutating func insertPlain(_ spellings: [String], _ kind: MetadataKind, _ value: Int) {
    guard Self.names.contains(kind) else { return }
    func insert(_ bytes: [UInt8], _ edges: WordEdges, into set: inout Set<Pattern>, _ isCased: Bool)
    {
      let pattern = Pattern(
        kind: kind, bytes: bytes, form: .folded, edges: edges, isCased: isCased, value: value)
      set.insert(pattern)
    }
    for text in spellings where text.utf8.count <= Self.longestPlain {
      let edges = WordEdges(text)
      let folded = TextFolding.folded(text)
      let plain = PlainLetters.spellings(of: folded)
      for bytes in plain where bytes.count >= Self.plainWord {
        insert(bytes, edges, into: &words, false)
      }
      // Of a short name, the text may have the accent.
      guard (plain.first ?? folded).count == Self.plainName, text.first?.isUppercase == true else {
        continue
      }
      for text in [text, text.uppercased()] {
        let bytes = TextFolding.cased(text)
        insert(PlainLetters.spellings(of: bytes).first ?? bytes, edges, into: &cased, true)
      }
    }
  }

  /// Whether a short name counts only in the case in which it was written: the code of a country is
  /// a word in many languages.
  private static func isCased(_ text: String) -> Bool {
    let letters = text.utf8
    return letters.count <= 3 && letters.allSatisfy(\.isASCIILetter)
      && (letters.count == 2 || letters.allSatisfy(\.isASCIIUppercase))
  }

  private mutating func insertForms(
    of text: String, _ kind: MetadataKind, isCased: Bool, _ value: Int
  ) {
    guard withForms, text.unicodeScalars.count > 1 else { return }
    let edges = WordEdges(text)
    func insert(_ bytes: [UInt8], _ form: Pattern.Form) {
      let pattern = Pattern(
        kind: kind, bytes: isCased ? bytes : bytes.map(\.asciiLowercased), form: form,
        edges: edges, isCased: isCased, value: value)
      forms.insert(pattern)
    }
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    let spellings =
      isASCII
      ? isCased ? [text, text.uppercased()] : [text]
      : [text, text.lowercased(), text.uppercased(), text.capitalized]
    for spelling in spellings {
      let composed = isASCII ? spelling : CanonicalComposition.composed(spelling)
      let pieces = isASCII ? spelling : spelling.decomposedStringWithCanonicalMapping
      for (number, text) in [composed, pieces].enumerated()
      where number == 0 || !text.utf8.elementsEqual(composed.utf8) {
        insert(Array(text.utf8), .bytes)
        let escaped = XMLEscaping.content(text)
        if escaped.utf8.count != text.utf8.count { insert(Array(escaped.utf8), .bytes) }
        for order in [Pattern.Form.wideBig, .wideLittle] {
          insert(
            text.utf16.flatMap { unit in
              let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
              return order == .wideBig ? pair : pair.reversed()
            }, order)
        }
      }
      guard !isASCII else { continue }
      for encoded in TextEncodings.encoded(composed, edges) { insert(encoded, .encoded) }
      for escaped in ASCIISpellings.ofBytes(in: composed) { insert(Array(escaped.utf8), .bytes) }
      for escaped in ASCIISpellings.references(to: composed) {
        insert(Array(escaped.utf8), .encoded)
      }
    }
  }

  /// Adds bytes in hexadecimal and in Base64, where they may begin at any of three positions.
  private mutating func insertEncoded(
    _ bytes: [UInt8], _ kind: MetadataKind, _ value: Int
  ) {
    func insert(_ text: String) {
      forms.insert(Pattern(kind: kind, bytes: Array(text.utf8), value: value))
    }
    insert(bytes.hexadecimal)
    insert(bytes.hexadecimal.uppercased())
    for start in 0..<3 {
      let whole = bytes.dropFirst(start).count / 3 * 3
      insert(Data(bytes.dropFirst(start).prefix(whole)).base64EncodedString())
    }
  }
}
