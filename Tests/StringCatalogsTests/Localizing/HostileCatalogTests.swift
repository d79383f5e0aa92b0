import StringCatalogs
import TestSupport
import Testing

/// Valid catalogs that are meant to do harm.
struct HostileCatalogTests {
  private func localizer(_ localization: String) throws -> Localizer {
    let text =
      #"{"sourceLanguage": "en", "strings": {"key": {"localizations": {"en": \#(localization)}}}}"#
    return Localizer(catalog: try StringCatalog(bytes: Array(text.utf8)), languages: ["en"])
  }

  @Test(arguments: ["9223372036854775807", "-9223372036854775808", "0"])
  func survivesAnUnusedArgumentNumber(number: String) throws {
    let localizer = try localizer(
      #"""
      {"stringUnit": {"state": "translated", "value": "%#@a@ %@"}, "substitutions": {"a":
        {"argNum": \#(number), "formatSpecifier": "lld", "variations": {"plural": {"other":
          {"stringUnit": {"state": "translated", "value": "%arg %@ %@"}}}}}}}
      """#)
    #expect(!localizer.text(for: LocalizedMessage("key", 1, "x")).isEmpty)
  }

  @Test(.endsHangs, arguments: ["plural", "device"])
  func triesEachOfManyNestedVariationsOnce(axis: String) throws {
    let depth = 100
    let localizer = try localizer(
      String(repeating: #"{"variations": {"\#(axis)": {"other": "#, count: depth) + "{}"
        + String(repeating: "}}}", count: depth))
    #expect(localizer.text(for: LocalizedMessage("key", 1)) == "key")
  }

  @Test(.endsHangs) func readsManyLanguagesOnce() throws {
    let languages = (0..<30_000).map { #""x-\#($0)": {}"# }.joined(separator: ", ")
    let text = #"{"sourceLanguage": "en", "strings": {"key": {"localizations": {\#(languages)}}}}"#
    let catalog = try StringCatalog(bytes: Array(text.utf8))
    #expect(catalog.languages.count == 30_001)
  }
}
