import ArgumentParser
import StringCatalogs
import ToolSupport

/// The options for pictures that come while the tool runs.
struct SourceOptions: ParsableArguments {
  @Option(name: .long, help: .key("help.find.watch", valueName: "folder"), completion: .directory)
  var watch: String?

  @Option(name: .long, help: .key("help.find.frames", valueName: "-"))
  var frames: String?

  /// Whether pictures come while the tool runs.
  var isStream: Bool { watch != nil || frames != nil }

  func validate() throws {
    if watch != nil, frames != nil { throw ValidationError("\(ScreenError.tooManySources)") }
    if let frames, frames != "-" {
      throw ValidationError(ToolText.text("tool.find.framesFromFile", .text(frames)))
    }
  }
}
