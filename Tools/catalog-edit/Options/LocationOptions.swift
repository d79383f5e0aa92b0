import ArgumentParser
import StringCatalogs
import ToolSupport

/// The options that name a text of a string.
struct LocationOptions: ParsableArguments {
  @Option(name: .shortAndLong, help: .key("help.edit.language", valueName: "tag"))
  var language: LanguageTag

  @Option(name: .long, help: .key("help.edit.plural", valueName: "category"))
  var plural: PluralCategory?

  @Option(name: .long, help: .key("help.edit.device", valueName: "name"))
  var device: Device?

  @Option(name: .long, help: .key("help.edit.phrase", valueName: "number"))
  var phrase: Int?

  @Option(name: .long, help: .key("help.edit.substitution", valueName: "name"))
  var substitution: String?

  @Option(name: .long, help: .key("help.edit.state"))
  var state: StringUnitState?

  func validate() throws {
    guard phrase ?? 1 >= 1 else {
      throw ValidationError(ToolText.text("edit.error.phraseBelowOne"))
    }
  }
}
