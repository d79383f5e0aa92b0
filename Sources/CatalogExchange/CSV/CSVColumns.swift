import Escaping
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

  /// The names of columns that may be of a language, or just be called so, such as “no” or “ID”.
  private(set) var doubtful: [String] = []

  /// Finds the columns of a table.
  ///
  /// A language of the catalog has a column with its name. Any other language must also have its column for states,
  /// as in every table that was exported. Where languages are `wanted`, they and no others are meant.
  init(
    _ header: CSVTable.Row, spelling: LanguageSpelling, wanted: [LanguageTag] = []
  ) throws(ExchangeError) {
    let names = header.cells.map { FormulaGuard.unguarded(Self.trimmed($0)) }
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
      let tag = LanguageTag(rawValue: name)
      guard let language = spelling.spelling(of: tag) else { continue }
      let state = places["\(name) state"]
      if wanted.isEmpty {
        guard state != nil || spelling.isUsed(tag) else {
          doubtful.append(name)
          continue
        }
      } else if !wanted.contains(where: { $0.canonical == tag.canonical }) {
        continue
      }
      languages.append(Language(language: language, text: place, state: state))
    }
    for tag in wanted where !languages.contains(where: { $0.language.canonical == tag.canonical }) {
      throw ExchangeError(
        .columnMissing(tag.rawValue, found: names.filter { !$0.isEmpty }), line: header.line)
    }
    guard !languages.isEmpty || !doubtful.isEmpty else {
      throw ExchangeError(.noLanguageColumn, line: header.line)
    }
  }

  /// Returns what a row has in a column; an empty text where the row is too short.
  func cell(_ name: String, of row: CSVTable.Row) -> String {
    places[name].map { Self.cell($0, of: row) } ?? ""
  }

  /// Returns what a row has at a place; an empty text where the row is too short.
  static func cell(_ place: Int, of row: CSVTable.Row) -> String {
    row.cells.indices.contains(place) ? FormulaGuard.unguarded(row.cells[place]) : ""
  }

  private static func trimmed(_ name: String) -> String {
    let start = name.drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}
