import ArgumentParser
import CatalogToolSupport
import Escaping
import FilePaths
import LintProject
import StringCatalogs
import ToolSupport

/// `catalog-lint config`: what a configuration means.
struct Config: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "lint-config", named: "config", subcommands: [Check.self])

  /// `catalog-lint config check`: the mistakes of a configuration, or else its effect.
  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration.localized("lint-config-check", named: "check")

    @Argument(help: .key("help.config.path"), completion: .file())
    var path = "."

    @Option(
      name: .long, help: .key("help.lint.config", valueName: "file"),
      completion: .file(extensions: ["json"]))
    var config: String?

    @OptionGroup var language: LanguageOption

    func run() throws {
      let localizer = try language.localizer()
      let session = ProjectSession(testsExamples: true)
      let run = session.run
      let file = run.absolute(
        CatalogFinder.isFile(path) ? path : path + "/" + ProjectConfiguration.fileName)
      let found: ConfigurationFinder.Found
      do throws(ProjectFileError) {
        if let config { try session.load(config) }
        found = try session.configuration(ofFile: file)
      } catch {
        guard !error.isUnreadable else { throw error }
        for message in error.messages {
          try StandardStream.writeReport(Self.line(message, localizer))
        }
        throw ExitCode(1)
      }
      let used = session.files.filter(CatalogFinder.isFile).map(run.shown)
      guard !used.isEmpty else {
        throw CatalogToolError.unusable(
          LocalizedMessage("lint.config.none", .text(run.shown(file))))
      }
      let summary = LocalizedMessage("lint.config.valid", .text(used.joined(separator: ", ")))
      try StandardStream.writeReport("// " + Self.line(summary, localizer))
      try StandardStream.writeReport(found.configuration.text())
    }

    private static func line(_ message: LocalizedMessage, _ localizer: Localizer) -> String {
      VisibleText(localizer.text(for: message), limit: nil).text + "\n"
    }
  }
}
