import ArgumentParser
import CodeStrings
import ToolSupport

/// The options for which code is read, and how.
struct CodeOptions: ParsableArguments {
  @Option(name: .long, help: .key("help.code.helper", valueName: "name"))
  var helper: [String] = []

  @Flag(name: .long, help: .key("help.code.previews"))
  var previews = false

  @Flag(name: .long, help: .key("help.code.tests"))
  var tests = false

  /// The extractor that the options choose.
  var extractor: CodeStringExtractor {
    var extractor = CodeStringExtractor()
    extractor.helpers = Set(helper)
    extractor.includesPreviews = previews
    extractor.includesTests = tests
    return extractor
  }
}
