package import ArgumentParser
import CatalogToolSupport
import FilePaths
import LintProject
package import StringCatalogs
import ToolSupport

/// The option for the pictures of screens on which strings are.
package struct ScreenshotOptions: ParsableArguments {
  package init() {}

  @Option(
    name: .long, help: .key("help.serve.screens", valueName: "path"), completion: .file())
  package var screens: [String] = []

  /// Returns the pictures that a person named, or else those of the configurations of catalogs; nil
  /// if there are none.
  ///
  /// What a configuration names may be missing on this computer, so that is only a warning.
  package func pictures(ofCatalogs paths: [String]) throws -> ScreenFiles? {
    guard screens.isEmpty else { return try ScreenFiles(at: screens) }
    let (files, problems) = Self.configuredPictures(ofCatalogs: paths)
    for problem in problems { ToolMessage.warning.print(ToolText.text(problem)) }
    return files
  }

  /// Returns the pictures of the configurations of catalogs, and what can't be read.
  package static func configuredPictures(
    ofCatalogs paths: [String]
  ) -> (files: ScreenFiles?, problems: [LocalizedMessage]) {
    let session = ProjectSession()
    var known: Set<ConfiguredPath> = []
    var files = ScreenFiles()
    var problems: [LocalizedMessage] = []
    for path in paths {
      // What is wrong with a configuration is said where it chooses rules.
      let found = try? session.configuration(ofFile: session.run.absolute(path))
      for named in found?.configuration.screens ?? [] where known.insert(named).inserted {
        do throws(CatalogToolError) {
          try files.add(named)
        } catch {
          problems.append(
            LocalizedMessage(
              "lint.configuration.error", .text(session.run.shown(named.file)),
              .integer(Int64(named.position.line)), .integer(Int64(named.position.column)),
              .message(error.message)))
        }
      }
    }
    return (files.pictures.isEmpty ? nil : files, problems)
  }
}
