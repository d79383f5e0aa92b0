import CatalogRules
import StringCatalogs
import ToolSupport

/// Finds the configuration of each file: the one in the closest folder above it.
struct ConfigurationFinder {
  /// A configuration, and the folder that its patterns and paths begin at.
  struct Found: Sendable {
    var configuration = ProjectConfiguration()

    /// The absolute path of the folder, with a slash at its end.
    var folder: String
  }

  /// Configurations that extend each other in turn would never end.
  private static let deepestExtension = 16

  private let run: RunPath
  private let isIsolated: Bool
  private var foundInFolder: [String: Found] = [:]

  /// The configuration that was named, for all files.
  private var named: Found?

  /// Creates a finder; `path` names the configuration of all files, and an isolated one finds none.
  init(run: RunPath, path: String?, isIsolated: Bool) throws(LintError) {
    self.run = run
    self.isIsolated = isIsolated
    if let path { named = try read(run.absolute(path)) }
  }

  /// Returns the configuration of the file with an absolute path.
  mutating func configuration(ofFile path: String) throws(LintError) -> Found {
    if let named { return named }
    return try configuration(inFolder: RunPath.folder(of: path))
  }

  private mutating func configuration(inFolder folder: String) throws(LintError) -> Found {
    if let found = foundInFolder[folder] { return found }
    let path = folder + ProjectConfiguration.fileName
    let found: Found
    if !isIsolated, CatalogFinder.isFile(path) {
      found = try read(path)
    } else if folder == "/" || isIsolated {
      found = Found(folder: run.absolute(".") + "/")
    } else {
      found = try configuration(inFolder: RunPath.folder(of: String(folder.dropLast())))
    }
    foundInFolder[folder] = found
    return found
  }

  private func read(_ path: String) throws(LintError) -> Found {
    var found = Found(folder: RunPath.folder(of: path))
    try apply(path, to: &found.configuration, depth: 0)
    return found
  }

  private func apply(
    _ path: String, to configuration: inout ProjectConfiguration, depth: Int
  ) throws(LintError) {
    guard depth < Self.deepestExtension else {
      throw .unusable(LocalizedMessage("lint.configuration.cycle", .text(run.shown(path))))
    }
    let bytes = try LintError.wrap { () throws(FileError) in try SystemFile.bytes(at: path) }
    do {
      let file = try ConfigurationFile(bytes: bytes)
      for name in file.extended {
        let other = name.hasPrefix("/") ? name : RunPath.folder(of: path) + name
        try apply(run.absolute(other), to: &configuration, depth: depth + 1)
      }
      try file.apply(to: &configuration)
    } catch let error as ConfigurationError {
      throw .unusable(
        LocalizedMessage(
          "lint.configuration.error", .text(run.shown(path)),
          .integer(Int64(error.position.line)), .integer(Int64(error.position.column)),
          .text(ToolText.text(error.localizedMessage))))
    } catch let error as LintError {
      throw error
    } catch {
      throw .file(.cannotRead(path: run.shown(path), reason: "\(error)"))
    }
  }
}
