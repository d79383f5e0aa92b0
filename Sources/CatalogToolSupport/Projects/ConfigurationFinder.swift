import CatalogRules
package import FilePaths
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

  /// The maximum number of configurations that one is made of, since each can extend several.
  private static let maximumExtensionCount = 100

  private let run: RunPath
  private let isIsolated: Bool
  private let testsExamples: Bool

  /// The absolute paths of all files that were read or checked for existence.
  package private(set) var files: [String] = []

  private var configurationsByFolder: [String: Found] = [:]

  /// How many files the current configuration was read from.
  private var extensionCount = 0

  /// The configuration named on the command line, used for all files.
  private var named: Found?

  /// Creates a finder; an isolated one finds no configuration.
  ///
  /// With `testsExamples`, examples of patterns that are untrue are errors.
  package init(run: RunPath, isIsolated: Bool = false, testsExamples: Bool = false) {
    self.run = run
    self.testsExamples = testsExamples
    self.isIsolated = isIsolated
  }

  /// Loads the configuration at a path, for all files.
  package mutating func load(_ path: String) throws(ProjectFileError) {
    named = try read(run.absolute(path), isNamed: true)
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
    if !isIsolated, FileStatus.kind(of: path) == .file {
      found = try read(path)
    } else if folder == "/" || isIsolated {
      found = Found(folder: run.absolute(".") + "/")
    } else {
      found = try configuration(inFolder: RunPath.folder(of: String(folder.dropLast())))
    }
    configurationsByFolder[folder] = found
    return found
  }

  private mutating func read(
    _ path: String, isNamed: Bool = false
  ) throws(ProjectFileError) -> Found {
    var found = Found(folder: RunPath.folder(of: path))
    var mistakes: [LocalizedMessage] = []
    extensionCount = 0
    try apply(path, isNamed: isNamed, to: &found.configuration, depth: 0, mistakes: &mistakes)
    if let first = mistakes.first { throw ProjectFileError(first, Array(mistakes.dropFirst())) }
    return found
  }

  private mutating func apply(
    _ path: String, isNamed: Bool = false, to configuration: inout ProjectConfiguration, depth: Int,
    mistakes: inout [LocalizedMessage]
  ) throws(ProjectFileError) {
    guard depth < Self.maximumExtensionDepth else {
      throw ProjectFileError(LocalizedMessage("lint.configuration.cycle", .text(run.shown(path))))
    }
    extensionCount += 1
    if extensionCount > Self.maximumExtensionCount {
      // Said once: each of the others would say it again.
      guard extensionCount == Self.maximumExtensionCount + 1 else { return }
      throw ProjectFileError(
        LocalizedMessage(
          "lint.configuration.tooManyExtended", .text(run.shown(path)),
          .integer(Int64(Self.maximumExtensionCount))))
    }
    if files.last != path { files.append(path) }
    let bytes = try ProjectFileError.bytes(
      at: path, upTo: SystemFile.maximumSettingsByteCount, isNamed: isNamed)
    do throws(ConfigurationErrors) {
      let file = try ConfigurationFile(bytes: bytes)
      for name in file.extended {
        let extended = run.absolute(run.path(name, below: path))
        do throws(ProjectFileError) {
          try apply(extended, to: &configuration, depth: depth + 1, mistakes: &mistakes)
        } catch {
          mistakes += error.messages
        }
      }
      try file.apply(to: &configuration, testsExamples: testsExamples)
      for index in configuration.screens.indices where configuration.screens[index].file.isEmpty {
        configuration.screens[index].file = path
      }
      let glossaries = configuration.glossaryFiles
      configuration.glossaryFiles = []
      for name in glossaries {
        do throws(ProjectFileError) {
          configuration.linting.glossary += try glossary(
            at: run.absolute(run.path(name, below: path)))
        } catch {
          mistakes += error.messages
        }
      }
    } catch {
      mistakes += error.errors.map { located($0, in: path) }
    }
  }

  private mutating func glossary(at path: String) throws(ProjectFileError) -> [GlossaryTerm] {
    files.append(path)
    let bytes = try ProjectFileError.bytes(
      at: path, upTo: SystemFile.maximumSettingsByteCount, isNamed: false)
    do throws(GlossaryFile.Failure) {
      return try GlossaryFile.terms(in: bytes)
    } catch {
      throw ProjectFileError(
        LocalizedMessage(
          "lint.configuration.glossaryFile", .text(run.shown(path)), .message(error.message)))
    }
  }

  /// Returns the sentence about an error, with its position in a file.
  private func located(_ error: ConfigurationError, in path: String) -> LocalizedMessage {
    LocalizedMessage(
      "lint.configuration.error", .text(run.shown(path)), .integer(Int64(error.position.line)),
      .integer(Int64(error.position.column)), .message(error.localizedMessage))
  }
}
