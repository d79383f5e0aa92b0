import ArgumentParser
import StringCatalogs

/// Languages, separated by commas.
struct LanguageNames: ExpressibleByArgument {
  let tags: [LanguageTag]

  init?(argument: String) {
    tags = argument.split(separator: ",").map { LanguageTag(rawValue: String($0)) }
    if tags.isEmpty { return nil }
  }
}
