import ArgumentParser
import ProductStrings
package import StringCatalogs

/// The value of an option for the languages of a report: tags separated by commas, best first.
package struct LanguageList: ExpressibleByArgument {
  package let tags: [LanguageTag]

  package init?(argument: String) {
    tags = argument.split(separator: ",").map { part in
      LanguageTag(rawValue: part.filter { !$0.isWhitespace })
    }
    if tags.isEmpty { return nil }
  }

  /// Returns the languages of a report: the wanted ones in the spelling of `known` and without
  /// duplicates, or else the best one for the environment.
  ///
  /// Throws `failure` for the first tag that matches none.
  package static func languages<Failure: Error>(
    _ wanted: [LanguageTag]?, among known: [LanguageTag] = ProductStrings.languages,
    orThrow failure: (LocalizedMessage) -> Failure
  ) throws(Failure) -> [LanguageTag] {
    guard let wanted else {
      return [LanguageTag.matches(for: ToolText.languages, in: known).first ?? known.first ?? "en"]
    }
    var languages: [LanguageTag] = []
    for tag in wanted {
      guard let match = LanguageTag.matches(for: [tag], in: known).first else {
        throw failure(
          LocalizedMessage(
            "tool.unknownLanguage", .text(tag.rawValue),
            .text(ToolText.list(known.map(\.rawValue)))))
      }
      if !languages.contains(match) { languages.append(match) }
    }
    return languages
  }
}
