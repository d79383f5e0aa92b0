import ArgumentParser
import ToolSupport

/// The options for what is linted.
struct InputOptions: ParsableArguments {
  @Option(
    name: .long, help: .key("help.lint.stdinFilename", valueName: "path"), completion: .catalogs)
  var stdinFilename = "Localizable.xcstrings"

  @Option(name: .long, help: .key("help.lint.changedSince", valueName: "revision"))
  var changedSince: String?

  @Flag(name: .long, help: .key("help.lint.noHistory"))
  var noHistory = false

  @Flag(name: .long, help: .key("help.lint.includeStale"))
  var includeStale = false
}
