import ArgumentParser
import StringCatalogs
import ToolSupport

/// The options for how `show` lays out texts.
struct LayoutOptions: ParsableArguments {
  @Option(name: .long, help: .key("help.preview.width", valueName: "columns"))
  var width: Int?

  @Flag(name: .long, help: .key("help.preview.patterns"))
  var patterns = false

  func validate() throws {
    if let width, !(1...1_000).contains(width) {
      throw ValidationError(ToolText.text("preview.error.widthOutOfRange", .integer(1_000)))
    }
  }
}
