import ArgumentParser
import ToolSupport

/// The option for the private facts of a report.
struct PrivacyOptions: ParsableArguments {
  @Flag(name: .long, help: .key("help.option.includePrivate"))
  var includePrivate = false
}
