import ArgumentParser
import ProductStrings
import StringCatalogs
import ToolSupport

/// The value of `--language`: the languages of a report, best first.
struct ReportLanguages: ExpressibleByArgument {
  private let tags: [LanguageTag]

  init?(argument: String) {
    tags = argument.split(separator: ",").map { part in
      LanguageTag(rawValue: part.filter { !$0.isWhitespace })
    }
    if tags.isEmpty { return nil }
  }

  /// Returns the languages of the product for the tags, or else for the environment.
  static func languages(_ list: ReportLanguages?) throws -> [LanguageTag] {
    let known = ProductStrings.languages
    guard let list else {
      return [LanguageTag.matches(for: ToolText.languages, in: known).first ?? "en"]
    }
    var languages: [LanguageTag] = []
    for tag in list.tags {
      guard let match = LanguageTag.matches(for: [tag], in: known).first else {
        throw ScreenError.unusable(
          LocalizedMessage(
            "tool.unknownLanguage", .text(tag.rawValue),
            .text(ToolText.list(known.map(\.rawValue)))))
      }
      if !languages.contains(match) { languages.append(match) }
    }
    return languages
  }
}
