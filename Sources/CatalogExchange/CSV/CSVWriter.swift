import Escaping
public import StringCatalogs

/// Writes the texts of a catalog as a table for spreadsheets.
///
/// ```swift
/// let table = CSVWriter.bytes(of: catalog, languages: ["ko", "ja"])
/// ```
public enum CSVWriter {
  /// Returns the table with columns for languages: UTF-8 with a byte order mark, as spreadsheets
  /// need it.
  ///
  /// Each text has a row, and no cell can act as a formula.
  public static func bytes(of catalog: StringCatalog, languages: [LanguageTag]) -> [UInt8] {
    var header = [CSVColumns.key, CSVColumns.comment, CSVColumns.variation, CSVColumns.source]
    for language in languages { header += [language.rawValue, CSVColumns.state(of: language)] }
    var text = CSVEscaping.row(header.map(FormulaGuard.guarded))
    for row in rows(of: catalog, languages) {
      text += CSVEscaping.row(row.map(FormulaGuard.guarded))
    }
    return [0xEF, 0xBB, 0xBF] + Array(text.utf8)
  }

  private static func rows(of catalog: StringCatalog, _ languages: [LanguageTag]) -> [[String]] {
    let tables = languages.map { ExchangeUnits(of: catalog, in: $0) }
    var rows: [[String]] = []
    for key in catalog.entries.lazy.filter(\.shouldTranslate).map(\.key) {
      // Languages need different plural categories: there is a row for each that one of them needs.
      var units: [(variation: String, units: [ExchangeUnit?])] = []
      var rowNumbers: [[UInt8]: Int] = [:]
      for (position, table) in tables.enumerated() {
        for unit in table.units(of: key) {
          let variation = unit.variation
          let row = rowNumbers[Array(variation.utf8), default: units.count]
          if row == units.count {
            rowNumbers[Array(variation.utf8)] = row
            units.append((variation, languages.map { _ in nil }))
          }
          units[row].units[position] = unit
        }
      }
      units.sort { $0.variation.utf8.lexicographicallyPrecedes($1.variation.utf8) }
      for (variation, units) in units {
        guard let first = units.lazy.compactMap({ $0 }).first else { continue }
        rows.append(
          [key, first.comment ?? "", variation, first.source ?? first.identifier]
            + units.flatMap { [$0?.target ?? "", $0?.state?.rawValue ?? ""] })
      }
    }
    return rows
  }
}
