import Reports
import StringCatalogs
import Testing

struct SnapshotTests {
  @Test func webPage() throws {
    try expectSnapshot(render(SampleAudit.batch, .html, allLanguages), named: "batch.html")
    try expectSnapshot(render(SampleAudit.single, .html, ["ja"]), named: "single.ja.html")
    try expectSnapshot(render(SampleAudit.hostile, .html, ["en"]), named: "hostile.en.html")
  }

  @Test(arguments: allLanguages)
  func markdown(language: LanguageTag) throws {
    try expectSnapshot(
      render(SampleAudit.batch, .markdown, [language]), named: "batch.\(language).md")
  }

  @Test(arguments: allLanguages)
  func plainText(language: LanguageTag) throws {
    try expectSnapshot(render(SampleAudit.batch, .text, [language]), named: "batch.\(language).txt")
    try expectSnapshot(
      render(SampleAudit.single, .text, [language], width: 40), named: "single.\(language).40.txt")
  }

  @Test func hostileValues() throws {
    try expectSnapshot(render(SampleAudit.hostile, .markdown, ["en"]), named: "hostile.en.md")
    try expectSnapshot(render(SampleAudit.hostile, .text, ["en"]), named: "hostile.en.txt")
  }

  @Test func json() throws {
    try expectSnapshot(render(SampleAudit.batch, .json, []), named: "batch.json")
    try expectSnapshot(render(SampleAudit.hostile, .json, []), named: "hostile.json")
  }
}
