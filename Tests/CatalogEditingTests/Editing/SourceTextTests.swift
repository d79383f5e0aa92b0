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

  private static let places: [(place: TextPlace, text: String?)] = [
    (TextPlace(key: "set", language: "ko"), "Go ${a}"),
    (TextPlace(key: "set", language: "ko", phrase: 0), "Go ${a}"),
    (TextPlace(key: "set", language: "ko", phrase: 1), "Run"),
    (TextPlace(key: "set", language: "ko", phrase: 2), "Go ${a}"),
    (TextPlace(key: "device", language: "ko"), "Tap %lld"),
    (TextPlace(key: "device", language: "ko", device: .mac), "Click %@"),
    (TextPlace(key: "device", language: "ko", device: .appleTV), "Tap %lld"),
    (TextPlace(key: "device", language: "ko", device: .iPhone, category: .one), "Tap"),
    (TextPlace(key: "count", language: "ko"), "%#@n@ left"),
    (TextPlace(key: "count", language: "ko", substitution: "n"), "%arg days"),
    (TextPlace(key: "count", language: "ko", substitution: "n", category: .one), "%arg day"),
    (TextPlace(key: "count", language: "ko", substitution: "m"), nil),
    (TextPlace(key: "Plain %@", language: "ko"), "Plain %@"),
    (TextPlace(key: "Plain %@", language: "ko", substitution: "n"), nil),
  ]

  @Test func findsTheSameTextsWhenTheSourceIsReadOnce() throws {
    let catalog = try Catalogs.catalog(strings: Self.strings)
    var sources: [String: EntrySource] = [:]
    for _ in 0..<2 {
      for (place, text) in Self.places {
        let entry = try #require(catalog.entry(for: place.key))
        let source = sources[place.key] ?? EntrySource(of: entry, in: catalog)
        sources[place.key] = source
        let (alone, shared) = (
          SourceText(of: place, in: entry, catalog), SourceText(of: place, in: source)
        )
        #expect(alone.text == text, "\(place)")
        #expect(shared.text == text, "\(place)")
        for translation in ["", "%@", "%lld", "${a}", "%#@n@", "%arg", "%2$@ ${b}"] {
          #expect(shared.problem(in: translation) == alone.problem(in: translation))
        }
      }
    }
  }
}
