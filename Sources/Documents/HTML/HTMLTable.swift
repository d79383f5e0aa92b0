import StringCatalogs

/// A table as templates see it.
struct HTMLTable {
  /// The maximum number of columns that an email has side by side.
  private static let widestData = 3

  private let written: WrittenTable
  private let blocks: HTMLBlocks

  /// Creates the view of a table.
  init(_ written: WrittenTable, blocks: HTMLBlocks) {
    self.written = written
    self.blocks = blocks
  }

  /// The table.
  var view: TemplateView {
    TemplateView { name in
      switch name {
      case "caption": written.table.caption.map { blocks.text(blocks.writer.text($0)) }
      case "groups": written.table.groups.isEmpty ? nil : groups
      case "folder": written.folder.map { blocks.text($0) }
      case "isWide": written.headings.count > Self.widestData
      case "omission": written.omission
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

  /// The choice of a group, of which the first is all rows.
  private var groups: TemplateView {
    let writer = blocks.writer
    let groups = written.table.groups.prefix(Table.maximumGroups)
    let all = group("all", writer.builtIn("allRows"), groups.reduce(0) { $0 + $1.count })
    let items = groups.enumerated().map { index, item in
      group(String(index), writer.plain(item.name), item.count)
    }
    return TemplateView { $0 == "items" ? [all] + items : nil }
  }

  private func group(_ value: String, _ label: String, _ count: Int) -> TemplateView {
    TemplateView { name in
      switch name {
      case "value": value
      case "label": label
      case "count": blocks.writer.number(count)
      default: nil
      }
    }
  }

  private func row(_ row: WrittenTable.Row) -> TemplateView {
    TemplateView { name in
      switch name {
      case "group": row.group.map(String.init)
      case "cells": row.cells.indices.map { cell($0, of: row) }
      case "name":
        row.cells.indices.contains(written.namingColumn) ? cell(written.namingColumn, of: row) : nil
      case "others": others(of: row).map { cell($0, of: row) }
      default: nil
      }
    }
  }

  /// Returns the positions of the values of a row besides its name.
  private func others(of row: WrittenTable.Row) -> [Int] {
    row.cells.indices.filter { $0 != written.namingColumn && !row.cells[$0].isAbsent }
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
      case "hasTone": cell.tone != nil
      case "href":
        isName ? row.link.map { blocks.page.link(to: $0, in: blocks.writer.language) } : nil
      case "picture": isName ? row.picture.map(picture) : nil
      case "value": blocks.text(cell.text, named: cell.label)
      case "labeled":
        blocks.text(
          blocks.writer.builtInText("labelFormat", written.headings[index], cell.text))
      default: nil
      }
    }
  }

  private func picture(_ picture: DocumentPicture) -> TemplateView {
    TemplateView { name in
      switch name {
      case "id": blocks.figures.identifier(of: picture)
      case "width": picture.width
      case "height": picture.height
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
