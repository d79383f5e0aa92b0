import ArgumentParser
import Dispatch
import ScreenTexts
import TextRecognition
import ToolSupport

/// `screen-words find`: where pictures say words.
struct Find: ParsableCommand {
  static let configuration = CommandConfiguration.localized("find", hasDiscussion: true)

  @Argument(help: .key("help.find.arguments", valueName: "word> … <picture"))
  var arguments: [String]

  @OptionGroup(.input) var recognition: RecognitionOptions

  @OptionGroup(.input) var matching: MatchingOptions

  @OptionGroup(.output) var output: FindOutputOptions

  func run() throws {
    let arguments = try FindArguments(
      arguments, hasPaths: true, tolerance: matching.tolerance)
    let pictures = try PictureFinder.pictures(at: arguments.paths)
    guard !pictures.isEmpty else { throw ScreenError.noPicturesFound(arguments.paths) }
    // This must precede any other thread.
    let interruptions = Interruptions()
    interruptions.block()
    let search = WordSearch(
      finder: try finder(for: arguments.keywords, pictures: pictures.count),
      keywords: arguments.keywords,
      writer: FindingWriter(isJSON: output.json, hasColors: output.color.hasColors))
    Task {
      do {
        ToolExit.exit(try await search.run(on: pictures, showsProgress: output.showsProgress))
      } catch {
        ToolExit.exit(after: error, of: ScreenWords.self)
      }
    }
    let number = interruptions.wait()
    ProgressLine.clear()
    ToolExit.exit(128 + number)
  }

  private func finder(for keywords: [Keyword], pictures: Int) throws -> WordFinder {
    let jobs = recognition.jobs ?? Processor.count
    do {
      return try WordFinder(
        models: recognition.models(for: keywords.map(\.text)), recognizers: min(jobs, pictures))
    } catch {
      throw ScreenError.recognition(error)
    }
  }
}
