/// A table as templates see it.
struct HTMLTable {
  private let written: WrittenTable
  private let blocks: HTMLBlocks

  /// Creates the view of a table.
  init(_ table: Table, blocks: HTMLBlocks) {
    written = WrittenTable(table, writer: blocks.writer)
    self.blocks = blocks
  }

  /// The table.
  var view: TemplateView {
    TemplateView { name in
      switch name {
      case "caption": written.table.caption.map { blocks.text(blocks.writer.text($0)) }
      case "folder": written.folder.map { blocks.text($0) }
      case "columns": written.headings.indices.map(column)
      case "rows": written.rows.map(row)
      default: nil
      }
    }
  }

  private func column(_ index: Int) -> TemplateView {
    TemplateView { name in
      switch name {
      case "kind": kind(index)
      case "heading": blocks.text(written.headings[index])
      default: nil
      }
    }
  }

  private func row(_ row: WrittenTable.Row) -> TemplateView {
    TemplateView { $0 == "cells" ? row.cells.indices.map { cell($0, of: row) } : nil }
  }

  private func cell(_ index: Int, of row: WrittenTable.Row) -> TemplateView {
    let cell = row.cells[index]
    let isName = index == written.namingColumn
    return TemplateView { name in
      switch name {
      case "isName": isName
      case "isAbsent": cell.isAbsent
      case "kind": kind(index)
      case "label": written.headings[index].plain
      case "tone": cell.tone?.rawValue
      case "href":
        isName ? row.link.map { blocks.page.link(to: $0, in: blocks.writer.language) } : nil
      case "value": blocks.text(cell.text, named: cell.label)
      default: nil
      }
    }
  }

  private func kind(_ index: Int) -> String {
    switch written.table.columns[index].kind {
    case .text: "words"
    case .number: "number"
    case .short: "short"
    case .path: "path"
    }
  }
}
