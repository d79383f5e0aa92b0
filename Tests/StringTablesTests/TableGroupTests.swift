import StringCatalogs
import TestSupport
import Testing

@testable import StringTables

struct TableGroupTests {
  /// Returns the only catalog of files.
  private func catalog(_ files: KeyValuePairs<String, String>) throws -> StringCatalog {
    let group = TableGroup(files.map { (path: $0, bytes: Array($1.utf8)) })
    for file in group.files { try #require(file.failure == nil, "\(file)") }
    #expect(group.catalogs.count == 1)
    return try StringCatalog(bytes: try #require(group.catalogs.first).bytes)
  }

  private func texts(_ catalog: StringCatalog, _ key: String) -> [String: String] {
    let localizations = catalog.entry(for: key)?.localizations ?? []
    return localizations.reduce(into: [:]) { texts, localization in
      for leaf in localization.leaves {
        let path = leaf.path.isEmpty ? "" : " " + VariationName.name(of: leaf.path)
        texts[localization.language.rawValue + path] = leaf.value
      }
    }
  }

  @Test func joinsTheFilesOfATable() throws {
    let catalog = try catalog([
      "a/de.lproj/A.strings": "/* A button */ \"ok\" = \"Gut\";",
      "a/en.lproj/A.strings": "\"ok\" = \"OK\"; \"no\" = \"No\";",
      "a/zh_TW.lproj/A.strings": "\"more\" = \"多\";",
    ])
    #expect(catalog.sourceLanguage == "en")
    #expect(catalog.entries.map(\.key) == ["ok", "no", "more"])
    #expect(catalog.entry(for: "ok")?.comment == "A button")
    #expect(texts(catalog, "ok") == ["en": "OK", "de": "Gut"])
    #expect(texts(catalog, "more") == ["zh_TW": "多"])
  }

  @Test func theBaseIsEnglishUnlessThereIsEnglish() throws {
    let base = try catalog([
      "Base.lproj/A.strings": "a = b;", "de.lproj/A.strings": "a = c;",
    ])
    #expect(texts(base, "a") == ["en": "b", "de": "c"])
    let both = try catalog([
      "Base.lproj/A.strings": "a = b;", "English.lproj/A.strings": "a = c;",
    ])
    #expect(texts(both, "a") == ["en": "c"])
  }

  @Test func theBaseIsTheSourceBesideARegionalForm() throws {
    let catalog = try catalog([
      "Base.lproj/A.strings": "a = elevator;", "de.lproj/A.strings": "a = Aufzug;",
      "en-GB.lproj/A.strings": "a = lift;",
    ])
    #expect(catalog.sourceLanguage == "en")
    #expect(texts(catalog, "a") == ["en": "elevator", "de": "Aufzug", "en-GB": "lift"])
  }

  @Test func skipsPathsOfTextsInStringsdictFiles() throws {
    let catalog = try catalog([
      "en.lproj/A.strings":
        "\"/%d:dict/NSStringLocalizedFormatKey:dict/:string\" = \"%#@a@\"; b = c;"
    ])
    #expect(catalog.entries.map(\.key) == ["b"])
  }

  @Test func translatesFromTheLanguageWithMostTexts() throws {
    let catalog = try catalog([
      "ja.lproj/A.strings": "a = b; c = d;", "de.lproj/A.strings": "a = b;",
    ])
    #expect(catalog.sourceLanguage == "ja")
  }

  @Test func readsTheTextsOfInterfacesFromComments() throws {
    let comment = "/* Class = \"NSButton\"; title = \"Save As…\"; ObjectID = \"1-2\"; */"
    let catalog = try catalog(["de.lproj/Main.strings": "\(comment)\n\"1-2.title\" = \"Sichern\";"])
    #expect(texts(catalog, "1-2.title") == ["en": "Save As…", "de": "Sichern"])
  }

  @Test(arguments: ["", "\n  ", "<!-- Texts -->", "<!DOCTYPE plist>\n"])
  func readsPropertyListsOfTheirOutermostElement(start: String) throws {
    let table = "\(start)<dict>\n<key>a</key><string>Open</string>\n</dict>"
    let catalog = try catalog(["en.lproj/A.strings": table])
    #expect(texts(catalog, "a") == ["en": "Open"])
  }

  private func dictionary(_ members: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict>\(members)</dict></plist>
    """
  }

  private func variable(_ name: String, _ one: String, _ other: String) -> String {
    """
    <key>\(name)</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>ld</string>
    <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string></dict>
    """
  }

  private func format(_ text: String) -> String {
    "<key>NSStringLocalizedFormatKey</key><string>\(text)</string>"
  }

  @Test func aTextOfOneVariableVariesAsAWhole() throws {
    let members =
      "<key>a</key><dict>\(format("%#@n@"))\(variable("n", "1 file", "%ld files"))</dict>"
    let catalog = try catalog(["en.lproj/A.stringsdict": dictionary(members)])
    #expect(
      texts(catalog, "a") == ["en plural.one": "1 file", "en plural.other": "%ld files"])
  }

  @Test func othersHaveSubstitutions() throws {
    let members = """
      <key>a</key><dict>\(format("%1$@: %2$#@n@ in %3$#@m@"))
      \(variable("n", "1 file", "%ld files"))\(variable("m", "a folder", "%3$ld folders"))</dict>
      """
    let catalog = try catalog(["en.lproj/A.stringsdict": dictionary(members)])
    #expect(
      texts(catalog, "a") == [
        "en": "%1$@: %2$#@n@ in %3$#@m@", "en substitutions.n.plural.one": "1 file",
        "en substitutions.n.plural.other": "%arg files",
        "en substitutions.m.plural.one": "a folder",
        "en substitutions.m.plural.other": "%arg folders",
      ])
    let localization = catalog.entry(for: "a")?.localizations.first
    #expect(localization?.substitution(named: "m")?.argumentNumber == 3)
    #expect(localization?.substitution(named: "m")?.formatSpecifier == "ld")
  }

  @Test func devicesVaryAndTheWidestTextCounts() throws {
    let members = """
      <key>a</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
      <key>mac</key><string>Click</string><key>other</key><string>Tap</string></dict></dict>
      <key>b</key><dict><key>NSStringVariableWidthRuleType</key><dict>
      <key>9</key><string>Min</string><key>20</key><string>Minutes</string></dict></dict>
      """
    let catalog = try catalog(["en.lproj/A.stringsdict": dictionary(members)])
    #expect(texts(catalog, "a") == ["en device.mac": "Click", "en device.other": "Tap"])
    #expect(texts(catalog, "b") == ["en": "Minutes"])
  }

  @Test func whatVariesCountsBeforeWhatDoesNot() throws {
    let members = "<key>a</key><dict>\(format("%#@n@"))\(variable("n", "1", "%ld"))</dict>"
    let files = ["en.lproj/A.strings": "a = b;", "en.lproj/A.stringsdict": dictionary(members)]
    for order in [files.sorted { $0.key < $1.key }, files.sorted { $0.key > $1.key }] {
      let group = TableGroup(order.map { (path: $0.key, bytes: Array($0.value.utf8)) })
      let catalog = try StringCatalog(bytes: try #require(group.catalogs.first).bytes)
      #expect(texts(catalog, "a") == ["en plural.one": "1", "en plural.other": "%ld"])
    }
  }

  @Test func readsXLIFF() throws {
    let units = """
      <trans-unit id="ok"><source>OK</source><target state="translated">Gut</target>
      <note>A button</note></trans-unit>
      <trans-unit id="n|==|plural.one"><source>a</source><target>b</target></trans-unit>
      <trans-unit id="n|==|plural.other"><source>c</source></trans-unit>
      <trans-unit id="/d:dict/NSStringLocalizedFormatKey:dict/:string"><source>%#@x@</source>
      <target>%#@x@</target></trans-unit>
      <trans-unit id="/d:dict/x:dict/one:dict/:string"><source>1</source><target>1</target>
      </trans-unit>
      <trans-unit id="set|==|stringSet.0"><source>x</source></trans-unit>
      """
    let catalog = try catalog([
      "de.xliff": """
      <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
      <file original="A.xcstrings" source-language="en" target-language="de"><body>\(units)</body>
      </file></xliff>
      """
    ])
    #expect(catalog.entries.map(\.key) == ["ok", "n", "d"])
    #expect(catalog.entry(for: "ok")?.comment == "A button")
    #expect(texts(catalog, "ok") == ["en": "OK", "de": "Gut"])
    #expect(
      texts(catalog, "n") == ["en plural.one": "a", "en plural.other": "c", "de plural.one": "b"])
    #expect(texts(catalog, "d") == ["en plural.one": "1", "de plural.one": "1"])
  }

  @Test func eachTextLeadsBackToItsFile() throws {
    let english = "/* c */ \"k\" = \"Say \\\"hi\\\"\";"
    let german = "\"k\"=\n  \"Sag \\U00e4\";"
    let group = TableGroup([
      (path: "en.lproj/A.strings", bytes: Array(english.utf8)),
      (path: "de.lproj/A.strings", bytes: Array(german.utf8)),
    ])
    let table = try #require(group.catalogs.first)
    let catalog = try StringCatalog(bytes: table.bytes)
    let locations = try catalog.entry(for: "k")?.localizations.flatMap(\.leaves).map { leaf in
      let origin = table.origin(of: try #require(leaf.valueRange))
      return String(decoding: group.files[origin.file].bytes[origin.range], as: UTF8.self)
    }
    #expect(locations == ["\"Say \\\"hi\\\"\"", "\"Sag \\U00e4\""])
  }

  @Test func namesWhatALaterEntryHides() throws {
    let text = "a = b; a = b; c = d; c = e;"
    let group = TableGroup([(path: "en.lproj/A.strings", bytes: Array(text.utf8))])
    let hidden = try #require(group.catalogs.first).hiddenKeys
    #expect(hidden.map(\.key) == ["c"] && hidden.map(\.origin.range) == [14..<15])
  }

  @Test func hostileTextsSurviveTheWay() throws {
    for text in HostileTexts.all where !text.unicodeScalars.contains("\0") {
      let escaped = String(
        String.UnicodeScalarView(
          text.unicodeScalars.flatMap { "\"\\".unicodeScalars.contains($0) ? ["\\", $0] : [$0] }))
      let catalog = try catalog(["en.lproj/A.strings": "\"\(escaped)\" = \"\(escaped)\";"])
      #expect(catalog.entries.first.map { Array($0.key.utf8) } == Array(text.utf8))
      #expect(texts(catalog, text) == ["en": text])
    }
  }
}
