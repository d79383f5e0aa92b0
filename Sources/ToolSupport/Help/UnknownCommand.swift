import ArgumentParser
import StringCatalogs

/// A word on the command line that stands for a command, but names none.
struct UnknownCommand: CustomStringConvertible {
  /// Words that other tools have for a command.
  private static let synonyms = ["explain": "rule"]

  private let name: String
  private let suggestion: String?

  /// Finds the word in the arguments of a tool; nil if they name a command, or need none.
  ///
  /// Where a default command takes paths, a word is a misspelled command only if it is near to one
  /// and nothing has that path.
  static func find(
    in arguments: [String], of tool: any ParsableCommand.Type
  ) -> UnknownCommand? {
    let asksForHelp = arguments.first == "help"
    var words = arguments.dropFirst(asksForHelp ? 1 : 0)
    var command = tool
    while let name = words.popFirst(), !name.isEmpty, !name.hasPrefix("-") {
      let subcommands = command.configuration.subcommands
      guard !subcommands.isEmpty else { return nil }
      if let next = subcommands.first(where: { $0.configuration.commandName == name }) {
        command = next
        continue
      }
      let names = subcommands.compactMap { $0.configuration.commandName }
      let synonym = synonyms[name].flatMap { names.contains($0) ? $0 : nil }
      let suggestion = synonym ?? NearestName.of(name, among: names)
      if command.configuration.defaultSubcommand != nil, !asksForHelp,
        suggestion == nil || CatalogFinder.exists(name)
      {
        return nil
      }
      return UnknownCommand(name: name, suggestion: suggestion)
    }
    return nil
  }

  /// The error message, in the language of the environment.
  var description: String {
    guard let suggestion else { return ToolText.text("help.error.unknownCommand", .text(name)) }
    return ToolText.text("help.error.unknownCommandSuggestion", .text(name), .text(suggestion))
  }
}
