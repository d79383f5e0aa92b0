public import StringCatalogs
import StringTables

extension CatalogImport {
  /// Imports the translations in a table.
  ///
  /// Without `languages`, all those of the catalog are imported, and others whose columns are
  /// unambiguous. An empty cell changes nothing, unless its state is final. Throws an
  /// ``ExchangeError`` if the table is invalid, and an `EditingError` if the catalog can't be
  /// edited at all.
  public mutating func add(csv bytes: [UInt8], languages: [LanguageTag] = []) throws {
    let table: CSVTable
    do throws(CSVTable.Failure) {
      table = try CSVTable(bytes)
    } catch {
      throw ExchangeError(error)
    }
    guard let header = table.rows.first else { throw ExchangeError(.noHeader, line: 1) }
    // Spreadsheets end lines in cells as their system does. If the catalog has no carriage return,
    // the table should have none.
    let hasOtherLineEnds = table.rows.contains { $0.cells.contains { $0.utf8.contains(0x0D) } }
    let isRepaired = hasOtherLineEnds && !hasReturns
    let rows = table.rows.dropFirst().map { row in
      CSVTable.Row(
        cells: isRepaired ? row.cells.map(Self.withLineFeeds) : row.cells, line: row.line)
    }
    let columns = try CSVColumns(
      header, spelling: LanguageSpelling(of: catalog), wanted: languages)
    for name in columns.doubtful { refuse(.doubtfulColumn(name), line: header.line) }
    // The source texts are imported last, since the translations were made for the current ones.
    let source = catalog.sourceLanguage
    let others = columns.languages.filter { $0.language != source }
    for language in others + columns.languages.filter({ $0.language == source }) {
      note(language.name, as: language.language)
      let units = rows.compactMap { unit(in: $0, columns, language) }
      try add(units, language: language.language)
    }
  }

  /// Whether a text of the catalog has a carriage return, which JSON has to escape.
  private var hasReturns: Bool {
    let escapes = ["r", "u000d", "u000D"].map { Array($0.utf8) }
    let bytes = catalog.bytes
    return bytes.indices.contains { index in
      bytes[index] == UInt8(ascii: "\\")
        && escapes.contains { bytes[(index + 1)...].starts(with: $0) }
    }
  }

  private static func withLineFeeds(_ text: String) -> String {
    guard text.utf8.contains(0x0D) else { return text }
    var scalars = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if scalar != "\n" || previous != "\r" { scalars.append(scalar == "\r" ? "\n" : scalar) }
      previous = scalar
    }
    return String(scalars)
  }

  private func unit(
    in row: CSVTable.Row, _ columns: CSVColumns, _ language: CSVColumns.Language
  ) -> ImportedUnit? {
    let target = CSVColumns.cell(language.text, of: row)
    let state = language.state.map { CSVColumns.cell($0, of: row) } ?? ""
    guard !target.isEmpty || !["", StringUnitState.new.rawValue].contains(state) else { return nil }
    let variation = columns.cell(CSVColumns.variation, of: row)
    let key = columns.cell(CSVColumns.key, of: row)
    return ImportedUnit(
      identifier: variation.isEmpty ? key : key + VariationName.separator + variation,
      source: columns.cell(CSVColumns.source, of: row), target: target,
      state: state.isEmpty ? nil : .init(name: state, state: StringUnitState(rawValue: state)),
      line: row.line)
  }
}
