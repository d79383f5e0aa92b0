import CatalogRules
import Escaping
import LintFormats
import LocaleFormats
import StringCatalogs
import TextLayout

/// A rendering as terminal lines, wrapped by the rules of its language, with values in color.
struct RenderedLines {
  /// The maximum number of characters of a text.
  private static let maximumCharacters = 4_000

  let width: Int
  let ink: TerminalInk

  /// Returns the lines, each with its width in columns.
  func lines(of rendering: Rendering) -> [(text: String, columns: Int)] {
    let isReversed = rendering.pseudolanguage == .rightToLeft
    let runs = isReversed ? rendering.runs.withoutOverrides : rendering.runs
    var lines: [(String, Int)] = []
    for paragraph in Self.paragraphs(of: runs) {
      let visible = paragraph.map { run in
        (text: VisibleText(run.text, limit: Self.maximumCharacters).text, isValue: run.isValue)
      }
      let text = visible.map(\.text).joined()
      let columns = DisplayWidth.of(text)
      let broken =
        columns <= width
        ? [text]
        : LineWrapper(width: width, breaker: LineBreakers.best(for: rendering.language))
          .lines(of: text)
      let isRightToLeft = Self.hasRightToLeft(text)
      var flags = visible.flatMap { run in run.text.unicodeScalars.map { ($0, run.isValue) } }[...]
      for line in broken {
        let painted = paint(line, &flags, isReversed: isReversed)
        let shown =
          isRightToLeft ? Self.isolated(painted, in: rendering.language) : painted
        lines.append((shown, DisplayWidth.of(line)))
      }
    }
    return lines
  }

  /// Colors the values of a line; `flags` tells which of the next scalars belong to one.
  private func paint(
    _ line: String, _ flags: inout ArraySlice<(Unicode.Scalar, Bool)>, isReversed: Bool
  ) -> String {
    var parts: [String] = []
    var stretch = String.UnicodeScalarView()
    var isValue = false
    func end() {
      let text = String(stretch)
      parts.append(isValue ? ink.value(text) : isReversed ? String(text.reversed()) : text)
      stretch = String.UnicodeScalarView()
    }
    for scalar in line.unicodeScalars {
      // Spaces at the ends of lines have been removed.
      while let next = flags.first, next.0 != scalar { flags.removeFirst() }
      let flag = flags.popFirst()?.1 ?? false
      if flag != isValue {
        end()
        isValue = flag
      }
      stretch.append(scalar)
    }
    end()
    return (isReversed ? parts.reversed() : parts).joined()
  }

  /// Returns the runs of each line of a text.
  private static func paragraphs(of runs: [Rendering.Run]) -> [[Rendering.Run]] {
    var paragraphs: [[Rendering.Run]] = [[]]
    for run in runs {
      for (number, part) in run.text.split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline
      ).enumerated() {
        if number > 0 { paragraphs.append([]) }
        var piece = run
        piece.text = String(part)
        paragraphs[paragraphs.count - 1].append(piece)
      }
    }
    return paragraphs
  }

  private static func hasRightToLeft(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0x590...0x8FF).contains($0.value) }
  }

  /// Keeps text from reversing its surroundings.
  private static func isolated(_ text: String, in language: LanguageTag) -> String {
    (language.isRightToLeft ? "\u{2067}" : "\u{2066}") + text + "\u{2069}"
  }
}
