import StringCatalogs
import StringPreviews
import Testing

struct CatalogPreviewTests {
  @Test func showsEveryCategoryOfALanguageWithItsNumbers() throws {
    let preview = try CatalogPreview(bytes: Array(Self.files.utf8), path: "Files.xcstrings")
    let string = try #require(
      preview.string(for: "files", options: PreviewOptions(languages: ["ru"])))
    let russian = try #require(string.languages.first)
    #expect(russian.variations.map(\.category) == [.one, .few, .many, .other])
    #expect(
      russian.variations.map(\.numbers)
        == [
          ["1", "21", "31", "41"], ["2", "3", "4", "22"], ["0", "5", "6", "7"],
          ["1.5", "0.5", "2.5", "0.1"],
        ])
    #expect(russian.variations[0].renderings.map(\.text).prefix(2) == ["1 файл", "21 файл"])
    #expect(russian.variations[1].role == .missing)
  }

  private static let files = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "files" : {
          "localizations" : {
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } }
                }
              }
            },
            "ru" : {
              "variations" : {
                "plural" : {
                  "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld файлов" } },
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld файл" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld файла" } }
                }
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """
}
