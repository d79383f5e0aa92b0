import ScreenMatching
import StringCatalogs
import ToolSupport

/// The check of the screenshots in folders.
struct ScreenRun: Sendable {
  let catalogs: [ScreenCatalog]
  private let files: [ShotFile]
  private let recognition: ShotRecognition
  private let showsProgress: Bool

  /// The folders with the screenshots.
  let screens: [String]

  /// Finds the catalogs and the screenshots; throws if there are none.
  init(_ options: ScreenOptions) throws {
    catalogs = try CatalogLoader.catalogs(at: options.catalogs)
    screens = options.screens
    let pictures = try PictureFinder.pictures(at: options.screens)
    guard !pictures.isEmpty else { throw ScreenError.noPicturesFound(options.screens) }
    let languages = ScreenChecker(catalogs).languages
    let pattern = options.pattern.flatMap(ShotPattern.init)
    files = try PackagedStrings.combined(
      pictures.map { picture in
        let place =
          pattern.flatMap { ShotPath(picture.name, pattern: $0) }
          ?? ShotPath(picture.name, languages: languages)
        return ShotFile(picture: picture, place: place)
      })
    recognition = ShotRecognition(
      models: options.languages?.models, languages: languages,
      jobs: options.jobs ?? Processor.count)
    showsProgress = options.progress ?? ProgressBar.hasTerminal
  }

  /// The paths of the pictures.
  var paths: [String] { files.map(\.picture.path) }

  /// Returns what stands on the screenshots, and how many could not be read.
  func check() async throws -> (check: ScreenCheck, failures: Int) {
    let (shots, failures) = try await recognition.shots(files, showsProgress: showsProgress)
    return (ScreenChecker(catalogs).check(shots), failures)
  }
}
