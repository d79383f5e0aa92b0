import StringCatalogs
import TestSupport
import Testing

@testable import CatalogRules

/// Which text is wrong is decided by the key, the source text and every language together.
struct BlameTests {
  private func unit(_ text: String) -> String {
    #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"#
  }

  private func plural(_ forms: KeyValuePairs<String, String>) -> String {
    let texts = forms.map { #""\#($0)":\#(unit($1))"# }.joined(separator: ",")
    return #"{"variations":{"plural":{\#(texts)}}}"#
  }

  private func catalog(_ key: String, _ localizations: KeyValuePairs<String, String>) -> String {
    let languages = localizations.map { #""\#($0)":\#($1)"# }.joined(separator: ",")
    return #"""
      {"sourceLanguage":"en","strings":{"\#(key)":{"localizations":{\#(languages)}}},"version":"1.0"}
      """#
  }

  private func lint(_ catalog: String) -> LintedFile {
    CatalogLinter(configuration: LintConfiguration())
      .lint(bytes: Array(catalog.utf8), path: "Localizable.xcstrings")
  }

  /// The rules of formats and their languages.
  private func found(_ catalog: String) -> [String] {
    lint(catalog).findings.filter { $0.rule.rawValue.hasPrefix("format-") }
      .map { "\($0.rule) \($0.language?.rawValue ?? "") \($0.severity)" }.sorted()
  }

  /// A misspelled number is a number, so that only the misspelling is reported.
  @Test(arguments: [("%Lld file", "%Lld files"), ("One file", "%Lld files")])
  func aMisspelledNumberIsANumber(one: String, other: String) {
    let wrong = catalog(
      "files",
      [
        "de": plural(["one": "%lld Datei", "other": "%lld Dateien"]),
        "en": plural(["one": one, "other": other]),
      ])
    let rules = Set(lint(wrong).findings.map(\.rule.rawValue))
    #expect(!rules.contains { $0.hasPrefix("plural-") }, "\(rules)")
    #expect(rules.contains { $0.hasPrefix("format-") })
  }

  @Test func theKeyOverrulesTheOrderOfTheSourceText() throws {
    let wrong = catalog(
      "%lld of %@",
      [
        "de": unit("%1$lld von %2$@"), "en": unit("%@ of %lld"), "fr": unit("%lld de %@"),
        "ja": unit("%2$@の%1$lld"),
      ])
    #expect(found(wrong) == ["format-argument-order en error"])
    // The fix changes the source text, and nothing that agrees with the key.
    let fixed = String(decoding: lint(wrong).fixed, as: UTF8.self)
    #expect(fixed.contains(unit("%2$@ of %1$lld")))
    #expect(fixed.contains(unit("%lld de %@")))
    #expect(found(fixed).isEmpty)
  }

  @Test func theKeyOverrulesTheTypesOfTheSourceText() {
    #expect(
      found(catalog("%lld files", ["de": unit("%lld Dateien"), "en": unit("%@ files")]))
        == ["format-argument-type en error"])
    #expect(
      found(
        catalog(
          "%lld files",
          [
            "en": plural(["one": "%@ file", "other": "%@ files"]),
            "de": plural(["one": "%lld Datei", "other": "%lld Dateien"]),
          ])) == ["format-argument-type en error"])
  }

  @Test func theKeyOverrulesTheNumberOfArguments() {
    #expect(
      found(
        catalog(
          "Hello %@",
          ["de": unit("Hallo %@"), "en": unit("Hello %@ and %@"), "fr": unit("Bonjour %@")]))
        == ["format-extra-argument en error"])
    #expect(
      found(
        catalog(
          "Bye %@", ["de": unit("Tschüss %@"), "en": unit("Bye"), "fr": unit("Au revoir %@")]))
        == ["format-missing-argument en warning"])
    // One language alone doesn't say that the source text must have the argument.
    #expect(found(catalog("Bye %@", ["de": unit("Tschüss %@"), "en": unit("Bye")])).isEmpty)
  }

  @Test func nearlyAllLanguagesOverruleATypo() throws {
    let wrong = catalog(
      "list.count",
      [
        "de": unit("Die Liste enthält %@ Dokumente"), "en": unit("The list contains %s@ documents"),
        "es": unit("La lista contiene %@ documentos"), "fr": unit("La liste contient %@ documents"),
        "it": unit("La lista contiene %@ documenti"),
      ])
    #expect(found(wrong) == ["format-invalid-specifier en error"])
    let fixed = String(decoding: lint(wrong).fixed, as: UTF8.self)
    #expect(fixed.contains("The list contains %@ documents"))
    #expect(found(fixed).isEmpty)
  }

  /// A misspelled placeholder in the source text is the finding, whatever key and languages there
  /// are, and a translation for what was meant is right.
  @Test(arguments: [
    ("%Lld files", "%lld Dateien", true), ("%@ has %Lld files", "%1$@ hat %2$lld Dateien", true),
    ("%1$LLd of %2$@", "%2$@: %1$lld", true), ("Open ％@", "%@ öffnen", true),
    ("%s@ files", "%@ Dateien", false), ("Send to %$@", "An %@ senden", false),
    ("Reply to @%", "%@ antworten", false),
  ])
  func theMisspelledSourceTextIsWrong(source: String, german: String, isEvident: Bool) {
    let isWrong = ["format-invalid-specifier en error"]
    #expect(found(catalog("files", ["de": unit(german), "en": unit(source)])) == isWrong)
    if isEvident { #expect(found(catalog(source, ["de": unit(german)])) == isWrong) }
  }

  @Test func aMisspelledSourceTextStillSaysWhichArgumentsThereAre() {
    let wrong = catalog(
      "files",
      [
        "de": unit("%lld Dateien"), "en": unit("%Lld files"), "es": unit("%@ archivos"),
        "fr": unit("fichiers"), "it": unit("%lld documenti di %@"),
      ])
    #expect(
      found(wrong) == [
        "format-argument-type es error", "format-extra-argument it error",
        "format-invalid-specifier en error", "format-missing-argument fr warning",
      ])
    let fixed = String(decoding: lint(wrong).fixed, as: UTF8.self)
    #expect(fixed.contains("%lld files"))
  }

  /// Only the same mistake in a translation is covered by that of the source text.
  @Test func findsAnotherMistakeBesideThatOfTheSourceText() {
    #expect(
      found(
        catalog(
          "files",
          [
            "de": unit("%Lld Dateien"), "en": unit("%Lld files"),
            "es": unit("%lld archivos, 100%!"),
          ])) == ["format-invalid-specifier en error", "format-invalid-specifier es error"])
  }

  /// A source text that skips or contradicts an argument doesn't say what translations must have.
  @Test(arguments: [
    ("%1$@ and %3$@", "format-skipped-argument"), ("%1$@ or %1$lld", "format-contradiction"),
  ])
  func theUnclearSourceTextIsWrong(source: String, rule: String) {
    #expect(
      found(catalog("row", ["de": unit("%1$@ und %2$@"), "en": unit(source)]))
        == ["\(rule) en error"])
  }

  /// Of several texts that show what the source text lacks, the one like most others is compared
  /// with.
  @Test func theUsualTextOverrulesTheSourceText() {
    #expect(
      found(
        catalog(
          "title",
          [
            "de": unit("%@ Dateien"), "en": unit("%lld files"), "fr": unit("%@ fichiers de %@"),
            "it": unit("%@ documenti"), "es": unit("%@ archivos"),
          ])) == ["format-argument-type en error", "format-extra-argument fr error"])
  }

  /// One language against the source text is wrong itself.
  @Test func oneLanguageDoesNotOverruleTheSourceText() {
    #expect(
      found(catalog("count", ["de": unit("%lld Dateien"), "en": unit("%@ files")]))
        == ["format-argument-type de error"])
    #expect(
      found(
        catalog(
          "count",
          ["de": unit("%lld Dateien"), "en": unit("%@ files"), "fr": unit("%@ fichiers")]))
        == ["format-argument-type de error"])
  }

  /// What is wrong beside a wrong source text is found as well.
  @Test func findsTheLanguageThatCopiesTheMistake() {
    #expect(
      found(
        catalog(
          "%lld of %@",
          ["de": unit("%lld von %@"), "en": unit("%@ of %lld"), "fr": unit("%@ de %lld")]))
        == ["format-argument-order en error", "format-argument-order fr error"])
  }

  @Test func theSubstitutionOfASourceTextIsComparedWithTheKey() {
    let photos = #"""
      {"stringUnit":{"state":"translated","value":"%#@photos@"},"substitutions":{"photos":{"argNum":1,
      "formatSpecifier":"@","variations":{"plural":{"one":\#(unit("%arg photo")),
      "other":\#(unit("%arg photos"))}}}}}
      """#
    #expect(found(catalog("f %lld", ["en": photos])) == ["format-argument-type en error"])
  }

  /// A skipped position is wrong whatever the others do, and says what happens.
  @Test func aSkippedPositionIsAnErrorInEveryText() throws {
    let skipping = catalog(
      "%lld in %@", ["de": unit("in %2$@"), "fr": unit("dans %2$@"), "es": unit("en %2$@")])
    #expect(
      found(skipping) == ["de", "es", "fr"].map { "format-skipped-argument \($0) error" })
    #expect(
      lint(skipping).findings.map(\.message.key)
        .allSatisfy { $0 == "rule.format-skipped-argument.message.crash" })
    #expect(
      found(catalog("row", ["en": unit("%1$@, %3$@")])) == ["format-skipped-argument en error"])
  }

  /// Only the number may be left out where a form is for few numbers.
  @Test func aFormForOneMayOmitOnlyTheNumber() {
    let source = plural(["one": "%1$lld merchant in %2$@", "other": "%1$lld merchants in %2$@"])
    func found(_ one: String) -> [String] {
      self.found(
        catalog(
          "merchants",
          ["en": source, "fr": plural(["one": one, "other": "%1$lld marchands à %2$@"])]))
    }
    #expect(found("Un marchand à %2$@").isEmpty)
    #expect(found("%1$lld marchand") == ["format-missing-argument fr warning"])
    #expect(found("Un marchand") == ["format-missing-argument fr warning"])
  }

  /// An integer of the key's size is right, whatever the source text has.
  @Test func theSizeOfAnIntegerIsThatOfTheKey() {
    let sizes = catalog("%d files", ["de": unit("%d Dateien"), "en": unit("%lld files")])
    var configuration = LintConfiguration()
    configuration.preset = .strict
    let findings = CatalogLinter(configuration: configuration)
      .lint(bytes: Array(sizes.utf8), path: "Localizable.xcstrings").findings
    #expect(findings.filter { $0.rule == "format-integer-width" }.isEmpty)
  }
}
