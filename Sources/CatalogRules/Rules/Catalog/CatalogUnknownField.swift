import StringCatalogs

/// A member, state, plural category, device or version that Xcode does not write.
struct CatalogUnknownField: FileRule {
  static let description = RuleDescription(
    "catalog-unknown-field", severity: .info,
    examples: [
      .bad(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Cancel" : {
              ⟦"note"⟧ : "A button",
              "localizations" : {
                "ko" : { "stringUnit" : { "state" : ⟦"done"⟧, "value" : "취소" } }
              }
            },
            "Tap" : {
              "localizations" : {
                "ko" : {
                  "variations" : {
                    "device" : {
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "클릭" } },
                      ⟦"phone"⟧ : { "stringUnit" : { "state" : "translated", "value" : "탭" } }
                    }
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """),
      .good(["Cancel": .entry(comment: "A button", ["ko": "취소"])]),
    ])

  private static let versions: Set<String> = ["1.0", "1.1", "1.2", "1.3"]
  private static let states: Set<StringUnitState> = [.new, .needsReview, .translated, .stale]
  private static let extractionStates: Set<ExtractionState> = [
    .manual, .extractedWithValue, .migrated, .stale,
  ]

  func check(_ catalog: CatalogContext, _ reporter: Reporter) {
    for irregularity in catalog.irregularities {
      check(irregularity, in: catalog, reporter)
    }
    if let version = catalog.catalog.json["version"], let text = version.string,
      !Self.versions.contains(text)
    {
      reporter.report(variant: "version", .text(text), at: version.byteRange)
    }
    for entry in catalog.walk.suspiciousEntries {
      check(entry, in: catalog, reporter)
    }
  }

  private func check(
    _ irregularity: CatalogIrregularity, in catalog: CatalogContext, _ reporter: Reporter
  ) {
    let member = irregularity.member
    guard irregularity.kind == .unknownMember,
      irregularity.key != nil || !CatalogMisplacedEntry.isEntry(member)
    else { return }
    reporter.report(
      .text(member.name), at: member.nameRange, key: irregularity.key,
      language: irregularity.language)
  }

  private func check(_ entry: CatalogEntry, in catalog: CatalogContext, _ reporter: Reporter) {
    if let state = entry.extractionState, !Self.extractionStates.contains(state),
      let value = entry.json["extractionState"]
    {
      reporter.report(
        variant: "extractionState", .text(state.rawValue), at: value.byteRange, key: entry.key)
    }
    for localization in entry.localizations {
      check(localization.content, of: localization, entry, in: catalog, reporter)
      for substitution in localization.substitutions {
        check(substitution.content, of: localization, entry, in: catalog, reporter)
      }
      for leaf in localization.leaves {
        guard let state = leaf.state, !Self.states.contains(state), let range = leaf.stateRange
        else { continue }
        reporter.report(
          variant: "state", .text(state.rawValue), at: range, key: entry.key,
          language: localization.language)
      }
    }
  }

  /// Checks devices and plural categories.
  private func check(
    _ content: StringContent, of localization: Localization, _ entry: CatalogEntry,
    in catalog: CatalogContext, _ reporter: Reporter
  ) {
    for variation in content.variations?.all ?? [] {
      let isKnown =
        variation.device.map(Device.known.contains)
        ?? variation.category.map(PluralCategory.known.contains) ?? true
      if !isKnown {
        reporter.report(
          .text(variation.name), at: variation.nameRange, key: entry.key,
          language: localization.language)
      }
      check(variation.content, of: localization, entry, in: catalog, reporter)
    }
  }
}
