package import ArgumentParser

/// The completion script for a shell, requested by `--generate-completion-script`.
///
/// The parser would print it as a message with wrapped lines.
package enum CompletionScript {
  private static let option = "--generate-completion-script"

  /// Whether the command line of this process requests a script.
  package static let isWanted = CommandLine.arguments.dropFirst().first?.hasPrefix(option) ?? false

  /// Returns the script of a command for the shell that a command line names; nil if it requests
  /// none, or names an unknown shell, which the parser then reports.
  ///
  /// `takesFiles` means that files need no command before them; bash and zsh then propose them if
  /// nothing else fits.
  package static func text(
    for command: any ParsableCommand.Type, arguments: [String], takesFiles: Bool = false
  ) -> String? {
    guard let first = arguments.first, first == option || first.hasPrefix(option + "=") else {
      return nil
    }
    let name =
      first == option ? arguments.dropFirst().first : String(first.dropFirst(option.count + 1))
    let shell = name.map { CompletionShell(rawValue: $0) } ?? CompletionShell.autodetected()
    guard let shell else { return nil }
    let script = command.completionScript(for: shell) + "\n"
    guard takesFiles else { return script }
    return script.replacing("complete -o filenames ", with: "complete -o default -o filenames ")
      .replacing(
        "_describe -V subcommand subcommands && ret=0",
        with: "{ _describe -V subcommand subcommands || _files } && ret=0")
  }
}
