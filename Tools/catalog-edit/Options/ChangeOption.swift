import ArgumentParser
import CatalogToolSupport
import FilePaths
import StringCatalogs
import ToolSupport

/// The option for exporting only what a change leaves to translate.
struct ChangeOption: ParsableArguments {
  @Option(name: .long, help: .key("help.edit.changedSince", valueName: "revision"))
  var changedSince: String?

  /// Returns the catalogs of files in the same order, each with only the strings that are left to
  /// translate into some of the languages, if the option is given.
  func catalogs(
    of files: [CatalogFile], languages: [LanguageTag]
  ) throws(CatalogToolError) -> [StringCatalog] {
    guard let changedSince else { return files.map(\.catalog) }
    let run = RunPath()
    let paths = files.map { run.absolute($0.path) }
    let changes = try ChangedStrings(since: changedSince, files: paths)
    return zip(files, paths).map { changes.catalog($0.catalog, at: $1, languages: languages) }
  }
}
