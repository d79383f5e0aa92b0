package import ArgumentParser

extension ToolExit {
  /// Runs a tool with the command line of this process, and turns every way it can end into an exit
  /// status.
  ///
  /// `command` is what shells complete; with `takesFiles` they propose files where nothing else fits.
  package static func run(
    _ tool: any ParsableCommand.Type, completing command: (any ParsableCommand.Type)? = nil,
    takesFiles: Bool = false
  ) {
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      if let script = CompletionScript.text(
        for: command ?? tool, arguments: arguments, takesFiles: takesFiles)
      {
        return try StandardStream.writeReport(script)
      }
      var command = try tool.parseAsRoot()
      try command.run()
    } catch {
      exit(after: error, of: tool)
    }
  }
}
