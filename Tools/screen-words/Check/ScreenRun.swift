import ScreenMatching
import StringCatalogs
import ToolSupport

/// The check of the screenshots in folders.
struct ScreenRun: Sendable {
  let catalogs: [ScreenCatalog]
  private let files: [ShotFile]
  private let recognition: ShotRecognition

  /// Whether the progress is drawn.
  let showsProgress: Bool

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
        let location =
          pattern.flatMap { ShotPath(picture.name, pattern: $0) }
          ?? Self.location(of: picture, languages)
        return ShotFile(picture: picture, location: location)
      })
    recognition = ShotRecognition(
      models: options.languages?.models, languages: languages,
      jobs: options.jobs ?? RecognitionOptions.usualJobs,
      maximumPixels: options.maxPixels)
    showsProgress = options.progress ?? ProgressBar.hasTerminal
  }

  /// Returns what the path of a picture says, from the folder that was asked for if its names don’t
  /// say more: `--screens shots/ko` has Korean screenshots.
  private static func location(of picture: PictureFile, _ languages: [LanguageTag]) -> ShotPath {
    let location = ShotPath(picture.name, languages: languages)
    guard location.language == nil else { return location }
    let count = picture.name.split(separator: "/").count + 1
    let path = picture.path.split(separator: "/").suffix(count).joined(separator: "/")
    let above = ShotPath(path, languages: languages)
    return above.language == nil ? location : above
  }

  /// The paths of the pictures.
  var paths: [String] { files.map(\.picture.path) }

  /// Returns what stands on the screenshots, and how many could not be read.
  func check() async throws -> (check: ScreenCheck, failures: Int) {
    let (shots, failures) = try await recognition.shots(files, showsProgress: showsProgress)
    return (ScreenChecker(catalogs).check(shots), failures)
  }
}
