package import ArgumentParser

/// The script that completes a command line in a shell, asked for by `--generate-completion-script`.
///
/// The parser would print it as a message, whose lines are broken for reading.
package enum CompletionScript {
  private static let option = "--generate-completion-script"

  /// Returns the script of a command for the shell that a command line names; nil when it asks for none,
  /// or names a shell that the parser does not know, which then says so.
  package static func text(
    for command: any ParsableCommand.Type, arguments: [String]
  ) -> String? {
    guard let first = arguments.first, first == option || first.hasPrefix(option + "=") else {
      return nil
    }
    let name =
      first == option ? arguments.dropFirst().first : String(first.dropFirst(option.count + 1))
    let shell = name.map { CompletionShell(rawValue: $0) } ?? CompletionShell.autodetected()
    guard let shell else { return nil }
    let script = command.completionScript(for: shell)
    // Where nothing of ours fits, files do: a path needs no command before it.
    return shell == .bash
      ? script.replacing("complete -o filenames ", with: "complete -o default -o filenames ") + "\n"
      : script + "\n"
  }
}
