import ArgumentParser
import StringCatalogs

/// The value of `--language`: tags separated by commas, best first.
struct LanguageList: ExpressibleByArgument {
  let tags: [LanguageTag]

  init?(argument: String) {
    tags = argument.split(separator: ",").map { part in
      LanguageTag(rawValue: part.filter { !$0.isWhitespace })
    }
    if tags.isEmpty { return nil }
  }
}
