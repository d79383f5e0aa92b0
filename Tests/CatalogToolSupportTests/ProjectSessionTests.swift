import CatalogRules
import CatalogToolSupport
import Foundation
import LintProject
import StringCatalogs
import TestSupport
import Testing

/// Every tool takes the settings of a file from a session.
@Suite struct ProjectSessionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      #"{"preset": "strict", "baseline": "known.json", "exclude": ["Old*"]}"#.utf8,
      to: ".catalog-lint.json")
  }

  private func path(_ name: String) -> String {
    folder.url.appending(path: name).path(percentEncoded: false)
  }

  @Test func givesAFileTheSettingsOfTheNearestConfiguration() throws {
    let session = ProjectSession()
    let settings = try session.settings(ofFile: path("App/Localizable.xcstrings"))
    #expect(settings.configuration.linting.preset == .strict)
    #expect(settings.path == "App/Localizable.xcstrings")
    #expect(settings.baseline == path("known.json"))
    #expect(!settings.isExcluded)
    #expect(try session.settings(ofFile: path("Old.xcstrings")).isExcluded)
    #expect(session.files.contains(path(".catalog-lint.json")))
  }

  @Test func lintsAsTheConfigurationWantsWithoutKnownFindings() throws {
    let text = """
      {"sourceLanguage":"en","strings":{"A":{"localizations":{"de":{"stringUnit":{\
      "state":"translated","value":""}}}}},"version":"1.0"}
      """
    let catalog = try StringCatalog(bytes: Array(text.utf8))
    let file = path("Localizable.xcstrings")
    let linter = CatalogLinter(
      configuration: try ProjectSession().settings(ofFile: file).configuration.linting)
    let found = linter.lint(bytes: catalog.bytes, path: "Localizable.xcstrings")
    #expect(!found.findings.isEmpty)
    let entries = found.findings.map {
      BaselineEntry($0, in: found, path: "Localizable.xcstrings")
    }
    try folder.write(Baseline(entries).text.utf8, to: "known.json")
    let linting = ProjectSession().linting(ofFile: file)
    #expect(linting.problem == nil)
    #expect(linting.linter.findings(in: catalog).isEmpty)
  }

  @Test func saysWhyABaselineOrAConfigurationCantBeUsed() throws {
    let file = path("Localizable.xcstrings")
    let session = ProjectSession()
    #expect(session.linting(ofFile: file).problem?.key == "preview.note.baseline")
    #expect(session.files.contains(path("known.json")))
    try folder.write("{".utf8, to: ".catalog-lint.json")
    #expect(
      ProjectSession().linting(ofFile: file).problem?.key == "preview.note.configuration")
    #expect(throws: ProjectFileError.self) { try ProjectSession().settings(ofFile: file) }
  }
}
