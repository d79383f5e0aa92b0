import CatalogRules
import StringCatalogs

/// The text that a finding concerns and its source text.
struct FindingTexts {
  /// A text with its language.
  struct Text {
    var language: String
    var value: String
  }

  /// The source text; nil if the finding does not concern an entry.
  private(set) var source: Text?

  /// The text of the finding's language; nil if that is the source language or has no text there.
  private(set) var translation: Text?

  init(of finding: Finding, in catalog: StringCatalog?) {
    guard let catalog, let key = finding.key, let entry = catalog.entry(for: key) else { return }
    let sourceLanguage = catalog.sourceLanguage ?? "und"
    var leaf: CatalogLeaf?
    if let language = finding.language, language != sourceLanguage {
      leaf = entry.localization(for: language)?.leaves.first {
        $0.valueRange.map { $0.overlaps(finding.range) } ?? false
      }
      translation = leaf.flatMap(\.value).map { Text(language: language.rawValue, value: $0) }
    }
    let value = Self.source(of: entry, in: sourceLanguage, for: leaf?.path ?? []) ?? key
    source = Text(language: sourceLanguage.rawValue, value: value)
  }

  /// Returns the source text of the same variant, or of its `other`, or the first one.
  private static func source(
    of entry: CatalogEntry, in language: LanguageTag, for path: [LeafStep]
  ) -> String? {
    guard let leaves = entry.localization(for: language)?.leaves else { return nil }
    let other = path.map { step in
      if case .variation(.plural, _) = step { LeafStep.variation(.plural, "other") } else { step }
    }
    let leaf =
      leaves.first { $0.path == path } ?? leaves.first { $0.path == other } ?? leaves.first
    return leaf?.value
  }
}
