import ArgumentParser
import CatalogExchange
import CatalogToolSupport
import FilePaths
import StringCatalogs
import ToolSupport

/// `catalog-edit export strings`: exports `.strings` and `.stringsdict` for platforms without
/// string catalogs.
struct ExportStrings: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "edit-export-strings", named: "strings", hasDiscussion: true)

  @OptionGroup var exported: ExportOptions

  @Option(name: .shortAndLong, help: .key("help.edit.languagesOrAll", valueName: "tag"))
  var language: [LanguageTag] = []

  @Option(
    name: .shortAndLong, help: .key("help.edit.outputFolder", valueName: "folder"),
    completion: .directory)
  var output = "."

  func run() throws {
    let files = try exported.files()
    let languages = try files.map { file in
      let used = file.catalog.languages
      let named = try UnknownLanguageError.check(language, among: used)
      return LanguageTag.namingFiles(named.isEmpty ? used : named, of: file.path)
    }
    let tables = files.map { Self.table(of: $0) }
    try CatalogToolError.refuseSameNames(tables.map { $0 + ".strings" }, of: files)
    var isComplete = languages.allSatisfy(\.isComplete)
    for (index, file) in files.enumerated() {
      var omitted: Set<OmittedUnit> = []
      for language in languages[index].tags {
        // The same text is often omitted in every language.
        let units = try write(file.catalog, language, tables[index])
        for unit in units where omitted.insert(unit).inserted { Omission.report(unit) }
      }
      isComplete = isComplete && omitted.isEmpty
    }
    if !isComplete { throw ExitCode(1) }
  }

  /// Returns the table name by which a program looks up the texts of a catalog.
  private static func table(of file: CatalogFile) -> String {
    let name = file.path.split(separator: "/").last ?? ""
    return String(
      FolderPath.isPath(String(name), endingIn: ".xcstrings")
        ? name.dropLast(".xcstrings".count) : name)
  }

  /// Writes the files of a language, and returns the omitted texts.
  private func write(
    _ catalog: StringCatalog, _ language: LanguageTag, _ table: String
  ) throws -> [OmittedUnit] {
    let files = StringsFiles(of: catalog, in: language)
    let folder = try OutputFolder(at: output)
    for (bytes, suffix) in [(files.strings, "strings"), (files.stringsdict, "stringsdict")] {
      guard let bytes else { continue }
      try folder.write(bytes, to: "\(language.rawValue).lproj/\(table).\(suffix)")
    }
    return files.omitted
  }
}
