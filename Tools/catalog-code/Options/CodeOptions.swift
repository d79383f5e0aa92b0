import ArgumentParser
import CodeStrings
import LintProject
import ToolSupport

/// The options for which code is read, and how.
struct CodeOptions: ParsableArguments {
  @Option(name: .long, help: .key("help.code.helper", valueName: "name"))
  var helper: [String] = []

  @Flag(name: .long, help: .key("help.code.previews"))
  var previews = false

  @Flag(name: .long, help: .key("help.code.tests"))
  var tests = false

  /// Returns the extractor that a configuration and the options choose; options come first.
  func extractor(_ configuration: CodeConfiguration) -> CodeStringExtractor {
    var extractor = CodeStringExtractor()
    extractor.helpers =
      configuration.helpers.map { CodeHelper($0.name, table: $0.table, bundle: $0.bundle) }
      + helper.map { CodeHelper($0) }
    extractor.includesPreviews = previews || configuration.includesPreviews
    extractor.includesTests = tests || configuration.includesTests
    return extractor
  }
}
