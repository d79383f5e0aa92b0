import ArgumentParser
import ToolSupport

/// The options that override refusals of a text.
struct CheckOptions: ParsableArguments {
  @Flag(name: .long, help: .key("help.edit.force"))
  var force = false

  @Flag(name: .long, help: .key("help.edit.allowEmpty"))
  var allowEmpty = false

  @OptionGroup var unknownLanguage: UnknownLanguageOption
}
