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
    let (keywords, inputs) = (arguments.keywords, pictures.map(\.path))
    let readings = recognition.readings(for: keywords.map(\.text))
    let recognizers =
      sources.isStream ? 1 : min(recognition.jobs ?? RecognitionOptions.usualJobs, pictures.count)
    let writer = FindingWriter(isJSON: output.json, hasColors: output.color.hasColors)
    let (isStream, watched, copies) = (sources.isStream, sources.watch, output.annotate)
    let replaces = output.force
    let showsProgress = output.showsProgress && !isStream
    let maximumPixels = recognition.maxPixels
    AsyncRun.run(showsProgress: showsProgress) {
      let search = WordSearch(
        finders: try Self.finders(readings, recognizers: recognizers), keywords: keywords,
        writer: writer,
        annotator: try copies.map {
          try Annotator(folder: $0, inputs: inputs, watched: watched, replaces: replaces)
        }, maximumPixels: maximumPixels)
      if isStream {
        return try await search.run(on: NewestPictures.pictures(inFolder: watched))
      }
      return try await search.run(on: pictures, showsProgress: showsProgress)
    }
  }

  /// Returns a finder for each reading whose models are installed; throws if there is none.
  private static func finders(
    _ readings: [[TextModel]], recognizers: Int
  ) throws -> [WordFinder] {
    var finders: [WordFinder] = []
    var failure: RecognitionError?
    for models in readings {
      do throws(RecognitionError) {
        let count = max(1, recognizers / readings.count)
        finders.append(try WordFinder(models: models, recognizers: count))
      } catch {
        guard case .missingModels = error else { throw ScreenError.recognition(error) }
        failure = failure ?? error
      }
    }
    if finders.isEmpty, let failure { throw ScreenError.recognition(failure) }
    return finders
  }
}
