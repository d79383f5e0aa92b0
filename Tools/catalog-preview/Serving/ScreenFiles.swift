import CatalogExchange
import CatalogToolSupport
import FilePaths
import PreviewServer
import StringCatalogs
import ToolSupport

/// The pictures of reports of `screen-words check`, and of localization catalogs (`.xcloc`).
struct ScreenFiles: PictureSource {
  private(set) var pictures: [ScreenPicture] = []
  private var files: [PictureFolders.File] = []
  private var folders = PictureFolders()

  /// The number of pictures that no folder has.
  private var outsideCount = 0

  /// Reads which strings are on the pictures at paths of reports and folders.
  init(at paths: [String]) throws(CatalogToolError) {
    let run = RunPath()
    for path in paths where FileStatus.kind(of: path) == .folder {
      folders.add(run.absolute(path))
    }
    folders.add(run.absolute("."))
    for path in paths {
      if FileStatus.kind(of: path) == .folder {
        try readFolder(path)
      } else if FolderPath.name(of: path) == ScreenshotStrings.fileName {
        try readList(at: path)
      } else {
        try readReport(at: path)
      }
    }
    // A folder may just have the pictures of a report.
    guard !pictures.isEmpty else {
      throw .unusable(LocalizedMessage("serve.error.noScreens", .list(paths)))
    }
  }

  func bytes(ofPicture number: Int) throws(StorageError) -> [UInt8] {
    do throws(FileError) {
      return try files[number].bytes(upTo: SystemFile.maximumNamedByteCount)
    } catch {
      throw StorageError(error.localizedMessage)
    }
  }

  // MARK: Reports

  private mutating func readReport(at path: String) throws(CatalogToolError) {
    let bytes = try Self.bytes(at: path)
    guard let report = ScreenshotReport(bytes: bytes) else {
      throw .unusable(LocalizedMessage("serve.error.notScreens", .text(path)))
    }
    let run = RunPath()
    let folder = FolderPath.parent(of: run.absolute(path)) ?? "/"
    folders.add(folder)
    outsideCount = 0
    for shot in report.shots {
      // The report has paths as they were given to the tool, perhaps in another folder.
      let inFolder = FolderPath.normalized(FolderPath.path(shot.file, below: folder))
      let absolute = CatalogFinder.isFile(inFolder) ? inFolder : run.absolute(shot.file)
      let places = shot.strings.flatMap { string in
        string.names.map { name in
          Self.place(
            name.table, name.key, string.frame, isCertain: string.names.count == 1,
            text: string.text)
        }
      }
      add(
        ScreenPicture(
          name: FolderPath.name(of: shot.name).description, language: shot.language,
          scale: .pixels(width: shot.width, height: shot.height), places: places),
        at: absolute)
    }
    warnAboutOthers(of: path)
  }

  // MARK: Localization catalogs

  private mutating func readFolder(_ path: String) throws(CatalogToolError) {
    let finder = CatalogFinder(extensions: [ScreenshotStrings.fileName])
    let lists = try CatalogToolError.wrap { () throws(FileError) in
      try finder.files(at: [path])
    }.filter { FolderPath.name(of: $0) == ScreenshotStrings.fileName }
    for list in lists { try readList(at: list) }
  }

  private mutating func readList(at path: String) throws(CatalogToolError) {
    let bytes = try Self.bytes(at: path)
    guard let list = ScreenshotStrings(bytes: bytes) else {
      throw .unusable(LocalizedMessage("serve.error.notScreens", .text(path)))
    }
    let absolute = RunPath().absolute(path)
    let folder = FolderPath.parent(of: absolute) ?? "/"
    folders.add(folder)
    outsideCount = 0
    let package = FolderPath.ancestors(of: absolute).first {
      FolderPath.isPath($0, endingIn: PackagedPicture.package)
    }
    let language = package.map { FolderPath.name(of: $0).dropLast(PackagedPicture.package.count) }
    for (file, picture) in PackagedPicture.pictures(
      of: list, in: folder, language: language.map { LanguageTag(rawValue: String($0)) })
    { add(picture, at: file) }
    warnAboutOthers(of: path)
  }

  // MARK: Both

  static func place(
    _ table: String, _ key: String, _ frame: ScreenshotStrings.Frame, isCertain: Bool = true,
    text: String = ""
  ) -> ScreenPicture.Place {
    ScreenPicture.Place(
      table: table, key: key, x: frame.x, y: frame.y, width: frame.width, height: frame.height,
      isCertain: isCertain, text: text)
  }

  private mutating func add(_ picture: ScreenPicture, at path: String) {
    guard let file = folders.file(at: path) else { return outsideCount += 1 }
    pictures.append(picture)
    files.append(file)
  }

  private func warnAboutOthers(of path: String) {
    guard outsideCount > 0 else { return }
    ToolMessage.warning.print(
      ToolText.text("serve.screensOutside", .text(path), .integer(Int64(outsideCount))))
  }

  private static func bytes(at path: String) throws(CatalogToolError) -> [UInt8] {
    try CatalogToolError.wrap { () throws(FileError) in
      try SystemFile.bytes(at: path, upTo: SystemFile.maximumNamedByteCount)
    }
  }
}
