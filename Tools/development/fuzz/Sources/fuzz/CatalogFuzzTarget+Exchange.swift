import CatalogExchange
import FuzzSupport
import StringCatalogs

extension CatalogFuzzTarget {
  private static let sample = try? StringCatalog(bytes: Array(SampleCatalog.text.utf8))

  /// Exports a catalog in each way: what comes back as it went changes nothing.
  func exchange(_ input: [UInt8]) {
    guard let catalog = catalog(input) else { return }
    let languages = Array(catalog.languages.prefix(3))
    for language in languages + ["ru"] {
      let strings = StringsFiles(of: catalog, in: language)
      for unit in strings.omitted { say(unit.localizedMessage) }
      if let varied = strings.stringsdict, !Judge.isXML(varied) { wrong("the .stringsdict") }
      var writer = XLIFFWriter(tool: .init(identifier: "test", name: "Test", version: "1"))
      let source = XLIFFWriter.Source(original: "A.xcstrings", catalog: catalog)
      let document = writer.bytes(of: [source], language: language)
      for unit in writer.omitted { say(unit.localizedMessage) }
      guard Judge.isXML(document), let files = try? XLIFFReader.files(in: document) else {
        wrong("the XLIFF of \(language)")
      }
      var outcome = CatalogImport(into: catalog)
      for file in files { try? outcome.add(file) }
      if !outcome.changes.isEmpty || outcome.catalog != catalog {
        wrong("the XLIFF of \(language) came back with a change")
      }
    }
    var outcome = CatalogImport(into: catalog)
    try? outcome.add(csv: CSVWriter.bytes(of: catalog, languages: languages))
    if !outcome.changes.isEmpty || outcome.catalog != catalog {
      wrong("the table came back with a change")
    }
  }

  /// Imports a document.
  func importXLIFF(_ input: [UInt8]) {
    let files: [XLIFFFile]
    do throws(ExchangeError) {
      files = try XLIFFReader.files(in: input)
    } catch {
      return say(error.localizedMessage)
    }
    importTwice { outcome in for file in files { try? outcome.add(file) } }
  }

  /// Imports a table.
  func importCSV(_ input: [UInt8]) {
    importTwice { outcome in
      do {
        try outcome.add(csv: input)
      } catch let error as ExchangeError {
        say(error.localizedMessage)
      } catch {
        wrong("\(error)")
      }
    }
  }

  /// Imports something into the sample, once with all allowed and once with nothing: only the texts
  /// that the import names change, and doing it again changes no text.
  private func importTwice(_ take: (inout CatalogImport) -> Void) {
    guard let sample = Self.sample, let tree = JSONTree(sample.bytes) else { return }
    for isAllowed in [false, true] {
      var options = ImportOptions()
      options.allowsLostPlaceholders = isAllowed
      options.allowsChangedSource = isAllowed
      options.allowsEmptyTexts = isAllowed
      var outcome = CatalogImport(into: sample, options: options)
      take(&outcome)
      for refusal in outcome.refusals { say(refusal.localizedMessage) }
      let changed = Set(outcome.changes.map { Array($0.key.utf8) })
      var (old, new) = (tree, written(outcome.catalog.bytes, by: "import"))
      for key in changed {
        let path = ["strings", String(decoding: key, as: UTF8.self)]
        (old, new) = (old.without(path), new.without(path))
      }
      if old != new { wrong("an entry changed that is not named") }
      if changed.isEmpty, outcome.catalog != sample { wrong("bytes changed, and no text") }
      var again = CatalogImport(into: outcome.catalog, options: options)
      take(&again)
      if again.changes.contains(where: { $0.old != $0.new }) {
        wrong("another import changes a text")
      }
    }
  }
}
