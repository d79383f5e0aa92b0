import ArgumentParser
import ToolSupport

/// The option for how alike a text must be.
struct MatchingOptions: ParsableArguments {
  @Flag(name: .long, help: .key("help.find.exact"))
  var exact = false

  /// The share of a word that may be read wrong.
  var tolerance: Double { exact ? 0 : 0.2 }
}
