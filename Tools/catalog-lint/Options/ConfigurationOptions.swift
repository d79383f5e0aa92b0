import ArgumentParser
import ToolSupport

/// The options for configuration files.
struct ConfigurationOptions: ParsableArguments {
  @Option(
    name: .long, help: .key("help.lint.config", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var config: String?

  @Flag(name: .long, help: .key("help.lint.isolated"))
  var isolated = false
}
