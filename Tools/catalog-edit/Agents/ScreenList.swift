import Escaping
import FilePaths
import PreviewToolSupport
import StringCatalogs
import StringPreviews

/// The pictures of screens on which a string of a catalog is, for models that can look at files.
struct ScreenList {
  /// The most pictures of a string.
  private static let maximumCount = 4

  private let files: ScreenFiles
  private let index: PictureIndex
  private let table: String

  /// Reads which strings are on which pictures.
  init(_ options: ScreenshotOptions, of catalog: String) throws {
    files = try options.pictures(ofCatalogs: [catalog]) ?? ScreenFiles()
    index = PictureIndex(files)
    table = PictureIndex.table(ofCatalogAt: catalog)
  }

  /// Returns the first pictures of a string that can be shown, with frames in pixels.
  func pictures(of string: StringPreview, in language: LanguageTag) -> [JSONOutput] {
    let found = index.pictures(
      of: string.key, in: table, language: language, sourceLanguage: string.source.language)
    return found.lazy.compactMap(value).prefix(Self.maximumCount).map { $0 }
  }

  private func value(_ found: PictureIndex.Found) -> JSONOutput? {
    guard let file = index.bytes(ofPicture: found.number).flatMap(PictureFile.init) else {
      return nil
    }
    let frames = PictureLayout(found, of: file).framesInPixels
    return .members([
      "file": .text(files.path(ofPicture: found.number)), "screen": .text(found.picture.name),
      "language": found.picture.language.map { .text($0.rawValue) },
      "frames": .array(zip(found.places, frames).map(Self.value)),
    ])
  }

  private static func value(
    _ place: ScreenPicture.Place, _ frame: PictureLayout.Area
  ) -> JSONOutput {
    .members([
      "x": .integer(Int(frame.x)), "y": .integer(Int(frame.y)),
      "width": .integer(Int(frame.width.rounded(.up))),
      "height": .integer(Int(frame.height.rounded(.up))),
      "text": place.text.isEmpty ? nil : .text(place.text),
      "certain": .boolean(place.isCertain),
    ])
  }
}
