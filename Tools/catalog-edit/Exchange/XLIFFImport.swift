import ArgumentParser
import CatalogExchange
import CatalogToolSupport
import StringCatalogs
import ToolSupport

/// The import of XLIFF documents into the catalogs that they were exported from.
struct XLIFFImport: ParsableArguments {
  @Option(name: .long, help: .key("help.edit.importCatalog", valueName: "path"))
  var catalog: String?

  @OptionGroup var project: ProjectOption
  @OptionGroup var arguments: ImportArguments

  /// Imports a document that the user named, or one in a folder that the user named.
  func run(_ path: String, isNamed: Bool) throws {
    let bytes =
      isNamed
      ? try SystemFile.bytes(atNamed: path)
      : try SystemFile.bytes(at: path, upTo: SystemFile.maximumNamedByteCount)
    let files: [XLIFFFile]
    do throws(ExchangeError) {
      files = try XLIFFReader.files(in: bytes)
    } catch {
      throw CatalogToolError.exchange(path: path, error)
    }
    var run = ImportRun(of: path, arguments)
    if let catalog {
      try self.run(files, into: CatalogFile(at: catalog), &run)
    } else {
      // Xcode exports everything in a project, including storyboards.
      let catalogs = files.filter(\.isStringCatalog)
      // The document names the catalogs, not the person.
      let named = NamedPaths([project.project ?? "."])
      if !catalogs.isEmpty { run.skip(files.filter { !$0.isStringCatalog }) }
      for file in catalogs.isEmpty ? files : catalogs {
        guard let target = location(of: file) else {
          run.refuse(refusal(file))
          continue
        }
        try run.run(intoCatalogAt: target, among: named) { try $0.add(file) }
      }
    }
    try run.finish()
  }

  private func run(
    _ files: [XLIFFFile], into catalog: CatalogFile, _ run: inout ImportRun
  ) throws {
    let real = SystemFile.realPath(of: catalog.path) ?? catalog.path
    let matches = files.map { (file: $0, length: Self.commonEnd($0.original, real)) }
    let best = matches.map(\.length).max() ?? 0
    let found = matches.filter { $0.length == best }.map(\.file)
    // If several match equally, the owner of the texts is unknown.
    guard best > 0, Set(found.map(\.original)).count == 1 else {
      return found.forEach { run.refuse(refusal($0)) }
    }
    try run.run(into: catalog) { run in
      for file in found { try run.add(file) }
    }
  }

  private func refusal(_ file: XLIFFFile) -> ImportRefusal {
    ImportRefusal(reason: .otherCatalog(file.original), identifier: "", line: file.line)
  }

  /// Returns the path of the catalog that a document names; nil if it is not in the project.
  private func location(of file: XLIFFFile) -> String? {
    let original = file.original
    let parts = original.split(separator: "/", omittingEmptySubsequences: false)
    guard file.isStringCatalog, parts.allSatisfy({ !["", ".", ".."].contains($0) })
    else { return nil }
    let path = project.project.map { "\($0)/\(original)" } ?? original
    return CatalogFinder.isFile(path) ? path : nil
  }

  /// Returns the number of components that two paths have in common at their ends.
  private static func commonEnd(_ one: String, _ other: String) -> Int {
    zip(one.split(separator: "/").reversed(), other.split(separator: "/").reversed())
      .prefix { $0 == $1 }.count
  }
}
