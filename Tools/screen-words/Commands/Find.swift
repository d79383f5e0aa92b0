import ArgumentParser
import ScreenTexts
import TextRecognition
import ToolSupport

/// `screen-words find`: where pictures say words.
struct Find: ParsableCommand {
  static let configuration = CommandConfiguration.localized("find", hasDiscussion: true)

  @Argument(
    help: .key("help.find.arguments", valueName: "word> … <picture"), completion: .file())
  var arguments: [String]

  @OptionGroup(.input) var sources: SourceOptions

  @OptionGroup(.input) var recognition: RecognitionOptions

  @OptionGroup(.input) var matching: MatchingOptions

  @OptionGroup(.output) var output: FindOutputOptions

  func run() throws {
    let arguments = try FindArguments(
      arguments, hasPaths: !sources.isStream, tolerance: matching.tolerance)
    let pictures = try PictureFinder.pictures(at: arguments.paths)
    guard sources.isStream || !pictures.isEmpty else {
      throw ScreenError.noPicturesFound(arguments.paths)
    }
    // This must precede any other thread.
    let interruptions = Interruptions()
    interruptions.block()
    let search = WordSearch(
      finder: try finder(
        for: arguments.keywords, recognizers: sources.isStream ? 1 : pictures.count),
      keywords: arguments.keywords,
      writer: FindingWriter(isJSON: output.json, hasColors: output.color.hasColors),
      annotator: try output.annotate.map {
        try Annotator(folder: $0, inputs: pictures.map(\.path))
      })
    let stream = sources.isStream ? try sources.pictures() : nil
    Task {
      do {
        let status =
          if let stream {
            try await search.run(on: stream)
          } else {
            try await search.run(on: pictures, showsProgress: output.showsProgress)
          }
        ToolExit.exit(status)
      } catch {
        ToolExit.exit(after: error, of: ScreenWords.self)
      }
    }
    let number = interruptions.wait()
    ProgressBar.removeAny()
    ToolExit.end(128 + number)
  }

  private func finder(for keywords: [Keyword], recognizers: Int) throws -> WordFinder {
    do {
      return try WordFinder(
        models: recognition.models(for: keywords.map(\.text)),
        recognizers: min(recognition.jobs ?? Processor.count, recognizers))
    } catch {
      throw ScreenError.recognition(error)
    }
  }
}
