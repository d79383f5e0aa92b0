import Escaping
import TextLayout

/// Texts below each other, each after a label, in the width of the terminal.
package enum LabeledText {
  /// The maximum legible width.
  private static let widestLine = 100

  /// The minimum width that does not break every word.
  private static let narrowestText = 16

  /// Returns the lines, each with its line break.
  ///
  /// The second and later lines of a text are aligned with its first one; on a narrow terminal a
  /// text is below its label.
  /// Texts may be untrusted: they are made visible, and cut after `limit` characters.
  package static func lines(
    _ texts: [(label: String, text: String)], limit: Int, columns: Int = Terminal.columns
  ) -> String {
    let isStacked = columns < TextColumns.narrowestBeside
    let width = texts.map { DisplayWidth.of($0.label) }.max() ?? 0
    let indent = isStacked ? 4 : width + 4
    let wrapper = LineWrapper(
      width: max(narrowestText, min(columns, widestLine) - indent), breaker: TableLineBreaker())
    var result = ""
    for (label, text) in texts {
      if isStacked { result += "  \(label):\n" }
      let space = String(repeating: " ", count: width - DisplayWidth.of(label))
      for (number, line) in wrapper.lines(of: VisibleText(text, limit: limit).text).enumerated() {
        result +=
          number == 0 && !isStacked ? "  \(label): \(space)" : String(repeating: " ", count: indent)
        result += line + "\n"
      }
    }
    return result
  }
}
