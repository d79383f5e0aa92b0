package import ArgumentParser

extension ToolExit {
  /// Runs a tool with the command line of this process, and converts every outcome into an exit
  /// status.
  ///
  /// `command` is the name that shells complete; with `takesFiles` they propose files if nothing
  /// else fits.
  package static func run(
    _ tool: any ParsableCommand.Type, completing command: (any ParsableCommand.Type)? = nil,
    takesFiles: Bool = false
  ) {
    StandardStream.openClosed()
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      if let script = CompletionScript.text(
        for: command ?? tool, arguments: arguments, takesFiles: takesFiles)
      {
        return try StandardStream.writeDocument(script)
      }
      if let unknown = UnknownCommand.find(in: arguments, of: tool) {
        let sentence = unknown.description
        let error = parserError(of: tool, for: arguments) ?? ValidationError(sentence)
        exit(after: error, of: tool, saying: sentence)
      }
      var command = try Self.command(of: tool, for: arguments)
      try command.run()
    } catch {
      exit(after: error, of: tool)
    }
  }

  /// Returns the error of the parser for wrong arguments, which knows how their command is typed.
  private static func parserError(
    of tool: any ParsableCommand.Type, for arguments: [String]
  ) -> (any Error)? {
    do {
      _ = try tool.parseAsRoot(arguments)
      return nil
    } catch {
      return tool.exitCode(for: error).isSuccess ? nil : error
    }
  }

  /// Returns the command for the arguments.
  ///
  /// Without a subcommand, the default command parses them directly, which takes half as long as
  /// starting from the root. Arguments that it can't parse are passed to the root, including
  /// requests for help, whose texts name the tool.
  private static func command(
    of root: any ParsableCommand.Type, for arguments: [String]
  ) throws -> any ParsableCommand {
    let names = root.configuration.subcommands.map { $0.configuration.commandName } + ["help"]
    if let command = root.configuration.defaultSubcommand, !names.contains(arguments.first),
      let parsed = try? command.parseAsRoot(arguments), type(of: parsed) == command
    {
      return parsed
    }
    return try root.parseAsRoot(arguments)
  }
}
