import StringCatalogs
import StringTables
import Testing

struct DocumentNameTests {
  @Test(arguments: [
    ("README.md", nil), ("README.ko.md", "ko"), ("docs/README.zh-Hans.md", "zh-Hans"),
    ("README_zh_CN.md", "zh-Hans"), ("README-zh-TW.markdown", "zh-Hant"), ("readme.jp.MD", "ja"),
    ("README.ko-KR.md", "ko-KR"), ("README.pt_BR.md", "pt-BR"), ("docs/ja/setup.md", "ja"),
    ("i18n/zh-cn/docs/a.md", "zh-Hans"), ("docs/v2.ja.md", "ja"), ("ml/train.md", nil),
    ("docs/user-id.md", nil), ("docs/what-is-new.md", nil), ("ko.md", nil), ("docs/a.b.md", nil),
    ("docs/ja/README.ko.md", "ko"), ("README.xx.md", nil),
  ])
  func readsTheLanguage(path: String, language: String?) throws {
    #expect(try #require(DocumentName(path: path)).language?.rawValue == language)
    #expect(DocumentName.isDocument(path))
  }

  @Test(arguments: ["README", "a.mdx", "md", ".md", "docs.md/a.txt", "docs/.md"])
  func leavesOtherFilesAlone(path: String) {
    #expect(DocumentName(path: path) == nil)
    #expect(!DocumentName.isDocument(path))
  }
}
