import CatalogExchange
package import CatalogToolSupport
import FilePaths
package import LintProject
import StringCatalogs
package import StringPreviews
import ToolSupport

/// The pictures of reports of `screen-words check`, and of localization catalogs (`.xcloc`).
package struct ScreenFiles: PictureSource {
  /// A picture in a list, which several lists may name.
  private struct Identity: Hashable {
    let path: String
    let name: String
    let language: LanguageTag?
    let scale: ScreenPicture.Scale
  }

  /// The pictures.
  package private(set) var pictures: [ScreenPicture] = []

  private var files: [PictureFolders.File] = []
  private var positions: [Identity: Int] = [:]

  /// The number of pictures of a list that no folder has.
  private var outsideCount = 0

  /// Uses no pictures.
  package init() {}

  /// Reads which strings are on the pictures at paths of reports and folders that a person named.
  package init(at paths: [String]) throws(CatalogToolError) {
    let run = RunPath()
    var folders = PictureFolders()
    for path in paths where FileStatus.kind(of: path) == .folder {
      folders.add(run.absolute(path))
    }
    folders.add(run.absolute("."))
    for path in paths { try read(path, folders, addsFolders: true, base: run.absolute(".")) }
    // A folder may just have the pictures of a report.
    guard !pictures.isEmpty else {
      throw .unusable(LocalizedMessage("serve.error.noScreens", .list(paths)))
    }
  }

  /// Adds the pictures of what a configuration names.
  ///
  /// Nothing outside of its folder is shown: a project may come from anywhere.
  package mutating func add(_ named: ConfiguredPath) throws(CatalogToolError) {
    let folder = FolderPath.parent(of: named.file) ?? "/"
    let path = FolderPath.normalized(FolderPath.path(named.path, below: folder))
    var folders = PictureFolders()
    folders.add(folder)
    try read(RunPath().shown(path), folders, addsFolders: false, base: folder)
  }

  /// Reads a report, a list, or a folder with lists.
  private mutating func read(
    _ path: String, _ folders: PictureFolders, addsFolders: Bool, base: String
  ) throws(CatalogToolError) {
    var lists = [path]
    if FileStatus.kind(of: path) == .folder {
      lists = try CatalogToolError.wrap { () throws(FileError) in
        try CatalogFinder(extensions: [ScreenshotStrings.fileName]).files(at: [path])
      }.filter { FolderPath.name(of: $0) == ScreenshotStrings.fileName }
    }
    for list in lists {
      var folders = folders
      let absolute = RunPath().absolute(list)
      if addsFolders { folders.add(FolderPath.parent(of: absolute) ?? "/", isFirst: true) }
      outsideCount = 0
      if FolderPath.name(of: list) == ScreenshotStrings.fileName {
        try readList(at: list, absolute, folders)
      } else {
        try readReport(at: list, absolute, folders, base: base)
      }
      guard outsideCount > 0 else { continue }
      ToolMessage.warning.print(
        ToolText.text("serve.screensOutside", .text(list), .integer(Int64(outsideCount))))
    }
  }

  package func bytes(ofPicture number: Int) -> [UInt8]? {
    try? files[number].bytes(upTo: SystemFile.maximumNamedByteCount)
  }

  /// Returns the path of a picture for messages.
  package func path(ofPicture number: Int) -> String { RunPath().shown(files[number].path) }

  // MARK: Lists

  private mutating func readReport(
    at path: String, _ absolute: String, _ folders: PictureFolders, base: String
  ) throws(CatalogToolError) {
    guard let report = ScreenshotReport(bytes: try Self.bytes(at: path)) else {
      throw .unusable(LocalizedMessage("serve.error.notScreens", .text(path)))
    }
    let folder = FolderPath.parent(of: absolute) ?? "/"
    for shot in report.shots {
      // The report has paths as they were given to the tool, perhaps in another folder.
      let inFolder = FolderPath.normalized(FolderPath.path(shot.file, below: folder))
      let file =
        CatalogFinder.isFile(inFolder)
        ? inFolder : FolderPath.normalized(FolderPath.path(shot.file, below: base))
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
        at: file, folders)
    }
  }

  private mutating func readList(
    at path: String, _ absolute: String, _ folders: PictureFolders
  ) throws(CatalogToolError) {
    guard let list = ScreenshotStrings(bytes: try Self.bytes(at: path)) else {
      throw .unusable(LocalizedMessage("serve.error.notScreens", .text(path)))
    }
    let package = FolderPath.ancestors(of: absolute).first {
      FolderPath.isPath($0, endingIn: PackagedPicture.package)
    }
    let language = package.map { path in
      LanguageTag(
        rawValue: String(FolderPath.name(of: path).dropLast(PackagedPicture.package.count)))
    }
    let folder = FolderPath.parent(of: absolute) ?? "/"
    for (file, picture) in PackagedPicture.pictures(of: list, in: folder, language: language) {
      add(picture, at: file, folders)
    }
  }

  static func place(
    _ table: String, _ key: String, _ frame: ScreenshotStrings.Frame, isCertain: Bool = true,
    text: String = ""
  ) -> ScreenPicture.Place {
    ScreenPicture.Place(
      table: table, key: key, x: frame.x, y: frame.y, width: frame.width, height: frame.height,
      isCertain: isCertain, text: text)
  }

  /// Adds a picture, or its places to the same one of another list.
  private mutating func add(
    _ picture: ScreenPicture, at path: String, _ folders: PictureFolders
  ) {
    guard let file = folders.file(at: path) else { return outsideCount += 1 }
    let identity = Identity(
      path: path, name: picture.name, language: picture.language, scale: picture.scale)
    let position = positions[identity] ?? pictures.count
    if positions.updateValue(position, forKey: identity) == nil {
      var picture = picture
      picture.places = []
      pictures.append(picture)
      files.append(file)
    }
    var known = Set(pictures[position].places)
    for place in picture.places where known.insert(place).inserted {
      pictures[position].places.append(place)
    }
  }

  private static func bytes(at path: String) throws(CatalogToolError) -> [UInt8] {
    try CatalogToolError.wrap { () throws(FileError) in
      try SystemFile.bytes(at: path, upTo: SystemFile.maximumNamedByteCount)
    }
  }
}
