import ArgumentParser
import ToolSupport

/// The options that show a change instead of making it.
struct SyncOutputOptions: ParsableArguments {
  @Flag(name: .long, help: .key("help.edit.check"))
  var check = false

  @Flag(name: .long, help: .key("help.edit.diff"))
  var diff = false
}
