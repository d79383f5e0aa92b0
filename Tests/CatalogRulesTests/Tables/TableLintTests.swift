import StringCatalogs
import StringTables
import Testing

@testable import CatalogRules

/// The rules say about tables what they say about the catalog that the tables would be.
struct TableLintTests {
  private func lint(_ files: KeyValuePairs<String, String>) -> [String: [String]] {
    let group = TableGroup(files.map { (path: $0, bytes: Array($1.utf8)) })
    let linter = CatalogLinter(configuration: LintConfiguration())
    return linter.lint(group, path: "A.strings").reduce(into: [:]) { results, file in
      results[file.path] = file.findings.map { finding in
        let text = String(decoding: file.bytes[finding.range], as: UTF8.self)
        return "\(finding.rule.rawValue) \(finding.key ?? "") \(text)"
      }
    }
  }

  /// A key that only names a text says nothing about its arguments, and one that the source
  /// language has no more is left over.
  @Test func knowsNoArgumentsOfAKeyThatTheSourceLanguageLacks() {
    let findings = lint([
      "en.lproj/A.strings": "\"a\" = \"Hello %@\";",
      "bg.lproj/A.strings": "\"a\" = \"Здравей %@\"; \"trial_period_days\" = \"%d дни\";",
    ])
    #expect(findings["bg.lproj/A.strings"] == [])
    let group = TableGroup([
      (path: "en.lproj/A.strings", bytes: Array("\"a\" = \"Hello\";".utf8)),
      (path: "bg.lproj/A.strings", bytes: Array("\"speech.title\" = \"Прочети\";".utf8)),
    ])
    let linted = CatalogLinter(configuration: LintConfiguration()).lint(group, path: "A.strings")
    #expect(
      linted.flatMap(\.findings).filter { $0.rule == "untranslated-key" }.map(\.severity) == [.info]
    )
  }

  /// Only German has the key, so that nothing says which arguments the program passes.
  @Test func knowsNoArgumentsOfANameThatTheSourceLanguageLacks() {
    let findings = lint([
      "en.lproj/A.strings": "\"a\" = \"Hello\";",
      "de.lproj/A.strings": "\"a\" = \"Hallo\"; \"Settings.Footer.Title\" = \"Mehr in %@\";",
    ])
    #expect(findings["de.lproj/A.strings"] == [])
  }

  private func dictionary(_ format: String, _ members: KeyValuePairs<String, String>) -> String {
    let variable = members.map { "<key>\($0)</key><string>\($1)</string>" }.joined()
    return """
      <plist version="1.0"><dict><key>files</key><dict>
      <key>\(format)</key><string>%#@n@</string><key>n</key><dict>\(variable)
      <key>one</key><string>%lld file</string><key>other</key><string>%lld files</string>
      </dict></dict></dict></plist>
      """
  }

  private func messages(_ path: String, _ text: String) -> [String] {
    let group = TableGroup([(path: path, bytes: Array(text.utf8))])
    return CatalogLinter(configuration: LintConfiguration()).lint(group, path: path)
      .flatMap(\.findings).filter { $0.rule == "catalog-syntax" }
      .map { "\($0.severity) \($0.message.key)" }
  }

  /// Foundation shows the key, or a reference as it is.
  @Test func findsDictionariesThatFoundationDoesNotRead() {
    let path = "en.lproj/A.stringsdict"
    let (type, value) = ("NSStringFormatSpecTypeKey", "NSStringFormatValueTypeKey")
    let (format, rule) = ("NSStringLocalizedFormatKey", "NSStringPluralRuleType")
    #expect(messages(path, dictionary(format, [type: rule, value: "lld"])).isEmpty)
    #expect(
      messages(path, dictionary("NSStringLocalizedFormatkey", [type: rule, value: "lld"]))
        == ["error error.table.misspelledFormat"])
    #expect(
      messages(path, dictionary(format, [type: "NSStringPlural", value: "lld"]))
        == ["error error.table.wrongRule"])
    #expect(messages(path, dictionary(format, [value: "lld"])) == ["error error.table.noRule"])
    #expect(
      messages(path, dictionary(format, [type: rule, value: "@"]))
        == ["error error.table.wrongValueType"])
    #expect(
      messages(path, dictionary(format, [type: rule])) == ["warning error.table.noValueType"])
  }

  @Test func findsWhatAnImportOfXLIFFWouldRefuse() {
    func document(_ attributes: String, _ units: String) -> String {
      """
      <xliff version="1.2"><file original="A" source-language="en" \(attributes)><body>
      \(units)</body></file></xliff>
      """
    }
    func unit(_ attributes: String, _ target: String, _ state: String = "translated") -> String {
      """
      <trans-unit \(attributes)><source>Open it</source>
      <target state="\(state)">\(target)</target></trans-unit>
      """
    }
    let german = #"target-language="de""#
    func found(_ attributes: String, _ units: String) -> [String] {
      messages("A.xliff", document(attributes, units))
    }
    #expect(found(german, unit(#"id="a""#, "Öffnen")).isEmpty)
    #expect(found("", unit(#"id="a""#, "Öffnen")) == ["error error.table.noTargetLanguage"])
    #expect(found(german, unit("", "Öffnen")) == ["error error.table.noIdentifier"])
    #expect(
      found(german, unit(#"id="a""#, "Öffnen") + unit(#"id="a""#, "Auf"))
        == ["error error.table.identifierTwice"])
    #expect(found(german, unit(#"id="a""#, "Auf", "odd")) == ["error error.table.unknownState"])
    #expect(found(german, unit(#"id="a""#, "<b>Auf</b>")) == ["error error.table.markup"])
  }

  /// A document has the plural categories of its target language in the source language, too.
  @Test func asksTheSourceLanguageForItsOwnFormsOnly() {
    let units = ["one", "few", "many", "other"].map {
      """
      <trans-unit id="files|==|plural.\($0)"><source>%lld files</source>
      <target>Файлы: %lld</target></trans-unit>
      """
    }.joined()
    let text = """
      <xliff version="1.2"><file original="A" source-language="en" target-language="ru"><body>
      \(units)</body></file></xliff>
      """
    var configuration = LintConfiguration()
    configuration.preset = .strict
    let group = TableGroup([(path: "A.xliff", bytes: Array(text.utf8))])
    let rules = CatalogLinter(configuration: configuration).lint(group, path: "A.xliff")
      .flatMap(\.findings).map(\.rule)
    #expect(!rules.contains("plural-unused-category"))
  }

  @Test func namesWhatIsWrongWithQuotationMarks() {
    func found(_ text: String) -> [String] { messages("en.lproj/A.strings", text) }
    #expect(
      found("\"a\" = \"Hola\n\"b\" = \"Buenos\";") == ["error error.table.unclosedText"])
    #expect(found("Greeting.\n\"a\" = \"b\";") == ["error error.table.textOutside"])
    #expect(found("\"a\" = \"b\"\n\"c\" = \"d\";") == ["error error.table.missingSemicolon"])
    let conflict = "<<<<<<< HEAD\n\"a\" = \"b\";\n=======\n\"a\" = \"c\";\n>>>>>>> x\n"
    #expect(found(conflict) == ["error error.catalog.conflictMarkers.description"])
    #expect(found("\"x\" = \"y\";\n" + conflict) == found(conflict))
  }

  /// Xcode writes `%ld` for the variables of intents, and a variable without words takes anything.
  @Test func readsTheVariablesOfADictionary() {
    let texts = """
      <plist version="1.0"><dict><key>followed</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@names@%#@count@</string>
      <key>names</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>ld</string>
      <key>one</key><string></string><key>other</key><string></string></dict>
      <key>count</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>%ld</string>
      <key>one</key><string>Followed by %1$@ and another</string>
      <key>other</key><string>Followed by %1$@ and %ld others</string></dict></dict></dict></plist>
      """
    #expect(
      lint(["en.lproj/A.stringsdict": texts]).values.flatMap { $0 }.filter {
        !$0.hasPrefix("format-mixed")
      } == [])
  }

  /// The rows of a predicate editor have choices in brackets instead of arguments.
  @Test func knowsThePlaceholdersOfAPredicateEditor() {
    let findings = lint([
      "en.lproj/A.strings": """
      "%[Date]@ %[less than ago]@ %[hours,days]@ %@" = "%1$[Date]@ %2$[in]@ %4$@ %3$[hours,days]@";
      """,
      "es.lproj/A.strings": """
      "%[Date]@ %[less than ago]@ %[hours,days]@ %@" = "%1$[Día]@ %2$[en]@ %4$@ %3$[horas,días]@";
      "%[Date]@ %[less than ago]@ %[hours]@ %@" = "%1$[Día]@ %2$[en]@ %4$@ %3$[horas]@";
      """,
    ])
    #expect(findings.values.flatMap { $0 } == [])
  }

  /// A format key takes the number, so that the texts can do without it.
  @Test func needsNoNumberInATableOfPlurals() {
    let texts = """
      <plist version="1.0"><dict><key>delete</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@items@</string><key>items</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>Delete the item?</string>
      <key>other</key><string>Delete the items?</string></dict></dict></dict></plist>
      """
    #expect(lint(["en.lproj/A.stringsdict": texts])["en.lproj/A.stringsdict"] == [])
  }

  /// Systems read the name of a folder in any case.
  @Test func advisesOnTheCaseOfTheNameOfAFolder() {
    let group = TableGroup([
      (path: "DE.lproj/A.strings", bytes: Array("\"Open\" = \"Öffnen\";".utf8)),
      (path: "sr_latn.lproj/A.strings", bytes: Array("\"Open\" = \"Otvori\";".utf8)),
    ])
    let linted = CatalogLinter(configuration: LintConfiguration()).lint(group, path: "A.strings")
    #expect(linted.flatMap(\.findings).map(\.severity) == [.info, .info])
  }

  @Test func findsBrokenPlaceholdersAndCopiesWhereTheyAre() {
    let english = "\"a\" = \"Hello %@\";\n\"b\" = \"Save all changes now\";\n\"c\" = \"Close\";"
    let findings = lint([
      "en.lproj/A.strings": english,
      "de.lproj/A.strings": "\"a\" = \"Hallo %d\"; \"b\" = \"Alles sichern\"; \"c\" = \"Zu\";",
      "ja.lproj/A.strings": "\"a\" = \"やあ、%@\"; \"b\" = \"Save all changes now\"; \"c\" = \"\";",
    ])
    #expect(findings["en.lproj/A.strings"] == [])
    #expect(findings["de.lproj/A.strings"] == ["format-argument-type a \"Hallo %d\""])
    #expect(
      findings["ja.lproj/A.strings"] == [
        "untranslated-copy b \"Save all changes now\"", "empty-translation c \"\"",
      ])
  }

  /// Returns the rules that find something in a German table beside an English and other ones.
  private func rules(_ english: String, _ german: String, _ others: String...) -> [String] {
    let group = TableGroup(
      [("en", english), ("de", german)].map { language, text in
        (path: "\(language).lproj/A.strings", bytes: Array(text.utf8))
      }
        + zip(["fr", "it", "pl"], others).map { language, text in
          (path: "\(language).lproj/A.strings", bytes: Array(text.utf8))
        })
    return CatalogLinter(configuration: LintConfiguration()).lint(group, path: "A.strings")
      .filter { $0.path.hasPrefix("de") }.flatMap(\.findings).map(\.rule.rawValue)
  }

  /// The English text is in the code, and the key names it.
  @Test func comparesArgumentsWithOtherLanguagesWhereTheSourceTextIsMissing() {
    let text = "\"Format of units\" = \"%1$@ %2$@\";"
    #expect(rules("a = b;", text, text, text) == [])
    #expect(rules("a = b;", text, "\"Format of units\" = \"mesure\";") == ["format-extra-argument"])
  }

  @Test(arguments: [
    ("\"a\" = \"It is 100% safe.\";", "\"a\" = \"Das ist zu 100%ig sicher.\";"),
    ("\"1-2.text\" = \"See it\";", "\"aaa-bb-ccc.text\" = \"%1$s\";"),
    ("\"1-2.text\" = \"See it\";", "\"aaa-bb-ccc.text\" = \" \";"),
    (
      "\"a\" = \"Details: https://example.com/a\";",
      "\"a\" = \"Weitere Angaben: https://Example.com/a\";"
    ),
  ])
  func findsNothing(english: String, german: String) {
    #expect(rules(english, german) == [])
  }

  @Test func ignoresKeysThatOneOfManyLanguagesKept() {
    let few = rules(
      "a = b;", "\"settings.old.name\" = \"Alt\"; a = b;", "a = c;", "a = d;", "a = e;")
    #expect(few == ["missing-translation"])
  }

  @Test func findsMissingTextsInTheSourceFile() {
    let findings = lint([
      "en.lproj/A.strings": "\"a\" = \"One\"; \"b\" = \"Two\";",
      "fr.lproj/A.strings": "\"a\" = \"Un\";",
    ])
    #expect(findings["en.lproj/A.strings"] == ["missing-translation b \"b\""])
    #expect(findings["fr.lproj/A.strings"] == [])
  }

  @Test func findsMissingPluralCategories() {
    func dictionary(_ texts: String) -> String {
      """
      <plist version="1.0"><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key>
      <string>%#@v@</string><key>v</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>\(texts)</dict></dict></dict></plist>
      """
    }
    let findings = lint([
      "en.lproj/A.stringsdict": dictionary(
        "<key>one</key><string>%d file</string><key>other</key><string>%d files</string>"),
      "pl.lproj/A.stringsdict": dictionary(
        "<key>one</key><string>%d plik</string><key>other</key><string>%d pliku</string>"),
    ])
    #expect(findings["en.lproj/A.stringsdict"] == [])
    #expect(findings["pl.lproj/A.stringsdict"]?.count == 1)
    #expect(
      findings["pl.lproj/A.stringsdict"]?.first?.hasPrefix("plural-missing-category n") == true)
  }

  @Test func reportsWhatCannotBeReadAndWhatIsHidden() {
    let findings = lint([
      "en.lproj/A.strings": "\"a\" = \"One\";\n\"a\" = \"Two\";",
      "de.lproj/A.strings": "\"a\" = \"Eins\"",
    ])
    #expect(findings["en.lproj/A.strings"] == ["catalog-duplicate-key a \"a\""])
    #expect(findings["de.lproj/A.strings"] == ["catalog-syntax  "])
  }

  @Test func commentsAllowFindings() {
    let findings = lint([
      "en.lproj/A.strings":
        "/* catalog-lint:ignore[format-argument-type] The code has both. */ \"a\" = \"%@\";",
      "de.lproj/A.strings": "\"a\" = \"%d\";",
    ])
    #expect(findings["de.lproj/A.strings"] == [])
  }

  @Test func countsTranslationsOnce() {
    let group = TableGroup([
      (path: "en.lproj/A.strings", bytes: Array("a = b; c = d;".utf8)),
      (path: "de.lproj/A.strings", bytes: Array("a = e;".utf8)),
    ])
    let files = CatalogLinter(configuration: LintConfiguration()).lint(group, path: "")
    #expect(files.map(\.statistics.counts.count) == [2, 0])
  }
}
