import ArgumentParser
import ToolSupport

/// The options of `audit` for which files are read, and how.
struct PhotoOptions: ParsableArguments {
  @Flag(name: .shortAndLong, help: .key("help.audit.recursive"))
  var recursive = false

  @Flag(name: [.customShort("0"), .customLong("null")], help: .key("help.audit.null"))
  var hasNUL = false

  @Flag(name: .long, inversion: .prefixedNo, help: .key("help.audit.compareThumbnails"))
  var compareThumbnails = true
}
