import StringCatalogs
import Testing

@testable import CatalogBatches

struct SimilarKeysTests {
  private func keys(_ names: [String]) throws -> SimilarKeys {
    let strings = names.map { "\"\($0)\":{}" }.joined(separator: ",")
    let text = "{\"sourceLanguage\":\"en\",\"strings\":{\(strings)},\"version\":\"1.0\"}"
    return SimilarKeys(of: [try StringCatalog(bytes: Array(text.utf8))])
  }

  /// Keys of two letters, such as `저장` and `ka`, are in too many others.
  @Test(arguments: [
    ("CANCEL", ["“cancel”"]), ("can-cel", ["“cancel”"]), ("cancel now", ["“cancel”"]),
    ("ancel", ["“cancel”"]), ("cancal", []), ("저장하", ["“문서 저장하기”"]), ("저장하기!", ["“문서 저장하기”"]),
    ("okay", ["“okays!”"]), ("kayak", []), ("!?", []), ("", []),
  ])
  func findsKeysThatDifferLittle(key: String, expected: [String]) throws {
    let keys = try keys(["cancel", "ka", "okays!", "문서 저장하기", "저장"])
    #expect(keys.list(for: key) == expected)
  }

  @Test func namesFiveKeysAtMost() throws {
    let keys = try keys((1...9).map { "item \($0)" })
    #expect(keys.list(for: "Item") == (1...5).map { "“item \($0)”" })
  }
}
