import ArgumentParser
import ToolSupport

/// The option for the project folder, to which the paths in XLIFF are relative.
struct ProjectOption: ParsableArguments {
  @Option(
    name: .long, help: .key("help.edit.project", valueName: "folder"), completion: .directory)
  var project: String?
}
