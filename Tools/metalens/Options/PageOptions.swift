import ArgumentParser
import Documents
import ToolSupport

/// The options of web reports.
struct PageOptions: ParsableArguments {
  @Flag(name: .long, help: .key("help.option.split"))
  var split = false

  @Flag(name: .long, help: .key("help.option.splitStyle"))
  var splitCss = false

  @Option(name: .long, help: .key("help.option.paper"))
  var paper = Paper.a4

  @Option(name: .long, help: .key("help.option.templates", valueName: "folder"))
  var templates: String?

  /// How a web report is divided into files.
  var layout: HTMLLayout { HTMLLayout(splitsLanguages: split, splitsStyle: splitCss) }
}
