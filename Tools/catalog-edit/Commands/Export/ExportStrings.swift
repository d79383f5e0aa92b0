import ArgumentParser
import CatalogExchange
import StringCatalogs
import ToolSupport

/// `catalog-edit export strings`: writes `.strings` and `.stringsdict` for platforms without string catalogs.
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
    var isComplete = true
    for file in try exported.files() {
      for language in language {
        try UnknownLanguageError.check(language, among: file.catalog.languages)
      }
      var omitted: Set<OmittedUnit> = []
      for language in language.isEmpty ? file.catalog.languages : language {
        // The same text is most often left out in each language.
        for unit in try write(file, language) where omitted.insert(unit).inserted {
          Omission.tell(unit)
        }
      }
      isComplete = isComplete && omitted.isEmpty
    }
    if !isComplete { throw ExitCode(1) }
  }

  /// Writes the files of a language, and returns what is not in them.
  private func write(_ file: CatalogFile, _ language: LanguageTag) throws -> [OmittedUnit] {
    let files = StringsFiles(of: file.catalog, in: language)
    let name = file.path.split(separator: "/").last ?? ""
    let table = name.hasSuffix(".xcstrings") ? name.dropLast(".xcstrings".count) : name
    let folder = "\(output)/\(language.rawValue).lproj"
    for (bytes, suffix) in [(files.strings, "strings"), (files.stringsdict, "stringsdict")] {
      guard let bytes else { continue }
      try Folder.make(folder)
      _ = try AtomicFile.replace("\(folder)/\(table).\(suffix)", with: bytes)
    }
    return files.omitted
  }
}
