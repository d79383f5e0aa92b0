import CatalogExchange
import ScreenMatching
import ScreenTexts
import StringCatalogs
import ToolSupport

/// The localization catalogs (`.xcloc`) in a folder, to which screenshots are added.
struct ScreenPackages: Sendable {
  private static let pathExtension = ".xcloc"

  /// The folder in a localization catalog that gets the screenshots.
  private static let location = "Notes/Screenshots/screen-words"

  private let folder: String
  private let languages: [LanguageTag]

  /// Finds the localization catalogs in a folder; throws if there are none.
  init(in folder: String) throws {
    guard let names = FolderListing.names(in: folder) else {
      throw FileError.cannotRead(path: folder, reason: SystemFile.lastReason)
    }
    self.folder = folder
    languages = names.filter { $0.hasSuffix(Self.pathExtension) }
      .map { LanguageTag(rawValue: String($0.dropLast(Self.pathExtension.count))) }
    guard !languages.isEmpty else {
      throw ScreenError.unusable(LocalizedMessage("tool.check.noPackages", .text(folder)))
    }
  }

  /// Adds the screenshots of each language to its localization catalog, and says how many.
  func write(_ check: ScreenCheck) throws {
    for language in languages {
      let package = "\(folder)/\(language.rawValue)\(Self.pathExtension)"
      let shots = check.shots.filter { shot in
        shot.language.map { !LanguageTag.matches(for: [$0], in: [language]).isEmpty } ?? false
          && !shot.strings.isEmpty && !shot.shot.path.contains(Self.pathExtension + "/")
      }
      guard !shots.isEmpty else {
        ToolMessage.note.print(ToolText.text("tool.check.noShots", .text(package)))
        continue
      }
      let location = "\(package)/\(Self.location)"
      // It may contain what somebody has changed since.
      guard !CatalogFinder.exists(location) else {
        throw ScreenError.unusable(LocalizedMessage("tool.check.packageExists", .text(location)))
      }
      for (size, shots) in Dictionary(
        grouping: shots, by: { "\($0.shot.width)x\($0.shot.height)" }
      ).sorted(by: { $0.key < $1.key }) {
        try write(shots, to: "\(language.rawValue)\(Self.pathExtension)/\(Self.location)/\(size)")
      }
      ToolMessage.note.print(
        ToolText.text(
          "tool.check.packageWritten", .text(package), .integer(Int64(shots.count)),
          .integer(Int64(shots.reduce(0) { $0 + $1.strings.count }))))
    }
  }

  /// Writes pictures of one size and the list of their strings.
  ///
  /// Xcode shows the frame of the first string only if several share a picture, so each has its own
  /// name for it, a link to the same bytes.
  private func write(_ shots: [CheckedShot], to path: String) throws {
    let folder = try OutputFolder(at: folder)
    var positions: [CatalogKey: Int] = [:]
    var entries: [ScreenshotStrings.Entry] = []
    var number = 0
    for shot in shots {
      let bytes = try SystemFile.bytes(at: shot.shot.path)
      var first: (place: FileLocation, file: RegularFile)?
      for string in shot.strings {
        number += 1
        let name = Self.name(of: shot, number: number)
        let location = try folder.location(of: "\(path)/\(name)")
        if let first {
          _ = try first.place.keep(first.file, { bytes }, as: location)
        } else {
          _ = try location.create(with: bytes)
          first = (
            location,
            try FileError.writing(location.path) { () throws(FileFailure) in
              try location.open()
            }
          )
        }
        let screenshot = ScreenshotStrings.Screenshot(name: name, frame: Self.frame(of: string))
        if let position = positions[string.key] {
          entries[position].screenshots.append(screenshot)
        } else {
          positions[string.key] = entries.count
          entries.append(
            ScreenshotStrings.Entry(
              key: string.key.key, table: string.key.table, screenshots: [screenshot]))
        }
      }
    }
    try folder.write(
      ScreenshotStrings(entries: entries).bytes, to: "\(path)/\(ScreenshotStrings.fileName)")
  }

  private static func frame(of string: ShownString) -> ScreenshotStrings.Frame {
    ScreenshotStrings.Frame(
      x: Double(string.frame.x), y: Double(string.frame.y), width: Double(string.frame.width),
      height: Double(string.frame.height))
  }

  /// Returns the number and the name of the screen with the extension of its file: `3.home.png`.
  private static func name(of shot: CheckedShot, number: Int) -> String {
    let base = shot.shot.name.split(separator: "/").last.map(String.init) ?? "screen"
    let file = shot.shot.path.split(separator: "/").last.map(String.init) ?? ""
    let suffix = file.lastIndex(of: ".").map { String(file[$0...]) } ?? ""
    return "\(number).\(base)\(suffix)"
  }
}
