import StringCatalogs
import Testing

@testable import CatalogRules

/// What each rule still accepts, and the next text, which it doesn't.
struct ThresholdTests: EntryLinting {
  /// Returns whether a rule reports the German text of an entry.
  private func isReported(
    _ rule: RuleIdentifier, _ source: String, _ text: String, language: LanguageTag = "de",
    others: [LanguageTag: String] = [:]
  ) -> Bool {
    languages(rule, source, others.merging([language: text]) { $1 }, preset: .all)
      .contains(language.rawValue)
  }

  @Test(arguments: [
    ("Verschieben Sie das Bild", true), ("Verschiebe Sie das Bild", false),
    ("Verschiebungsmöglichkeiten speichern", false),
  ])
  func aReusedTranslationIsLong(text: String, isReported: Bool) {
    let found = languages(
      "reused-translation", "Share your album", ["de": text], preset: .all,
      others: ["Delete the photo": ["de": text]])
    #expect(found == (isReported ? ["de"] : []))
  }

  /// Texts that share a word mean the same, unless four languages tell them apart.
  @Test(arguments: [(3, false), (4, true)])
  func fourLanguagesTellTextsApart(count: Int, isReported: Bool) {
    let text: [LanguageTag: String] = ["de": "Verschieben Sie das Bild"]
    let others = Array(["es", "fr", "it", "nl"].prefix(count)) as [LanguageTag]
    func texts(_ word: String) -> [LanguageTag: String] {
      text.merging(others.map { ($0, "\(word) \($0)") }) { $1 }
    }
    let found = languages(
      "reused-translation", "Share the album", texts("uno"), preset: .all,
      others: ["Delete the photo": texts("dos")])
    #expect(found == (isReported ? ["de"] : []))
  }

  /// The source text has 40 characters, of which a translation of 24 is as many as languages need.
  @Test(arguments: [
    ("The file was removed. Please try later.!", "Datei fort, bitte neu 1", true),
    ("The file was removed. Please try later.!", "Datei fort, bitte neu 1.", false),
    ("The file was removed. Please try later.", "Datei fort, bitte neu.", false),
    ("The file that was there is gone. Try it.", "Datei fort, bitte neu.", false),
    ("The file that is there is gone. Try now!", "Datei fort, bitte neu.", false),
    ("The file which was is gone. Try it now!!", "Datei fort, bitte neu.", true),
  ])
  func aLostSentenceLeavesAShortText(source: String, text: String, isReported: Bool) {
    #expect(self.isReported("lost-sentence", source, text) == isReported, "\(source.count)")
  }

  @Test(arguments: [
    ("Open it", 51, false), ("Open it", 52, true),
    ("Open the photo in this window.", 6, false), ("Open the photo in this window.", 5, true),
    ("Open the photo in that place.", 5, false),
  ])
  func lengthsDifferByMuch(source: String, length: Int, isReported: Bool) {
    let text = String(repeating: "ö", count: length)
    #expect(self.isReported("length-ratio", source, text) == isReported)
  }

  @Test(arguments: [
    ("Lorem ipsum", true), ("Lorem ipsu", false), ("dolor sit amet sed elit", true),
    ("dolor sit amet sed", false), ("dolor sit amet sed Bild", true),
    ("dolor sit amet das Bild", false), ("dolor sit amet sed elit et das Bild", true),
    ("dolor sit amet sed elit am das Bild", false), ("dolor sit amet sed élit", true),
  ])
  func threeOfFourWordsAreFiller(text: String, isFiller: Bool) {
    #expect(LeftoverText.isFiller(text) == isFiller)
  }

  @Test(arguments: [("xx", false), ("xxx", true), ("?", false), ("??", true)])
  func aLeftoverHasSeveralMarks(text: String, isReported: Bool) {
    #expect(self.isReported("leftover-text", "Open the file", text) == isReported)
  }

  /// Nine of ten keys are in one style; eight are enough, and ten keys are needed.
  @Test(arguments: [(8, 2, true), (7, 3, false), (9, 1, true), (8, 1, false), (9, 0, false)])
  func mostOfTenKeysMakeAStyle(dotted: Int, others: Int, isStyle: Bool) throws {
    let keys =
      (0..<dotted).map { "album.photo\($0)" } + (0..<others).map { "Delete the photo \($0)" }
    let entries = keys.map { #""\#($0)":{}"# }.joined(separator: ",")
    let catalog = try StringCatalog(
      bytes: Array(#"{"sourceLanguage":"en","strings":{\#(entries)},"version":"1.0"}"#.utf8))
    #expect((PredominantNamingStyle(catalog)?.style == .dotted) == isStyle)
  }

  /// Each text that differs needs nine that don't.
  @Test(arguments: [(8, 1, false), (9, 1, true), (17, 2, false), (18, 2, true)])
  func mostTextsMakeAnAddress(formal: Int, familiar: Int, isReported: Bool) {
    var others: [String: [LanguageTag: String]] = [:]
    for number in 0..<formal { others["Send \(number)"] = ["de": "Senden Sie Bild \(number)"] }
    for number in 1..<familiar { others["Your \(number)"] = ["de": "Sende dein Bild \(number)"] }
    let found = languages(
      "mixed-address", "Your photo", ["de": "Sende dein Bild"], preset: .all, others: others)
    #expect(found.isEmpty == !isReported)
  }

  /// A language is in the other script throughout if half of at least eight texts are.
  @Test(arguments: [
    ("zh-Hans", "檔案名稱", 8, 8, true), ("zh-Hans", "檔案名稱", 8, 9, false),
    ("zh-Hans", "檔案名稱", 7, 0, false), ("zh-Hant", "打开文档", 8, 8, true),
  ])
  func halfOfTheTextsMakeALanguageOfTheOtherScript(
    language: String, text: String, count: Int, others: Int, isMerged: Bool
  ) throws {
    let texts =
      (1...count).map { (key: "Name \($0)", text: text) }
      + (0..<others).map { (key: "Other \($0)", text: "中文") }
    let entries = texts.map { key, text in
      #""\#(key)":{"localizations":{"\#(language)":"#
        + #"{"stringUnit":{"state":"translated","value":"\#(text)"}}}}"#
    }
    let catalog = try StringCatalog(
      bytes: Array(
        #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))},"version":"1.0"}"#
          .utf8))
    let rule =
      language == "zh-Hans" ? "zh-traditional-in-simplified" : "zh-simplified-in-traditional"
    let found = CatalogLinter(configuration: LintConfiguration())
      .findings(in: catalog, path: "Localizable.xcstrings").filter { $0.rule.rawValue == rule }
    #expect(found.count == (isMerged ? 1 : count))
    #expect(found.first?.key == "Name 1")
    #expect(
      found.first?.message.key == "rule.\(rule).message" + (isMerged ? ".throughout" : ""))
  }

  /// Returns whether a number is certainly wrong where two other languages have that of the source.
  private func isCertainlyWrong(_ number: String, insteadOf wanted: String) -> Bool {
    let texts: [LanguageTag: String] = [
      "de": "Frei für \(number) Leute", "es": "Gratis para \(wanted)", "fr": "Pour \(wanted)",
    ]
    return !languages(
      "numbers-differ", "Free for \(wanted) people", texts, severity: .warning
    ).isEmpty
  }

  /// Long numbers may be examples, and others are the same in another unit.
  @Test(arguments: [
    ("1234", "4321", true), ("12345", "54321", false), ("12345", "12346", true),
    ("12345", "123456", true), ("12345", "1234567", false), ("6", "18", false), ("6", "19", true),
    ("2", "14", false), ("2", "16", true), ("3", "21", false), ("9", "22", true),
  ])
  func numbersDifferUnlessTheyMayBeOthers(wanted: String, number: String, isWrong: Bool) {
    #expect(isCertainlyWrong(number, insteadOf: wanted) == isWrong)
  }

  @Test(arguments: [1, 3, 4, 5])
  func fourDoubleSpacesSpaceATextOut(count: Int) {
    let text = "Foto" + String(repeating: "  X", count: count)
    #expect(isReported("whitespace-double", "Open the photo", text) == (count < 4))
    // Of seventeen words, four are fewer than a quarter.
    let long = text + String(repeating: " Foto", count: 4 * count - count)
    #expect(isReported("whitespace-double", "Open the photo", long))
  }

  @Test(arguments: [(1, true), (4, true), (5, false)])
  func manySpacesPutATextInItsPlace(count: Int, isReported: Bool) {
    let source = String(repeating: " ", count: count) + "open the photo"
    #expect(self.isReported("whitespace-edges", source, "Öffnen") == isReported)
  }

  /// A line feed at the end of a long text says nothing about what follows.
  @Test(arguments: [(200, true), (201, false)])
  func theEndOfALongTextIsLayout(length: Int, isReported: Bool) {
    let source = #"Open\n"# + String(repeating: "a", count: length - 6) + #"\n"#
    let found = self.isReported("whitespace-edges", source, #"Öffnen\n\n"#)
    #expect(found == isReported)
  }

  @Test(arguments: [("Go!?", false), ("Go on?", true)])
  func aShortTextNeedsNoMark(source: String, isReported: Bool) {
    #expect(self.isReported("end-punctuation", source, "Weiter") == isReported)
  }

  /// Addresses differ by a letter or two, also at their ends.
  @Test(arguments: ["hel", "hlp", "he", "halp"])
  func anAddressIsMistyped(end: String) {
    let (source, text) = ("Help: https://example.com/help", "Hilfe: https://example.com/\(end)")
    let others: [LanguageTag: String] = ["es": source, "fr": source]
    let found = languages(
      "url-differs", source, others.merging(["de": text]) { $1 }, severity: .warning)
    #expect(found == ["de"])
  }

  /// One wrong digit in a long number is a mistake, unless the number is an example.
  @Test(arguments: [(40, true), (41, false)])
  func longNumbersAreExamples(count: Int, isReported: Bool) {
    let digits = String(repeating: "12345", count: 9).prefix(count - 1)
    #expect(isCertainlyWrong("\(digits)7", insteadOf: "\(digits)6") == isReported)
  }

  /// A language that copies half of twenty sentences, or nine of ten texts, is one finding.
  @Test(arguments: [
    (20, 10, true), (20, 9, false), (19, 10, false), (19, 18, true), (19, 17, false),
  ])
  func aLanguageThatCopiesMuchIsUntranslated(all: Int, copies: Int, isOne: Bool) {
    let entries = (0..<all).map { number in
      let source = "Keep the file \(number)"
      let texts = [("de", "Datei \(number)"), ("ko", number < copies ? source : "파일 \(number)")]
      let localizations = texts.map {
        #""\#($0)":{"stringUnit":{"state":"translated","value":"\#($1)"}}"#
      }
      return #""\#(source)":{"localizations":{\#(localizations.joined(separator: ","))}}"#
    }
    let catalog =
      #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))},"version":"1.0"}"#
    let found = CatalogLinter(configuration: LintConfiguration(select: ["untranslated-copy"]))
      .lint(bytes: Array(catalog.utf8), path: "Localizable.xcstrings").findings
    #expect(found.contains { $0.key == nil } == isOne)
  }

  /// A quarter of the words of a filler are others.
  @Test(arguments: [
    ("Dolor sit amet magna elit", true), ("Dolor sit amet magna", false),
    ("Bitte dolor sit amet", false), ("Bitte dolor sit amet magna", true),
    ("Bitte nicht dolor sit amet magna elit", false),
    ("Bitte nicht dolor sit amet magna elit sed", true),
  ])
  func aFillerHasFewOtherWords(text: String, isFiller: Bool) {
    #expect(LeftoverText.isFiller(text) == isFiller)
  }

  @Test(arguments: [
    ("Zeige es es an", true), ("Zeige e e an", false), ("Zeige es es es an", false),
    ("Es es zeigen", false), ("Zeige 10 10 an", false),
  ])
  func aRepeatedWordHasTwoLetters(text: String, isReported: Bool) {
    #expect(self.isReported("repeated-word", "Show it", text) == isReported)
  }

  @Test(arguments: [
    ("&amp;", true), ("&amp", false), ("&#39;", true), ("&#0000039;", true),
    ("&#000000039;", false), ("&#00000394", false), ("&#31;", false), ("&#32;", true),
    ("&#x27;", true), ("&other;", false),
  ])
  func anEntityEndsWithASemicolon(entity: String, isReported: Bool) {
    #expect(
      self.isReported("markup-entity", "Cut and paste", "A \(entity) B") == isReported)
  }

  /// The known name is `inflect`.
  @Test(arguments: [
    ("inflect", false), ("infle", true), ("infl", false), ("inflects", true),
    ("inflectsss", false), ("Inflect", true),
  ])
  func aMisspelledNameIsNear(name: String, isReported: Bool) {
    #expect(
      self.isReported(
        "markup-inflection", "^[%lld photo](inflect: true)", "^[%lld kuva](\(name): true)",
        language: "fi") == isReported)
  }
}
