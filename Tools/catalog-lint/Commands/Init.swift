import ArgumentParser
import CatalogRules
import LintProject
import LintSupport
import StringCatalogs
import ToolSupport

/// `catalog-lint init`: a first configuration for the catalogs of a folder.
struct Init: ParsableCommand {
  static let configuration = CommandConfiguration.localized("lint-init", named: "init")

  @Argument(help: .key("help.init.path"), completion: .directory)
  var path = "."

  @Flag(name: .long, help: .key("help.init.force"))
  var force = false

  @OptionGroup var language: LanguageOption

  func run() throws {
    let localizer = try language.localizer()
    let run = RunPath()
    let target = run.absolute(path + "/" + ProjectConfiguration.fileName)
    let isFree = { force || !CatalogFinder.exists(target) }
    guard isFree() else { throw LintError.exists(run.shown(target)) }

    let files = try CatalogFinder().files(at: [path])
    guard !files.isEmpty else { throw LintError.noCatalogsFound([path]) }
    var sources: [DraftSource] = []
    for file in files {
      sources.append(
        DraftSource(
          path: run.path(run.absolute(file), fromFolderOf: target),
          bytes: try SystemFile.bytes(at: file), siblings: Siblings.names(around: file)))
    }
    let draft = ConfigurationDraft(fitting: sources)
    let text = draft.text(localizer: localizer)
    guard try AtomicFile.replace(target, with: Array(text.utf8), ifStill: isFree) else {
      throw LintError.exists(run.shown(target))
    }
    let summary = DraftSummary(draft: draft, file: run.shown(target), catalogs: files.count)
    try StandardStream.writeReport(summary.text(localizer: localizer, lintedPath: path))
  }
}
