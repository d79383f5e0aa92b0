import ArgumentParser
import StringCatalogs

extension ArgumentHelp {
  /// Creates the help of an option from the key of its text.
  static func key(_ key: String, valueName: String? = nil) -> ArgumentHelp {
    ArgumentHelp(ToolText.text(key), valueName: valueName)
  }
}

extension CommandConfiguration {
  /// Creates the configuration of a command from its name.
  ///
  /// Its texts are `help.command.NAME.abstract` and, where the catalog has one,
  /// `help.command.NAME.discussion`.
  static func localized(
    _ name: String, hasDiscussion: Bool = false, version: String = "",
    subcommands: [any ParsableCommand.Type] = []
  ) -> CommandConfiguration {
    CommandConfiguration(
      commandName: name,
      abstract: ToolText.text("help.command.\(name).abstract"),
      discussion: hasDiscussion ? ToolText.text("help.command.\(name).discussion") : "",
      version: version,
      subcommands: subcommands)
  }
}
