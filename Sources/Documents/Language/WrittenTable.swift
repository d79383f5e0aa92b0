import StringCatalogs

/// A table whose values are written in a language, the same for each form of a document.
///
/// A row is written whenever it is asked for, because a table can have a row for each of thousands
/// of subjects.
struct WrittenTable {
  /// A cell.
  struct Cell {
    /// The value.
    var text: DocumentText

    /// Whether there is no value, which is written as a dash.
    var isAbsent: Bool

    /// Its meaning.
    var tone: Tone?

    /// The name of its full text: the column, and what names the row.
    var label: String
  }

  /// A row.
  struct Row {
    /// A cell for each column.
    var cells: [Cell]

    /// The target of the link in the cell that names the row.
    var link: Link?

    /// The picture beside its name.
    var picture: DocumentPicture?

    /// The index of its group.
    var group: Int?
  }

  /// The table before it was written.
  let table: Table

  /// The headings.
  let headings: [DocumentText]

  /// The folder that all paths share; nil if there is none.
  let folder: DocumentText?

  /// The number of rows that are left out, as a sentence; nil if there are none.
  let omission: String?

  /// The index of the column that names the rows.
  let namingColumn: Int

  private let shared: String
  private let writer: DocumentWriter

  /// Writes a table, with other headings than its own if there are some.
  init(_ table: Table, writer: DocumentWriter, headings: [DocumentText]? = nil) {
    self.table = table
    self.writer = writer
    self.headings = headings ?? table.columns.map { writer.text($0.heading) }
    namingColumn = table.columns.indices.contains(table.namingColumn) ? table.namingColumn : 0
    let omitted = table.omittedRowCount
    omission = omitted > 0 ? writer.builtIn("rowsOmitted", .integer(Int64(omitted))) : nil
    shared = Self.sharedFolder(of: table)
    folder =
      shared.isEmpty ? nil : writer.builtInText("commonFolder", DocumentText(untrusted: shared))
  }

  /// The rows, each written when it is asked for.
  var rows: some Collection<Row> { table.rows.lazy.map(written) }

  private func written(_ row: Table.Row) -> Row {
    let name = table.columns.isEmpty ? "" : text(namingColumn, of: row).plain
    return Row(
      cells: table.columns.indices.map { column in
        let heading = headings[column].plain
        return Cell(
          text: text(column, of: row), isAbsent: value(column, of: row) == .absent,
          tone: column < row.cells.count ? row.cells[column].tone : nil,
          label: column == namingColumn ? heading : "\(heading) — \(name)")
      }, link: row.link, picture: row.picture, group: row.group)
  }

  private func value(_ column: Int, of row: Table.Row) -> DocumentValue {
    column < row.cells.count ? row.cells[column].value : .absent
  }

  private func text(_ column: Int, of row: Table.Row) -> DocumentText {
    switch value(column, of: row) {
    case .absent: DocumentText(words: "–")
    case .path(let path):
      DocumentText(path: String(path.utf8.dropFirst(shared.utf8.count)) ?? path)
    case let value: writer.text(value)
    }
  }

  /// Returns the folder that all paths of a table share, with its slash; empty if there is none.
  private static func sharedFolder(of table: Table) -> String {
    let paths = table.rows.lazy.flatMap(\.cells).compactMap { cell in
      if case .path(let path) = cell.value { path } else { nil }
    }
    guard let first = paths.first, paths.dropFirst().first != nil else { return "" }
    var shared = first.utf8[...]
    for path in paths {
      let count = zip(shared, path.utf8).prefix { $0 == $1 }.count
      shared = shared.prefix(count)
    }
    guard let slash = shared.lastIndex(of: UInt8(ascii: "/")), slash > shared.startIndex else {
      return ""
    }
    return String(first[...slash])
  }
}
