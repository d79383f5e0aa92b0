import CatalogEditing
import StringCatalogs
import Testing

struct SourceTextTests {
  /// A set of phrases, variations without `other`, and a substitution.
  private static let strings = #"""
    "set":{"localizations":{"en":{"stringSet":{"state":"new","values":["Go ${a}",1,"Run"]}}}},
    "device":{"localizations":{"en":{"variations":{"device":{
      "mac":{"stringUnit":{"state":"new","value":"Click %@"}},
      "iphone":{"variations":{"plural":{
        "one":{"stringUnit":{"state":"new","value":"Tap"}},
        "few":{"stringUnit":{"state":"new","value":"Tap %lld"}}}}}}}}}},
    "count":{"localizations":{"en":{"stringUnit":{"state":"new","value":"%#@n@ left"},
      "substitutions":{"n":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{
        "one":{"stringUnit":{"state":"new","value":"%arg day"}},
        "other":{"stringUnit":{"state":"new","value":"%arg days"}}}}}}}}},
    "Plain %@":{}
    """#

  private static let locations: [(location: TextLocation, text: String?)] = [
    (TextLocation(key: "set", language: "ko"), "Go ${a}"),
    (TextLocation(key: "set", language: "ko", phrase: 0), "Go ${a}"),
    (TextLocation(key: "set", language: "ko", phrase: 1), "Run"),
    (TextLocation(key: "set", language: "ko", phrase: 2), "Go ${a}"),
    (TextLocation(key: "device", language: "ko"), "Tap %lld"),
    (TextLocation(key: "device", language: "ko", device: .mac), "Click %@"),
    (TextLocation(key: "device", language: "ko", device: .appleTV), "Tap %lld"),
    (TextLocation(key: "device", language: "ko", device: .iPhone, category: .one), "Tap"),
    (TextLocation(key: "count", language: "ko"), "%#@n@ left"),
    (TextLocation(key: "count", language: "ko", substitution: "n"), "%arg days"),
    (TextLocation(key: "count", language: "ko", substitution: "n", category: .one), "%arg day"),
    (TextLocation(key: "count", language: "ko", substitution: "m"), nil),
    (TextLocation(key: "Plain %@", language: "ko"), "Plain %@"),
    (TextLocation(key: "Plain %@", language: "ko", substitution: "n"), nil),
  ]

  @Test func findsTheSameTextsWhenTheSourceIsReadOnce() throws {
    let catalog = try Catalogs.catalog(strings: Self.strings)
    var sources: [String: EntrySource] = [:]
    for _ in 0..<2 {
      for (location, text) in Self.locations {
        let entry = try #require(catalog.entry(for: location.key))
        let source = sources[location.key] ?? EntrySource(of: entry, in: catalog)
        sources[location.key] = source
        let (alone, shared) = (
          SourceText(of: location, in: entry, catalog), SourceText(of: location, in: source)
        )
        #expect(alone.text == text, "\(location)")
        #expect(shared.text == text, "\(location)")
        for translation in ["", "%@", "%lld", "${a}", "%#@n@", "%arg", "%2$@ ${b}"] {
          #expect(shared.problem(in: translation) == alone.problem(in: translation))
        }
      }
    }
  }
}
