import StringCatalogs
import TestSupport
import Testing

/// The walk has the same content as the parts of a catalog.
struct CatalogWalkTests {
  @Test(.needs(.data), arguments: RealCatalogs.readablePaths)
  func findsTheTextsOfRealCatalogs(path: String) throws {
    try compare(RealCatalogs.catalog(at: path))
  }

  @Test(arguments: [
    #""a":{},"b":{"localizations":{"ko":{}}},"":{"comment":"c","shouldTranslate":false}"#,
    #""a":{"localizations":{"ko":{"stringUnit":{"value":"1"}},"ko":{"stringUnit":{"value":"2"}}}}"#,
    #""a":{"localizations":{"k\u006f":{"string\u0055nit":{"value":"\n","state":"n\u0065w"}}}}"#,
    #""a":{"localizations":{"ko":{"stringSet":{"state":"new","values":["1",2,"3"]}}}}"#,
    #""a":{"localizations":{"ko":{"variations":{"x":{"y":{"stringUnit":{"value":"1"}}}}}}}"#,
    #""a":[],"b":{"localizations":[]},"c":{"localizations":{"ko":[],"ja":{"stringUnit":[]}}}"#,
    #""a":{"localizations":{"ko":{"substitutions":{"n":{"variations":{"plural":{"one":{"variations":{"device":{"mac":{"stringUnit":{"value":"1"}}}}}}}}}}}}"#,
  ])
  func findsTheTextsOfOddCatalogs(strings: String) throws {
    try compare(Reading.catalog(strings: strings))
  }

  private func compare(_ catalog: StringCatalog) {
    let walk = CatalogWalk(catalog)
    for entry in catalog.entries {
      let hasEntry = walk.advance()
      #expect(hasEntry)
      #expect(walk.entry?.key == entry.key)
      #expect(walk.keyRange == entry.keyRange)
      #expect(walk.shouldTranslate == entry.shouldTranslate)
      #expect(walk.extractionState == entry.extractionState)
      #expect(
        walk.localizations.map { walk.languages[$0.language] }
          == entry.localizations.map(\.language))
      for (walked, localization) in zip(walk.localizations, entry.localizations) {
        #expect(walk.localization(walked) == localization)
        let texts = walk.texts[walked.texts]
        let leaves = localization.leaves
        #expect(texts.map { walk.path(of: $0) } == leaves.map(\.path))
        #expect(texts.map(\.range) == leaves.map { $0.valueRange ?? 0..<0 })
        #expect(texts.map { walk.holderRange(of: $0) } == leaves.map(\.byteRange))
        #expect(texts.map { name(of: $0.state) } == leaves.map { known($0.state?.rawValue) })
        #expect(
          walked.shape.contains(.shownText)
            == leaves.contains { $0.value != nil && $0.state != .new })
        #expect(
          walked.pluralsInAny
            == PluralCategorySet(leaves.flatMap { $0.path.compactMap(pluralCategory) }))
        #expect(walked.pluralsInAll.isSuperset(of: walked.pluralsInAny) || isNested(leaves))
      }
    }
    let isMore = walk.advance()
    #expect(!isMore)
    #expect(walk.irregularities(of: catalog) == catalog.irregularities)
  }

  private func pluralCategory(_ step: LeafStep) -> PluralCategory? {
    guard case .variation(.plural, let name) = step else { return nil }
    return PluralCategory(rawValue: name)
  }

  /// Whether there may be several plural groups.
  private func isNested(_ leaves: [CatalogLeaf]) -> Bool {
    leaves.contains { $0.path.count > 1 }
  }

  /// A category without a text is in the group, but the group does not have it.
  @Test func knowsWhichPluralCategoriesEveryGroupHas() throws {
    let text = #"{"stringUnit":{"value":"1"}}"#
    let catalog = try Reading.catalog(
      strings: #"""
        "a":{"localizations":{"ru":{"variations":{"device":{
          "mac":{"variations":{"plural":{"one":\#(text),"few":{},"other":{}}}},
          "other":{"variations":{"plural":{"one":\#(text),"few":\#(text),"many":{},"=0":{}}}}}}},
          "ko":\#(text)}}
        """#)
    let walk = CatalogWalk(catalog)
    let hasEntry = walk.advance()
    #expect(hasEntry)
    #expect(walk.localizations.map(\.pluralsInAny) == [[.one, .few, .many, .other, .unknown], []])
    #expect(walk.localizations.map(\.pluralsInAll) == [[.one], .all])
  }

  private func name(of state: WalkedText.State) -> String {
    switch state {
    case .missing: "missing"
    case .new: "new"
    case .needsReview: "needs_review"
    case .translated: "translated"
    case .stale: "stale"
    case .unknown: "unknown"
    }
  }

  private func known(_ state: String?) -> String {
    guard let state else { return "missing" }
    return ["new", "needs_review", "translated", "stale"].contains(state) ? state : "unknown"
  }
}
