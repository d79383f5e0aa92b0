import CatalogExchange
import Digests
import ScreenMatching
import ScreenTexts
import ToolSupport

/// The pictures of a folder of a localization catalog (`.xcloc`), with the strings on each.
struct PackagedStrings {
  /// A string and its frame in units of the file that names it.
  struct Named: Sendable {
    let key: CatalogKey
    let frame: ScreenshotStrings.Frame
  }

  /// Returns the shots of pictures that are in localization catalogs with their strings, and the
  /// others as they are.
  ///
  /// Xcode needs a copy of a picture for each of its strings; equal pictures are one shot.
  static func combined(_ shots: [ShotFile]) throws -> [ShotFile] {
    // By the folder and the name of a picture.
    var lists: [String: [String: [Named]]?] = [:]
    var positions: [String: Int] = [:]
    var combined: [ShotFile] = []
    for shot in shots {
      let (folder, name) = parts(of: shot.picture.path)
      guard folder.contains(".xcloc/") else {
        combined.append(shot)
        continue
      }
      if lists[folder] == nil { lists[folder] = .some(strings(in: folder)) }
      guard let list = lists[folder] ?? nil else {
        combined.append(shot)
        continue
      }
      let named = list[name] ?? []
      let bytes = try SystemFile.bytes(
        at: shot.picture.path, upTo: SystemFile.maximumNamedByteCount)
      let digest = folder + Self.digest(of: bytes)
      if let position = positions[digest] {
        combined[position].named?.append(contentsOf: named)
      } else {
        positions[digest] = combined.count
        let location = ShotPath(
          language: shot.location.language, name: withoutNumber(shot.location.name))
        combined.append(ShotFile(picture: shot.picture, location: location, named: named))
      }
    }
    return combined
  }

  /// Returns the strings in pixels.
  ///
  /// Frames of Xcode are in points: if all of them are in the upper left half or third of a
  /// picture, it has two or three pixels for each point.
  static func strings(_ named: [Named], width: Int, height: Int) -> [NamedString] {
    let right = named.map { $0.frame.x + $0.frame.width }.max() ?? 0
    let bottom = named.map { $0.frame.y + $0.frame.height }.max() ?? 0
    let scale =
      named.count < ScreenshotStrings.minimumFrames
      ? 1
      : [3, 2].first { right * $0 <= Double(width) && bottom * $0 <= Double(height) } ?? 1
    return named.map { string in
      let numbers = [
        string.frame.x, string.frame.y, string.frame.width, string.frame.height,
      ].map { Int(($0 * scale).rounded()) }
      return NamedString(
        key: string.key,
        frame: PixelFrame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    }
  }

  /// Returns the strings of a folder by the names of their pictures; nil without a list of them.
  private static func strings(in folder: String) -> [String: [Named]]? {
    let bytes = try? SystemFile.bytes(
      at: folder + ScreenshotStrings.fileName, upTo: SystemFile.maximumNamedByteCount)
    guard let list = bytes.flatMap(ScreenshotStrings.init(bytes:)) else { return nil }
    var strings: [String: [Named]] = [:]
    for entry in list.entries {
      let key = CatalogKey(table: entry.table, key: entry.key)
      for screenshot in entry.screenshots {
        strings[screenshot.name, default: []].append(Named(key: key, frame: screenshot.frame))
      }
    }
    return strings
  }

  private static func digest(of bytes: [UInt8]) -> String {
    var hash = SHA256()
    unsafe bytes.withUnsafeBytes { unsafe hash.update($0) }
    return hash.hexadecimal()
  }

  private static func parts(of path: String) -> (folder: String, name: String) {
    let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) }
    let end = start ?? path.startIndex
    return (String(path.utf8[..<end]) ?? "", String(path.utf8[end...]) ?? path)
  }

  /// Returns a name, which may be in a folder, without the number of the copy.
  private static func withoutNumber(_ name: String) -> String {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    let last = ScreenshotStrings.nameWithoutNumber(parts.last ?? "")
    return (parts.dropLast() + [last]).joined(separator: "/")
  }
}
