import Testing

@testable import CatalogRules

struct GlobTests {
  @Test(arguments: [("a?b", "a/b"), ("App/?/Menu", "App//Menu"), ("*.xcstrings", "App/a.txt")])
  func stopsAtASlashInPaths(pattern: String, path: String) {
    #expect(!Glob(path: pattern).matches(path))
  }

  @Test(arguments: [("a?b", "acb"), ("a?b", "Some/a-b"), ("App/*/b", "App/x/b"), ("**/b", "x/y/b")])
  func matchesAnyOtherCharacter(pattern: String, path: String) {
    #expect(Glob(path: pattern).matches(path))
  }

  @Test(arguments: ["a?b", "a*b"])
  func matchesASlashInKeysLikeAnyCharacter(pattern: String) {
    #expect(Glob(key: pattern).matches("a/b"))
  }
}
