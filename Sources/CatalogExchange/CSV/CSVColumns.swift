import StringCatalogs

/// Which column of a table holds what, found by the names in its first row.
struct CSVColumns {
  static let key = "key"
  static let comment = "comment"
  static let variation = "variation"
  static let source = "source"

  /// Returns the name of the column with the states of a language.
  static func state(of language: LanguageTag) -> String { "\(language.rawValue) state" }

  /// A language with the places of its columns.
  struct Language {
    var language: LanguageTag
    var text: Int
    var state: Int?
  }

  private var places: [String: Int] = [:]

  /// The languages that have a column.
  private(set) var languages: [Language] = []

  /// Finds the columns of a table; `spelled` returns a language as the catalog spells it, or nil when it is none.
  init(
    _ header: CSVTable.Row, spelled: (LanguageTag) -> LanguageTag?
  ) throws(ExchangeError) {
    let names = header.cells.map(Self.trimmed)
    for (place, name) in names.enumerated() where !name.isEmpty {
      guard places.updateValue(place, forKey: name) == nil else {
        throw ExchangeError(.columnTwice(name), line: header.line)
      }
    }
    for name in [Self.key, Self.variation, Self.source] where places[name] == nil {
      throw ExchangeError(
        .columnMissing(name, found: names.filter { !$0.isEmpty }), line: header.line)
    }
    let others: Set = [Self.key, Self.variation, Self.source, Self.comment]
    for (place, name) in names.enumerated() where !others.contains(name) && !name.isEmpty {
      guard let language = spelled(LanguageTag(rawValue: name)) else { continue }
      let state = places["\(name) state"]
      languages.append(Language(language: language, text: place, state: state))
    }
    guard !languages.isEmpty else { throw ExchangeError(.noLanguageColumn, line: header.line) }
  }

  /// Returns what a row has in a column; an empty text where the row is too short.
  func cell(_ name: String, of row: CSVTable.Row) -> String {
    places[name].map { Self.cell($0, of: row) } ?? ""
  }

  /// Returns what a row has at a place; an empty text where the row is too short.
  static func cell(_ place: Int, of row: CSVTable.Row) -> String {
    row.cells.indices.contains(place) ? FormulaGuard.armed(row.cells[place]) : ""
  }

  private static func trimmed(_ name: String) -> String {
    let start = name.drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}
