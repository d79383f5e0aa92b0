import Escaping
import StringCatalogs
import StringTables

/// The meaning of each column of a table, found by the names in its first row.
struct CSVColumns {
  static let key = "key"
  static let comment = "comment"
  static let variation = "variation"
  static let source = "source"

  /// Returns the name of the column for the states of a language.
  static func state(of language: LanguageTag) -> String { "\(language.rawValue) state" }

  /// A language and the indices of its columns.
  struct Language {
    var language: LanguageTag

    /// The language as the table names it.
    var name: LanguageTag

    var text: Int
    var state: Int?
  }

  private var positions: [String: Int] = [:]

  /// The languages that have a column.
  private(set) var languages: [Language] = []

  /// Column names that may be a language or an ordinary word, such as “no” or “ID”.
  private(set) var doubtful: [String] = []

  /// Finds the columns of a table.
  ///
  /// A language of the catalog has a column with its name. Any other language must also have its
  /// column for states, as in every exported table. If `wanted` names languages, only those are
  /// used.
  init(
    _ header: CSVTable.Row, spelling: LanguageSpelling, wanted: [LanguageTag] = []
  ) throws(ExchangeError) {
    let own = Set(spelling.used.flatMap { [$0.rawValue, Self.state(of: $0)] })
    let names = header.cells.map { cell in
      let name = FormulaGuard.unguarded(cell)
      // Spaces around a name are ignored, unless the catalog has a language with exactly this name.
      return own.contains(name) ? name : FormulaGuard.unguarded(Self.trimmed(cell))
    }
    for (position, name) in names.enumerated() where !name.isEmpty {
      guard positions.updateValue(position, forKey: name) == nil else {
        throw ExchangeError(.columnTwice(name), line: header.line)
      }
    }
    for name in [Self.key, Self.variation, Self.source] where positions[name] == nil {
      throw ExchangeError(
        .columnMissing(name, found: names.filter { !$0.isEmpty }), line: header.line)
    }
    let others: Set = [Self.key, Self.variation, Self.source, Self.comment]
    for (position, name) in names.enumerated() where !others.contains(name) && !name.isEmpty {
      let tag = LanguageTag(rawValue: name)
      guard let language = spelling.spelling(of: tag) else { continue }
      let state = positions["\(name) state"]
      if wanted.isEmpty {
        guard state != nil || spelling.isUsed(tag) || spelling.isUsed(language) && tag.isSpecific
        else {
          doubtful.append(name)
          continue
        }
      } else if !wanted.contains(where: { spelling.spelling(of: $0) == language }) {
        continue
      }
      guard !languages.contains(where: { $0.language == language }) else {
        throw ExchangeError(.columnTwice(language.rawValue), line: header.line)
      }
      languages.append(Language(language: language, name: tag, text: position, state: state))
    }
    for tag in wanted
    where !languages.contains(where: { $0.language == spelling.spelling(of: tag) }) {
      throw ExchangeError(
        .columnMissing(tag.rawValue, found: names.filter { !$0.isEmpty }), line: header.line)
    }
    guard !languages.isEmpty || !doubtful.isEmpty else {
      throw ExchangeError(.noLanguageColumn, line: header.line)
    }
  }

  /// Returns the cell of a row in a column; an empty text if the row is too short.
  func cell(_ name: String, of row: CSVTable.Row) -> String {
    positions[name].map { Self.cell($0, of: row) } ?? ""
  }

  /// Returns the cell of a row at an index; an empty text if the row is too short.
  static func cell(_ position: Int, of row: CSVTable.Row) -> String {
    row.cells.indices.contains(position) ? FormulaGuard.unguarded(row.cells[position]) : ""
  }

  private static func trimmed(_ name: String) -> String {
    let start = name.drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}
