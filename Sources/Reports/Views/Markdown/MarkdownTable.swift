import Escaping
import Mustache
import TextLayout

/// A Markdown table that is easy to read both as source and rendered.
struct MarkdownTable {
  /// The maximum width of columns in the source; longer values exceed it.
  private static let widest = 60

  /// A cell: a text between spaces that fill its column.
  struct Cell {
    let leading: String
    let runs: [TextView.RunView]
    let trailing: String
  }

  /// A row of cells.
  struct Row {
    let cells: [Cell]
  }

  /// The column headings.
  let header: Row

  /// The dashes below the headings, one text per column.
  let rule: [String]

  /// The rows.
  let rows: [Row]

  /// Creates a table; columns at the indices in `trailing` are right-aligned.
  init(header: [ReportText], rows: [[ReportText]], trailing: Set<Int> = []) {
    let widths = header.indices.map { column in
      let texts = ([header] + rows).compactMap { column < $0.count ? $0[column] : nil }
      return min(Self.widest, texts.map(Self.width).reduce(3, max))
    }
    func row(_ texts: [ReportText]) -> Row {
      Row(
        cells: zip(texts, widths).enumerated().map { column, cell in
          let padding = String(repeating: " ", count: max(0, cell.1 - Self.width(of: cell.0)))
          let isTrailing = trailing.contains(column)
          return Cell(
            leading: isTrailing ? padding : "", runs: TextView(cell.0).runs,
            trailing: isTrailing ? "" : padding)
        })
    }
    self.header = row(header)
    rule = widths.enumerated().map { column, width in
      trailing.contains(column)
        ? String(repeating: "-", count: width - 1) + ":" : String(repeating: "-", count: width)
    }
    self.rows = rows.map(row)
  }

  /// Returns the width of a text in the source, as the template writes it.
  private static func width(of text: ReportText) -> Int {
    text.runs.reduce(0) { width, run in
      width
        + DisplayWidth.of(
          run.kind == .words ? MarkdownEscaping.text(run.text) : MarkdownEscaping.code(run.text))
    }
  }
}

extension MarkdownTable: MustacheParent {
  /// Returns the member with a name.
  func child(named name: String) -> Any? {
    switch name {
    case "header": header
    case "rule": rule
    case "rows": rows
    default: nil
    }
  }
}

extension MarkdownTable.Row: MustacheParent {
  /// Returns the member with a name.
  func child(named name: String) -> Any? {
    switch name {
    case "cells": cells
    default: nil
    }
  }
}

extension MarkdownTable.Cell: MustacheParent {
  /// Returns the member with a name.
  func child(named name: String) -> Any? {
    switch name {
    case "leading": leading
    case "runs": runs
    case "trailing": trailing
    default: nil
    }
  }
}
