import ArgumentParser
import ToolSupport

/// The options for what a report says.
struct SurveyOptions: ParsableArguments {
  @Option(name: .long, help: .key("help.progress.compare", valueName: "revision|path"))
  var compare: String?

  @Option(name: .long, help: .key("help.progress.history", valueName: "count|date"))
  var history: HistoryRange?

  @Option(name: .long, help: .key("help.progress.only", valueName: "tags"))
  var only: LanguageList?

  @Flag(name: .long, help: .key("help.progress.strings"))
  var strings = false

  @Flag(name: .customLong("no-history"), help: .key("help.progress.noHistory"))
  var noGit = false
}
