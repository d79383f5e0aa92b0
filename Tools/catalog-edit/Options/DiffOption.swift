import ArgumentParser
import ToolSupport

/// The option that shows a change instead of making it.
struct DiffOption: ParsableArguments {
  @Flag(name: .long, help: .key("help.edit.diff"))
  var diff = false
}
