import ArgumentParser
import ToolSupport

/// The option that shows a change instead of making it.
package struct DiffOption: ParsableArguments {
  package init() {}

  @Flag(name: .long, help: .key("help.edit.diff"))
  package var diff = false
}
