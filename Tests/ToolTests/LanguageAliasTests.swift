import Foundation
import TestSupport
import Testing

/// Languages that are spelled differently than in the catalog, in every command that takes one.
struct LanguageAliasTests {
  private let folder: TemporaryFolder
  private let tool: Tool

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool(executable: Tool.built("catalog-edit"), folder: folder.url)
    try folder.write(Self.catalog.utf8, to: "A.xcstrings")
  }

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Close" : {

        },
        "Open" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Öffnen"
              }
            },
            "pt" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Abrir"
              }
            },
            "zh-Hans" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "打开"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  private static let aliases = [
    ("zh-CN", "zh-Hans"), ("zh_CN", "zh-Hans"), ("zh", "zh-Hans"), ("zh-Hans-CN", "zh-Hans"),
    ("pt_BR", "pt"), ("de_DE", "de"), ("de-DE", "de"), ("DE", "de"),
  ]

  /// The languages of the catalog.
  private func languages() throws -> Set<String> {
    let bytes = Data(try folder.text(of: "A.xcstrings").utf8)
    let object = try JSONSerialization.jsonObject(with: bytes) as? [String: Any]
    let strings = try #require(object?["strings"] as? [String: [String: Any]])
    return Set(strings.values.flatMap { ($0["localizations"] as? [String: Any] ?? [:]).keys })
  }

  private func note(_ alias: String, _ language: String) -> String {
    "note: the language “\(alias)” is called “\(language)” in the catalog, so that name is used.\n"
  }

  @Test(arguments: aliases)
  func setsAndRemovesTextsInTheLanguageOfTheCatalog(alias: String, language: String) throws {
    let set = try tool.run("set", "A.xcstrings", "Close", "x", "--language", alias)
    #expect(set.status == 0 && set.errorText == note(alias, language))
    #expect(try languages() == ["de", "pt", "zh-Hans"])
    let unset = try tool.run("unset", "A.xcstrings", "Close", "--language", alias)
    #expect(unset.status == 0, "\(unset.errorText)")
  }

  @Test(arguments: aliases)
  func addsTheLanguageOfTheCatalog(alias: String, language: String) throws {
    let run = try tool.run("add-language", "A.xcstrings", alias)
    #expect(run.status == 0 && run.errorText == note(alias, language))
    #expect(run.text == "Added \(language) to 1 string.\n")
    #expect(try languages() == ["de", "pt", "zh-Hans"])
  }

  @Test(arguments: aliases)
  func exportsTheLanguageOfTheCatalog(alias: String, language: String) throws {
    let run = try tool.run("export", "xliff", "A.xcstrings", "--language", alias)
    #expect(run.status == 0 && run.errorText == note(alias, language))
    #expect(run.text.contains("target-language=\"\(language)\"") && run.text.contains("<target "))
    let table = try tool.run("export", "csv", "A.xcstrings", "--language", alias)
    #expect(table.text.contains(",\(language),\(language) state"))
    for (format, path) in [
      ("xcloc", "out/\(language).xcloc"), ("strings", "out/\(language).lproj"),
    ] {
      let run = try tool.run("export", format, "A.xcstrings", "-l", alias, "-o", "out")
      #expect(run.status == 0, "\(run.errorText)")
      #expect(FileManager.default.fileExists(atPath: folder.url.appending(path: path).path))
    }
  }

  @Test(arguments: aliases)
  func importsIntoTheLanguageOfTheCatalog(alias: String, language: String) throws {
    let xliff = try tool.run("export", "xliff", "A.xcstrings", "--language", language).text
      .replacing("target-language=\"\(language)\"", with: "target-language=\"\(alias)\"")
      .replacing("<source>Close</source>", with: "<source>Close</source><target>x</target>")
    try folder.write(xliff.utf8, to: "A.xliff")
    let run = try tool.run("import", "xliff", "A.xliff", "--dry-run")
    #expect(run.errorText == note(alias, language))
    #expect(run.text.contains("“Close” (\(language)): “x”"))
    let table = "key,variation,source,\(alias),\(alias) state\nClose,,Close,y,\n"
    try folder.write(table.utf8, to: "A.csv")
    let csv = try tool.run("import", "csv", "A.csv", "--catalog", "A.xcstrings")
    #expect(csv.status == 0 && csv.errorText == note(alias, language))
    #expect(csv.text.contains("“Close” (\(language)): “y”"))
    let named = try tool.run("import", "csv", "A.csv", "--catalog", "A.xcstrings", "-l", language)
    #expect(named.status == 0 && named.text.contains("left 1 unchanged"), "\(named.errorText)")
    #expect(try languages() == ["de", "pt", "zh-Hans"])
  }

  @Test(arguments: [
    ("zh_TW", "zh-Hant"), ("zh-HK", nil), ("fr_CA", "fr-CA"), ("iw", "he"), ("pt-PT", nil),
    ("sr_RS@latin", "sr-Latn-RS"),
  ])
  func writesTheStandardNameOfANewLanguage(language: String, name: String?) throws {
    let run = try tool.run("set", "A.xcstrings", "Close", "x", "--language", language)
    #expect(run.status == 0)
    #expect(try languages() == ["de", "pt", "zh-Hans", name ?? language])
    let note = name.map {
      "note: the language “\(language)” is written as “\($0)”, its standard name.\n"
    }
    #expect(run.errorText == note ?? "")
  }

  @Test func refusesATableWithTwoColumnsOfALanguage() throws {
    try folder.write("key,variation,source,zh-CN,zh-Hans\nClose,,Close,x,y\n".utf8, to: "A.csv")
    let run = try tool.run("import", "csv", "A.csv", "--catalog", "A.xcstrings")
    #expect(run.status == 2 && run.errorText.contains("zh-Hans"))
  }
}
