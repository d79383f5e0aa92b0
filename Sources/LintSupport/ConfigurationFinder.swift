package import LintProject
import StringCatalogs
import ToolSupport

/// Finds the configuration of each file: the one in the closest folder above it.
package struct ConfigurationFinder {
  /// A configuration, and the folder that its patterns and paths are relative to.
  package struct Found: Sendable {
    package var configuration = ProjectConfiguration()

    /// The absolute path of the folder, with a trailing slash.
    package var folder: String

    /// Returns an absolute path relative to the configuration's folder, for its patterns.
    package func path(of file: String) -> String {
      file.hasPrefix(folder) ? String(file.dropFirst(folder.count)) : file
    }
  }

  /// The maximum depth, which ends cycles of configurations that extend each other.
  private static let maximumExtensionDepth = 16

  private let run: RunPath
  private let isIsolated: Bool

  /// The absolute paths of all files that were read or checked for existence.
  package private(set) var files: [String] = []

  private var configurationsByFolder: [String: Found] = [:]

  /// The configuration named on the command line, used for all files.
  private var named: Found?

  /// Creates a finder; an isolated one finds no configuration.
  package init(run: RunPath, isIsolated: Bool = false) {
    self.run = run
    self.isIsolated = isIsolated
  }

  /// Loads the configuration at a path, for all files.
  package mutating func load(_ path: String) throws(ProjectFileError) {
    named = try read(run.absolute(path))
  }

  /// Returns the configuration for a file with an absolute path.
  package mutating func configuration(ofFile path: String) throws(ProjectFileError) -> Found {
    if let named { return named }
    return try configuration(inFolder: RunPath.folder(of: path))
  }

  private mutating func configuration(inFolder folder: String) throws(ProjectFileError) -> Found {
    if let found = configurationsByFolder[folder] { return found }
    let path = folder + ProjectConfiguration.fileName
    if !isIsolated { files.append(path) }
    let found: Found
    if !isIsolated, CatalogFinder.isFile(path) {
      found = try read(path)
    } else if folder == "/" || isIsolated {
      found = Found(folder: run.absolute(".") + "/")
    } else {
      found = try configuration(inFolder: RunPath.folder(of: String(folder.dropLast())))
    }
    configurationsByFolder[folder] = found
    return found
  }

  private mutating func read(_ path: String) throws(ProjectFileError) -> Found {
    var found = Found(folder: RunPath.folder(of: path))
    try apply(path, to: &found.configuration, depth: 0)
    return found
  }

  private mutating func apply(
    _ path: String, to configuration: inout ProjectConfiguration, depth: Int
  ) throws(ProjectFileError) {
    guard depth < Self.maximumExtensionDepth else {
      throw ProjectFileError(LocalizedMessage("lint.configuration.cycle", .text(run.shown(path))))
    }
    if files.last != path { files.append(path) }
    let bytes = try ProjectFileError.bytes(at: path)
    let file = try located(path) { () throws(ConfigurationError) in
      try ConfigurationFile(bytes: bytes)
    }
    for name in file.extended {
      try apply(run.absolute(run.path(name, below: path)), to: &configuration, depth: depth + 1)
    }
    try located(path) { () throws(ConfigurationError) in try file.apply(to: &configuration) }
  }

  /// Runs a closure with a file, adding the place in the file to its errors.
  private func located<Value>(
    _ path: String, _ work: () throws(ConfigurationError) -> Value
  ) throws(ProjectFileError) -> Value {
    do {
      return try work()
    } catch {
      throw ProjectFileError(
        LocalizedMessage(
          "lint.configuration.error", .text(run.shown(path)),
          .integer(Int64(error.position.line)), .integer(Int64(error.position.column)),
          .message(error.localizedMessage)))
    }
  }
}
