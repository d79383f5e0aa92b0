import ArgumentParser
import StringCatalogs
import TextRecognition
import ToolSupport

/// The options for how texts are recognized.
struct RecognitionOptions: ParsableArguments {
  @Option(name: .shortAndLong, help: .key("help.find.languages", valueName: "tags"))
  var languages: ModelList?

  @Option(name: .shortAndLong, help: .key("help.find.jobs", valueName: "count"))
  var jobs: Int?

  @Option(name: .long, help: .key("help.find.maxPixels", valueName: "count"))
  var maxPixels: Int?

  /// The number of pictures that are read at the same time: one for each core, at most 16, since
  /// each takes memory for its models.
  static var usualJobs: Int { min(16, Processor.count) }

  func validate() throws {
    try Self.check(maxPixels: maxPixels)
    try Self.check(jobs: jobs)
  }

  /// Throws if a number of pictures that are read at the same time is out of range.
  static func check(jobs: Int?) throws { try JobCount.check(jobs, upTo: 64) }

  /// Throws unless a number of pixels is above 0.
  static func check(maxPixels: Int?) throws {
    guard maxPixels ?? 1 > 0 else {
      throw ValidationError(ToolText.text("tool.copy.pixelsOutOfRange"))
    }
  }

  /// Returns the models of each reading: those of the languages, else those that the letters of the
  /// words ask for.
  func readings(for words: [String]) -> [[TextModel]] {
    if let languages { return [languages.models] }
    let prefersJapanese = ToolText.languages.first?.rawValue.hasPrefix("ja") == true
    return TextModel.readings(
      for: words.joined(separator: " "), prefersJapanese: prefersJapanese)
  }
}
