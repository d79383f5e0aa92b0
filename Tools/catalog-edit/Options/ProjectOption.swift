import ArgumentParser
import ToolSupport

/// The option that names the folder of the project, which the paths in XLIFF begin at.
struct ProjectOption: ParsableArguments {
  @Option(
    name: .long, help: .key("help.edit.project", valueName: "folder"), completion: .directory)
  var project: String?
}
