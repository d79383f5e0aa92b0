import StringCatalogs
import Testing

@testable import CatalogRules

/// What is read from the bytes of a text.
struct TextByteTests: EntryLinting {
  private func text(_ string: String) -> LintedText {
    let literal = Array("\"\(string)\"".utf8)
    let text = LintedText(bytes: literal)
    text.read(0..<literal.count, isEscaped: false, state: .translated)
    return text
  }

  /// Unicode’s property, at the beginning and the end of bytes and between others.
  @Test func knowsTheWhiteSpaceOfUnicode() {
    for value in (1..<0x3100) as Range<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let bytes = Array(String(scalar).utf8)
      let length = scalar.properties.isWhitespace ? bytes.count : 0
      let inside = Array("a\(scalar)b".utf8)
      #expect(WhiteSpace.length(in: bytes.span, at: 0) == length, "U+\(value)")
      #expect(WhiteSpace.length(in: bytes.span, before: bytes.count) == length, "U+\(value)")
      #expect(WhiteSpace.length(in: inside.span, at: 1) == length)
      #expect(WhiteSpace.length(in: inside.span, before: 1 + bytes.count) == length)
      // What is cut is none.
      for count in 1..<bytes.count {
        let (start, end) = (Array(bytes[..<count]), Array(bytes[count...]))
        #expect(WhiteSpace.length(in: start.span, at: 0) == 0)
        #expect(WhiteSpace.length(in: end.span, before: end.count) == 0)
      }
    }
  }

  @Test(arguments: [
    ("ab", true), ("Ab", false), ("aB", false), ("a b", false), ("A bc", true), ("Abc", false),
    ("%lld", false), ("%ld", false), ("%lldab", true), ("%ldab", true), ("%1$ldab", true),
    ("%@ab", true), ("%", false), ("", false), ("a", false), ("1ab", true), ("éab", true),
  ])
  func findsLowercaseWords(string: String, isFound: Bool) {
    #expect(text(string).mayHaveLowercaseWord == isFound)
  }

  /// Characters of two, three and four bytes, as text in Windows-1252.
  @Test(
    arguments: [
      ("Ã¤", "ä"), ("à¤…", "अ"), ("ï¼Ÿ", "？"), ("ðŸ˜€", "😀"), ("à¤", nil), ("ðŸ˜", nil), ("Ã", nil),
    ] as [(String, String?)])
  func findsCharactersThatWereReadAsBytes(written: String, meant: String?) {
    for text in ["x \(written)", "\(written) x"] {
      #expect(Mojibake.all(in: Array(text.utf8)[...]).map(\.meant) == [meant].compactMap { $0 })
    }
  }

  /// Numbers of a list and smiles have one bracket.
  @Test(arguments: [
    ("a) Foto", "de", false), ("ab) Foto", "de", true), ("é) Foto", "de", false),
    ("1) Foto", "de", false), ("123) Foto", "de", false), ("1234) Foto", "de", true),
    ("1.) Foto", "de", false), ("Ein a) Foto", "de", false), ("Foto) öffnen", "de", true),
    ("Foto)", "de", true), ("Фото)", "ru", false), ("Фото) открыть", "ru", true),
    ("Фото]", "ru", true), ("я)", "ru", false), ("Foto :)", "de", false), ("Foto：)", "de", false),
  ])
  func readsSingleBrackets(string: String, language: LanguageTag, isReported: Bool) {
    let found = languages("unpaired-mark", "Open photo", [language: string], preset: .all)
    #expect(found.isEmpty == !isReported)
  }

  /// The first and the last scalar of each length, and of the lead bytes at which it changes.
  @Test(arguments: [0x80, 0x7FF, 0x800, 0xFFF, 0x1000, 0xFFFF, 0x10000, 0x3FFFF, 0x10FFFF])
  func readsScalarsOfEachLength(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    let bytes = Array("a\(scalar)b".utf8)
    let read = bytes.span.scalar(at: 1)
    #expect(read.scalar == scalar && read.length == bytes.count - 2)
  }

  /// Inches follow a digit, and a Hebrew abbreviation has letters on both sides.
  @Test(arguments: [
    (#"A\" b"#, "de", true), (#"\"A"#, "de", true), (#"5\" b"#, "de", false),
    (#"צה\"ל"#, "he", false), (#"צה\" ל"#, "he", true),
  ])
  func readsSingleQuotationMarks(string: String, language: LanguageTag, isReported: Bool) {
    let found = languages("unpaired-mark", "Open photo", [language: string], preset: .all)
    #expect(found.isEmpty == !isReported)
  }
}
