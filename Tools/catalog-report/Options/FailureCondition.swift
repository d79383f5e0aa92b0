import ArgumentParser
import CatalogReports
import StringCatalogs
import ToolSupport

/// The value of `--fail-on`: what must not be there, separated by commas, and after a colon the
/// languages that it concerns, such as `untranslated,lost:ko,ja`.
struct FailureCondition: ExpressibleByArgument {
  /// What must not be there.
  enum Kind: String, CaseIterable {
    /// Strings without a translation: those that a change brings, or else all of them.
    case untranslated

    /// Translations whose source text has changed: by a change, or else ever.
    case outdated

    /// Translations that a change loses.
    case lost

    /// What the configuration does not allow in a release.
    case blockers
  }

  private let kinds: [Kind]

  /// The languages; nil for all.
  private let languages: LanguageList?

  init?(argument: String) {
    let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let names = parts[0].split(separator: ",").map { $0.filter { $0 != " " } }
    kinds = names.compactMap(Kind.init(rawValue:))
    guard !names.isEmpty, kinds.count == names.count else { return nil }
    guard parts.count > 1 else {
      languages = nil
      return
    }
    languages = LanguageList(argument: String(parts[1]))
    if languages == nil { return nil }
  }

  /// The languages that it names.
  var languageTags: [LanguageTag] { languages?.tags ?? [] }

  /// Whether only a comparison can tell.
  var needsComparison: Bool { kinds.contains(.lost) }

  /// Returns what of it a report has, as a sentence; nil if nothing.
  func failure(in report: CatalogReport) -> String? {
    let counts = kinds.compactMap { kind -> String? in
      let count = count(of: kind, in: report)
      guard count > 0 else { return nil }
      return ToolText.text("progress.failure.\(kind.rawValue)", .integer(Int64(count)))
    }
    return counts.isEmpty ? nil : ToolText.list(counts)
  }

  private func count(of kind: Kind, in report: CatalogReport) -> Int {
    let languages = report.translations.filter { includes($0.language) }
    let changes = report.change?.languages.filter { includes($0.language) }
    return switch kind {
    case .untranslated:
      changes?.reduce(0) { $0 + $1.untranslated.count }
        ?? languages.reduce(0) { $0 + $1.untranslated }
    case .outdated:
      changes?.reduce(0) { $0 + $1.outdated.count }
        ?? languages.reduce(0) { $0 + ($1.outdated ?? 0) }
    case .lost: changes?.reduce(0) { $0 + $1.lost.count } ?? 0
    case .blockers: report.blockers.count { $0.language.map(includes) ?? true }
    }
  }

  private func includes(_ language: String) -> Bool {
    guard let languages else { return true }
    let tag = LanguageTag(rawValue: language)
    return languages.tags.contains { $0.alias(among: [tag]) != nil }
  }
}
