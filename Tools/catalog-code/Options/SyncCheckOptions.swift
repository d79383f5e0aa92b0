import ArgumentParser
import ToolSupport

/// The options that override refusals of a change.
struct SyncCheckOptions: ParsableArguments {
  @Flag(name: .long, help: .key("help.code.assumeObject"))
  var assumeObject = false

  @Flag(name: .long, help: .key("help.code.likely"))
  var likely = false

  @Flag(name: .long, help: .key("help.code.allowRemovals"))
  var allowRemovals = false
}
