package import ArgumentParser

extension ArgumentHelp {
  /// Creates the help of an option from the key of its text.
  package static func key(_ key: String, valueName: String? = nil) -> ArgumentHelp {
    ArgumentHelp(ToolText.text(key), valueName: valueName)
  }
}

extension CommandConfiguration {
  /// Creates the configuration of a command from its name.
  ///
  /// Its texts are `help.command.NAME.abstract` and, if the catalog has one,
  /// `help.command.NAME.discussion`; `typedName` is the typed name, if it differs. The default
  /// command of a tool names that as its `superCommand`, so that a parser that begins at it does
  /// not look for the tool's own options.
  package static func localized(
    _ name: String, named typedName: String? = nil, hasDiscussion: Bool = false,
    version: String = "", superCommand: String? = nil,
    subcommands: [any ParsableCommand.Type] = [],
    defaultSubcommand: (any ParsableCommand.Type)? = nil
  ) -> CommandConfiguration {
    var configuration = CommandConfiguration(
      commandName: typedName ?? name,
      abstract: ToolText.text("help.command.\(name).abstract"),
      discussion: hasDiscussion ? ToolText.text("help.command.\(name).discussion") : "",
      version: version,
      subcommands: subcommands,
      defaultSubcommand: defaultSubcommand)
    configuration._superCommandName = superCommand
    return configuration
  }
}
