import ASCII
import StringCatalogs

/// A text that was left in the language of its source.
struct UntranslatedText {
  /// Whether that is certain enough for a warning.
  let isCertain: Bool

  /// What shows it.
  let reason: CopyModel.Reason

  /// Judges a text; nil if it may be a translation or a name.
  init?(_ text: TextContext) {
    guard let source = text.source, text.entry.shouldTranslate,
      text.traits.isDisjoint(with: [.stateNew, .empty, .blank]),
      // English is English in each of its regions.
      text.language.language != text.catalog.sourceLanguage.language,
      text.traits.contains(.latinOnly),
      Self.mayBeUntranslated(text, isCopy: source.utf8 == text.utf8, source),
      !Self.isName(text.entry.key), !Self.isCode(text)
    else { return nil }
    let words = TextWords(text.text, without: text.catalog.configuration.doNotTranslate)
    guard words.count > 0 else { return nil }
    let model = CopyModel(text, words)
    #if COPY_FEATURES
    if !Self.isExempt(text, source) {
      model.write(text, isKept: Self.isNotice(source) || Self.isQuantity(words, in: text))
    }
    #endif
    guard model.isLikely, !Self.isExempt(text, source), !Self.isNotice(source),
      !Self.isQuantity(words, in: text)
    else { return nil }
    isCertain = model.isCertain
    reason = model.reason
  }

  /// Returns whether a key is that of a name of the app, such as `CFBundleDisplayName` and
  /// `app_name`, which may stay.
  private static func isName(_ key: String) -> Bool {
    if key.hasPrefix("CFBundle"), key.hasSuffix("Name") { return true }
    let letters = key.utf8.lazy.filter(\.isASCIILetter).map { $0 | 0x20 }
    return letters.starts(with: "appname".utf8)
  }

  /// Returns whether a text is the code of its language, or commands of a shell.
  private static func isCode(_ text: TextContext) -> Bool {
    let tag = text.language.tag.rawValue
    return tag.utf8.elementsEqual(text.utf8) || text.text.contains(" && ")
  }

  /// Returns whether nobody is to translate a text, as the entry says.
  private static func isExempt(_ text: TextContext, _ source: LintedText) -> Bool {
    text.entry.extractionState == .stale || text.entry.isToBeKept
      // A designer's filler, which the program replaces.
      || LeftoverText.isFiller(source.string)
      || InterfaceObject.isUnseen(source.string, key: text.entry.key)
  }

  /// Returns whether a text is a notice of copyright, which many leave in English.
  private static func isNotice(_ source: LintedText) -> Bool {
    guard mayBeNotice(source.utf8) else { return false }
    let start = String(source.string.drop { $0.isWhitespace }.prefix(20)).lowercased()
    return start.hasPrefix("copyright") || start.hasPrefix("(c) ")
      || start.contains("©" as Character)
      || start.contains("(" as Character) && start.contains("copyright (c)")
  }

  /// Returns whether a text in UTF-8 has `©`, `c)` or `cop`.
  private static func mayBeNotice(_ utf8: ArraySlice<UInt8>) -> Bool {
    let bytes = utf8.span
    for position in bytes.indices.dropLast() {
      let next = bytes[position + 1]
      switch bytes[position] {
      case UInt8(ascii: "c"), UInt8(ascii: "C"):
        if next == UInt8(ascii: ")") { return true }
        if next | 0x20 == UInt8(ascii: "o"), position + 2 < bytes.count,
          bytes[position + 2] | 0x20 == UInt8(ascii: "p")
        {
          return true
        }
      case 0xC2 where next == 0xA9: return true
      default: break
      }
    }
    return false
  }

  /// Units of measure that languages share.
  private static let units: Set<String> = [
    "bit", "bpm", "cm", "db", "dpi", "fps", "gb", "ghz", "hz", "kb", "kg", "khz", "km", "kw", "kwh",
    "lm", "lux", "mah", "max", "mb", "mbps", "mg", "mhz", "min", "ml", "mm", "mmol", "mph", "ms",
    "pt", "px", "rpm", "sek", "tb", "vol",
  ]

  /// Returns whether a text is a number with a unit or a currency.
  private static func isQuantity(_ words: TextWords, in text: TextContext) -> Bool {
    !text.traits.isDisjoint(with: [.digit, .percent])
      && words.plain.allSatisfy {
        CopyModel.isAbbreviation($0) || units.contains($0.lowercased())
      }
  }

  /// Returns whether the letters of a text and of its source leave the question open: a copy in
  /// Latin letters, or in a language with other letters any text with words in Latin ones.
  private static func mayBeUntranslated(
    _ text: TextContext, isCopy: Bool, _ source: LintedText
  ) -> Bool {
    let isSourceLatin = text.catalog.sourceLanguage.script == "Latn"
    if text.language.script == "Latn" { return isCopy && isSourceLatin }
    // A source text of another script with Latin letters only, such as a name, may stay.
    return (isSourceLatin || !source.traits.isDisjoint(with: .nonLatinLetter))
      // A text that differs from the source may be a translation in Latin letters.
      && (isCopy || text.text.mayHaveLowercaseWord && !text.language.mayBeLatin)
  }
}

extension LanguageContext {
  /// Languages of other scripts that are also written in Latin letters.
  private static let biscriptal: Set<String> = [
    "az", "bs", "hi", "kk", "kmr", "ku", "mn", "pa", "ro", "sr", "tg", "tk", "ug", "uz",
  ]

  /// Whether texts may be in Latin letters, though the tag says nothing about it.
  var mayBeLatin: Bool { Self.biscriptal.contains(language) && canonical.script == nil }
}
