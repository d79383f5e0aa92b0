import StringCatalogs
import Testing

/// The forms that a language needs, found on values and on the walk in the same way.
struct NeededFormsTests {
  private static func unit(_ text: String, _ state: String = "translated") -> String {
    #"{"stringUnit":{"state":"\#(state)","value":"\#(text)"}}"#
  }

  private static func plural(_ texts: KeyValuePairs<String, String>) -> String {
    let cases = texts.map { #""\#($0)":\#(unit($1))"# }.joined(separator: ",")
    return #"{"variations":{"plural":{\#(cases)}}}"#
  }

  private static func device(_ texts: KeyValuePairs<String, String>) -> String {
    let cases = texts.map { #""\#($0)":\#(unit($1))"# }.joined(separator: ",")
    return #"{"variations":{"device":{\#(cases)}}}"#
  }

  private static let days = plural(["one": "%lld day", "other": "%lld days"])
  private static let tap = device(["mac": "Click", "other": "Tap"])

  /// A translation, and its missing forms.
  struct Case: Sendable {
    var language: LanguageTag
    var source: String?
    var text: String
    var missing: [String]
  }

  private static let cases = [
    Case(
      language: "ru", source: days, text: plural(["one": "%lld день", "other": "%lld дня"]),
      missing: ["plural.few", "plural.many"]),
    Case(
      language: "ru", source: days,
      text: plural(["one": "день", "few": "дня", "other": "дней"]), missing: ["plural.many"]),
    Case(
      language: "ru", source: days,
      text: plural(["one": "день", "few": "дня", "many": "дней", "other": "дня"]), missing: []),
    Case(language: "de", source: days, text: plural(["one": "Tag"]), missing: ["plural.other"]),
    Case(
      language: "de", source: days, text: plural(["other": "Tage"]), missing: ["plural.one"]),
    // One text holds for every number.
    Case(language: "ja", source: days, text: plural(["other": "%lld日"]), missing: []),
    Case(language: "tr", source: days, text: plural(["other": "%lld gün"]), missing: []),
    Case(language: "de", source: days, text: unit("Tage: %lld"), missing: []),
    Case(
      language: "ru", source: plural(["other": "%lld km"]), text: plural(["other": "%lld км"]),
      missing: []),
    Case(language: "ru", source: days, text: plural(["other": "%lld"]), missing: []),
    // Fractions, millions and unknown languages need nothing more.
    Case(
      language: "cs", source: days, text: plural(["one": "den", "few": "dny", "other": "dní"]),
      missing: []),
    Case(
      language: "fr", source: days, text: plural(["one": "jour", "other": "jours"]), missing: []),
    Case(language: "tlh", source: days, text: plural(["other": "jaj"]), missing: []),
    Case(
      language: "ru", source: nil, text: #"{"variations":{"plural":{"one":{},"few":{}}}}"#,
      missing: []),
    Case(
      language: "de", source: days,
      text: #"{"variations":{"plural":{"one":{},"other":\#(unit("Tage"))}}}"#,
      missing: ["plural.one"]),
    Case(
      language: "de", source: tap,
      text: #"{"variations":{"device":{"mac":\#(days),"other":\#(plural(["other": "Tage"]))}}}"#,
      missing: ["device.other/plural.one"]),
    // Devices
    Case(language: "ko", source: tap, text: device(["mac": "클릭", "other": "탭"]), missing: []),
    Case(
      language: "ko", source: tap, text: device(["mac": "클릭", "ipad": "탭"]),
      missing: ["device.iphone"]),
    Case(
      language: "ko", source: device(["ipad": "Tap", "iphone": "Tap"]),
      text: device(["iphone": "탭"]), missing: ["device.ipad"]),
    Case(
      language: "ko", source: device(["ipad": "Tap", "iphone": "Tap"]),
      text: device(["ipad": "탭", "iphone": "탭"]), missing: []),
    Case(language: "ko", source: tap, text: unit("선택"), missing: []),
    // Substitutions
    Case(
      language: "de", source: nil,
      text: #"{"stringUnit":{"state":"translated","value":"%#@days@ %#@hours@ %#@days@"},"#
        + #""substitutions":{"hours":\#(plural(["one": "%arg Stunde", "other": "%arg Stunden"]))}}"#,
      missing: ["substitutions.days"]),
    Case(
      language: "de", source: nil,
      text: #"{"stringUnit":{"state":"translated","value":"%#@hours@"},"#
        + #""substitutions":{"hours":\#(plural(["other": "%arg Stunden"]))}}"#,
      missing: ["substitutions.hours/plural.one"]),
  ]

  private func name(_ path: [LeafStep]) -> String {
    path.map { step in
      switch step {
      case .substitution(let name): "substitutions.\(name)"
      case .variation(let axis, let name): "\(axis.rawValue).\(name)"
      case .element(let index): "stringSet.\(index)"
      }
    }.joined(separator: "/")
  }

  @Test(arguments: cases)
  func findsTheMissingForms(_ example: Case) throws {
    let source = example.source.map { #""en":\#($0),"# } ?? ""
    let catalog = try Reading.catalog(
      strings: #"""
        "mac":{"localizations":{"en":\#(Self.tap)}},
        "a":{"localizations":{\#(source)"\#(example.language)":\#(example.text)}}
        """#)
    let entry = try #require(catalog.entry(for: "a"))
    let missing = NeededForms(of: example.language).missing(
      from: entry.localization(for: example.language)?.leaves ?? [],
      source: entry.localization(for: "en")?.leaves ?? [],
      devices: CatalogWalk(catalog).namedDevices)
    #expect(missing.map(name) == example.missing)

    let walk = CatalogWalk(catalog)
    var check = FormCheck(walk, source: walk.languages.firstIndex(of: "en"))
    _ = walk.advance()
    _ = walk.advance()
    let localization = try #require(
      walk.localizations.first { walk.languages[$0.language] == example.language })
    let lacksForm = check.lacksForm(localization, in: walk)
    #expect(lacksForm == !example.missing.isEmpty)
  }

  /// Texts that no reader sees lack no form: all of them are to be translated.
  @Test func ignoresNewTextsAndTheSourceLanguage() throws {
    let catalog = try Reading.catalog(
      strings: #"""
        "a":{"localizations":{"en":\#(Self.plural(["one": "day"])),
        "ru":{"variations":{"plural":{"one":\#(Self.unit("", "new"))}}}}}
        """#)
    let walk = CatalogWalk(catalog)
    var check = FormCheck(walk, source: walk.languages.firstIndex(of: "en"))
    _ = walk.advance()
    let lacking = walk.localizations.map { check.lacksForm($0, in: walk) }
    #expect(lacking == [false, false])
  }

  /// Every device and category at every position, as hostile catalogs have them.
  @Test func staysFastWithManyForms() throws {
    let names = (0..<2_000).map { #""d\#($0)":\#(Self.plural(["one": "a"]))"# }
    let catalog = try Reading.catalog(
      strings: #"""
        "a":{"localizations":{"ru":{"variations":{"device":{\#(names.joined(separator: ","))}}}}}
        """#)
    let leaves = try #require(catalog.entry(for: "a")?.localization(for: "ru")).leaves
    let missing = NeededForms(of: "ru").missing(
      from: leaves, source: [], devices: CatalogWalk(catalog).namedDevices)
    #expect(missing.count == 2_000 * 3 + 2)
  }
}
