package import ArgumentParser

/// The options for configuration files.
package struct ConfigurationOptions: ParsableArguments {
  /// The configuration file to use for everything.
  @Option(
    name: .long, help: .key("help.lint.config", valueName: "file"),
    completion: .file(extensions: ["json"]))
  package var config: String?

  /// Whether configuration files are ignored.
  @Flag(name: .long, help: .key("help.lint.isolated"))
  package var isolated = false

  package init() {}
}
