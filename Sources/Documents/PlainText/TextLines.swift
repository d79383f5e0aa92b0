import Escaping
import LocaleFormats
import TextLayout

/// A list of subjects as text in one language: a line for each, in three columns.
struct TextLines {
  private static let gap = 2

  /// The width of lines from which on they have a reason.
  private static let narrowestWithReason = 64

  private let list: LineList
  private let writer: DocumentWriter
  private let columns: TextColumns

  /// Creates the text of a list in lines of `width` columns.
  init(_ list: LineList, writer: DocumentWriter, columns: TextColumns) {
    self.list = list
    self.writer = writer
    self.columns = columns
  }

  /// Writes the lead and the lines.
  func write(_ write: (_ text: String) throws -> Void) rethrows {
    if let lead = list.lead {
      for line in columns.lines(of: writer.text(lead).plain) { try write(Self.escaped(line)) }
      if !list.lines.isEmpty { try write("\n") }
    }
    let widths = widths
    for line in list.lines {
      let cells = cells(of: line)
      var text = ""
      // The end of a label can deny it, a sentence begins with what it is about, and the end of a
      // path is its name.
      let label = cells[0].truncatedInMiddle(toColumns: widths[0])
      let reason = cells[1].truncated(toColumns: widths[1])
      for (cell, width) in zip([label, reason], widths) where width > 0 {
        text += cell.padded(toColumns: width) + String.spaces(Self.gap)
      }
      text += cells[2].truncatedAtStart(toColumns: widths[2])
      try write(Self.escaped(text))
    }
  }

  private func cells(of line: LineList.Line) -> [String] {
    let reason = line.reason == .absent ? "–" : writer.text(line.reason).plain
    return [writer.plain(line.label), reason, DocumentText(path: line.path).plain]
  }

  /// The widths of label, reason and path, which together fit a line.
  ///
  /// What doesn't fit takes from the label what is more than three tenths of the line, and from the
  /// path what is more than a third; the reason has the rest. Where the reason would be only a few
  /// letters, it is left out, and the label and the path share the line.
  private var widths: [Int] {
    var needed = [0, 0, 0]
    for line in list.lines {
      for (index, cell) in cells(of: line).enumerated() {
        needed[index] = max(needed[index], DisplayWidth.of(cell))
      }
    }
    guard columns.width >= Self.narrowestWithReason else {
      let room = columns.width - Self.gap
      let label = min(needed[0], room * 2 / 3)
      return [label, 0, min(needed[2], room - label)]
    }
    let room = columns.width - 2 * Self.gap
    guard needed.reduce(0, +) > room else { return needed }
    let label = min(needed[0], columns.width * 3 / 10)
    let path = min(needed[2], max(columns.width / 3, room - label - needed[1]))
    return [label, min(needed[1], room - label - path), path]
  }

  private static func escaped(_ line: String) -> String { PlainTextEscaping.escape(line) + "\n" }
}
