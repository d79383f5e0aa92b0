import ArgumentParser
import CatalogRules
import CatalogToolSupport
import FilePaths
import LintProject
import StringCatalogs
import StringTables
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
    guard force || !CatalogFinder.exists(target) else {
      throw CatalogToolError.exists(run.shown(target))
    }

    let inputs = try CatalogInput.inputs(at: [path], stdinFilename: "", run: run)
    guard !inputs.isEmpty else { throw CatalogToolError.noCatalogsFound([path]) }
    let sources = try sources(of: inputs) { run.path($0, fromFolderOf: target) }
    let draft = ConfigurationDraft(fitting: sources)
    let text = draft.text(localizer: localizer)
    guard try write(Array(text.utf8), to: target) else {
      throw CatalogToolError.exists(run.shown(target))
    }
    let summary = DraftSummary(draft: draft, file: run.shown(target), catalogs: sources.count)
    try StandardStream.writeReport(summary.text(localizer: localizer, lintedPath: path))
  }

  /// Writes the configuration; returns false if one exists that must not be replaced.
  private func write(_ bytes: [UInt8], to path: String) throws(FileError) -> Bool {
    guard force else { return try AtomicFile.create(path, with: bytes) }
    try AtomicFile.replace(found: path, with: bytes)
    return true
  }

  /// Returns the catalogs, and each table as the catalog that it would be.
  private func sources(
    of inputs: [CatalogInput], path: (String) -> String
  ) throws(CatalogToolError) -> [DraftSource] {
    var sources: [DraftSource] = []
    var seen: Set<String> = []
    let siblings = Siblings()
    for input in inputs where seen.insert(input.absolutePath).inserted {
      guard let tables = input.tables else {
        sources.append(
          DraftSource(
            path: path(input.absolutePath), bytes: try input.bytes(),
            siblings: siblings.names(around: input.absolutePath)))
        continue
      }
      seen.formUnion(tables.paths)
      let group = tables.contents.group
      // In the place where the catalog would be.
      let location = TableName(path: input.absolutePath).map { $0.folder + $0.table } ?? ""
      sources += group.catalogs.map { DraftSource(path: path(location), bytes: $0.bytes) }
    }
    return sources
  }
}
