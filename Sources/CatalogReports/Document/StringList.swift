import Documents
import StringCatalogs

/// A table of strings, of which a long list shows only the first ones.
struct StringList {
  private let strings: [StringChange]
  private let longest: Int

  init(_ strings: [StringChange], longest: Int) {
    (self.strings, self.longest) = (strings, longest)
  }

  /// Returns the table under a caption, and how many strings it leaves out; only how many there are
  /// if no string fits.
  func blocks(under caption: LocalizedMessage) -> [Block] {
    guard longest > 0 else { return [.facts([Fact(caption, .number(strings.count))])] }
    let hasComments = strings.contains { $0.comment != nil }
    let hasEarlier = strings.contains { $0.earlierSource != nil }
    let hasTranslations = strings.contains { $0.translation != nil }
    var columns = [Table.Column(LocalizedMessage("progress.column.key"))]
    if hasEarlier { columns.append(Table.Column(LocalizedMessage("progress.column.earlier"))) }
    columns.append(Table.Column(LocalizedMessage("progress.column.source")))
    if hasTranslations {
      columns.append(Table.Column(LocalizedMessage("progress.column.translation")))
    }
    if hasComments { columns.append(Table.Column(LocalizedMessage("progress.column.comment"))) }
    let rows = strings.prefix(longest).map { string in
      var cells = [Table.Cell(.code(string.key))]
      if hasEarlier { cells.append(Table.Cell(.untrusted(orAbsent: string.earlierSource))) }
      cells.append(Table.Cell(.untrusted(string.source)))
      if hasTranslations { cells.append(Table.Cell(.untrusted(orAbsent: string.translation))) }
      if hasComments { cells.append(Table.Cell(.untrusted(orAbsent: string.comment))) }
      return Table.Row(cells)
    }
    var blocks: [Block] = [.table(Table(columns: columns, rows: rows, caption: caption))]
    if strings.count > longest {
      blocks.append(
        .sentence(.phrase("progress.note.firstStrings", .number(strings.count - longest))))
    }
    return blocks
  }
}
