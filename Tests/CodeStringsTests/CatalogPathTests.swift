import CodeStrings
import Testing

@Suite struct CatalogPathTests {
  @Test(arguments: [
    ("Localizable.xcstrings", "Localizable"), ("App/de.lproj.xcstrings", "de.lproj"),
    ("/App/Résumé.xcstrings", "Résumé"), ("App/My.docs/Errors.xcstrings", "Errors"),
    ("App/InfoPlistTexts.xcstrings", "InfoPlistTexts"),
    ("App/AppShortcuts.xcstrings", "AppShortcuts"),
  ])
  func catalogsHaveKeysOfCode(path: String, table: String) {
    #expect(CatalogPath(path).table == table)
    #expect(CatalogPath(path).hasCodeKeys)
  }

  @Test(arguments: ["AppShortcuts", "App/appshortcuts"])
  func phrasesHaveACatalogOfTheirOwn(name: String) {
    #expect(CatalogPath("\(name).xcstrings").hasPhrases)
    #expect(!CatalogPath("mul.lproj/\(name).xcstrings").hasPhrases)
    #expect(!CatalogPath("\(name)Texts.xcstrings").hasPhrases)
  }

  @Test(arguments: [
    "InfoPlist", "App-InfoPlist", "App/INFOPLIST", "mul.lproj/AppShortcuts",
    "mul.lproj/Main", "Settings.bundle/Root", "App/Guide.DOCC/Guide",
  ])
  func otherCatalogsHaveNone(name: String) {
    #expect(!CatalogPath("\(name).xcstrings").hasCodeKeys)
  }
}
