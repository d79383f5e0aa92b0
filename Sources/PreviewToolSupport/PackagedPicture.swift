import CatalogExchange
import FilePaths
import StringCatalogs
import StringPreviews
import ToolSupport

/// A picture of a localization catalog, which may be there once for each string on it, since Xcode
/// shows one frame for each picture.
struct PackagedPicture {
  /// The extension of a localization catalog.
  static let package = ".xcloc"

  /// A picture, whatever number its copy has.
  private struct Identity: Hashable {
    let name: String
    let language: LanguageTag?
    let size: Int
  }

  /// Returns the pictures that a list in a folder names, each with the path of a file.
  ///
  /// Copies of a picture, which have the same name behind their number and the same size, are one.
  static func pictures(
    of list: ScreenshotStrings, in folder: String, language: LanguageTag?
  ) -> [(path: String, picture: ScreenPicture)] {
    let frames = list.entries.flatMap { $0.screenshots.map(\.frame) }
    let canTell = frames.count >= ScreenshotStrings.minimumFrames
    let scale = ScreenPicture.Scale.unknown(
      right: canTell ? frames.map { $0.x + $0.width }.max() : nil,
      bottom: canTell ? frames.map { $0.y + $0.height }.max() : nil)
    var found: [(path: String, picture: ScreenPicture)] = []
    var positions: [Identity: Int] = [:]
    for entry in list.entries {
      for shot in entry.screenshots where isName(shot.name) {
        let path = FolderPath.path(shot.name, below: folder)
        let (name, written) = parts(of: shot.name)
        let identity = Identity(
          name: name, language: written ?? language, size: FileStatus.size(of: path) ?? -1)
        let place = ScreenFiles.place(entry.table, entry.key, shot.frame)
        if let position = positions[identity] {
          found[position].picture.places.append(place)
        } else {
          positions[identity] = found.count
          let picture = ScreenPicture(
            name: name, language: identity.language, scale: scale, places: [place])
          found.append((path, picture))
        }
      }
    }
    return found
  }

  /// Returns whether a text is the name of a file in the folder, and no path.
  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text != "." && text != ".." && !text.utf8.contains(UInt8(ascii: "/"))
      && !text.utf8.contains(0)
  }

  /// Returns the name of a screen and the language, if the name of the file says it: `3.home.png`
  /// is `home`, and `home (2, en).jpeg` is the English one.
  private static func parts(of file: String) -> (name: String, language: LanguageTag?) {
    var name = Substring(file)
    if let dot = name.lastIndex(of: "."), dot > name.startIndex { name = name[..<dot] }
    name = ScreenshotStrings.nameWithoutNumber(name)
    guard name.last == ")", let open = name.lastIndex(of: "("), open > name.startIndex else {
      return (String(name), nil)
    }
    let words = name[name.index(after: open)...].dropLast().split(separator: ",")
    let tag = LanguageTag(rawValue: words.last?.drop { $0 == " " }.description ?? "")
    guard words.count <= 2, tag.isKnown else { return (String(name), nil) }
    return (name[..<open].split(separator: " ").joined(separator: " "), tag)
  }
}
