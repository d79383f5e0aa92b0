import ArgumentParser
import ScreenMatching
import StringCatalogs
import ToolSupport

/// The options for what is compared.
struct ScreenOptions: ParsableArguments {
  @Argument(help: .key("help.check.catalogs"), completion: .catalogs)
  var catalogs: [String]

  @Option(
    name: .shortAndLong, help: .key("help.check.screens", valueName: "folder"),
    completion: .directory)
  var screens: [String]

  @Option(name: .long, help: .key("help.check.pattern", valueName: "pattern"))
  var pattern: String?

  @Option(name: .long, help: .key("help.screens.languages", valueName: "tags"))
  var languages: ModelList?

  @Option(name: .shortAndLong, help: .key("help.find.jobs", valueName: "count"))
  var jobs: Int?

  @Option(name: .long, help: .key("help.find.maxPixels", valueName: "count"))
  var maxPixels: Int?

  @Flag(name: .long, inversion: .prefixedNo, help: .key("help.option.progress"))
  var progress: Bool?

  func validate() throws {
    try RecognitionOptions.check(maxPixels: maxPixels)
    try RecognitionOptions.check(jobs: jobs)
    if let pattern, ShotPattern(pattern) == nil {
      throw ValidationError(ToolText.text("tool.check.badPattern", .text(pattern)))
    }
  }
}
