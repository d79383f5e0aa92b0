import CatalogRules
import Escaping
import LintFormats
import StringCatalogs
import TextLayout

extension CatalogOverview {
  /// Returns the strings with their states, then the progress of each language, for a terminal.
  public func terminalText(style: TerminalStyle) -> String {
    let list = OverviewList(overview: self, style: style)
    return list.strings + "\n" + list.languages
  }
}

/// An overview as tables for a terminal.
struct OverviewList {
  let overview: CatalogOverview
  let style: TerminalStyle

  private var ink: TerminalInk { TerminalInk(isEnabled: style.hasColors) }

  /// The translations, without the source language if there are others.
  private var translations: [Int] {
    let positions = overview.languages.indices
    let others = positions.filter { overview.languages[$0].language != overview.sourceLanguage }
    return others.isEmpty ? Array(positions) : others
  }

  /// One line per string: the line in the file, the key, and the incomplete languages.
  var strings: String {
    guard !overview.strings.isEmpty else { return words("preview.list.empty") + "\n" }
    let lineWidth = String(overview.strings.map(\.line).max() ?? 0).count
    return overview.strings.flatMap { string -> [String] in
      let number = String(string.line).padded(toColumns: lineWidth, alignment: .trailing)
      let margin = String(repeating: " ", count: lineWidth + 2)
      let room = max(style.columns - margin.count, 16)
      let key = string.key.isEmpty ? "\"\"" : VisibleText(string.key, limit: 300).text
      let state = states(of: string)
      let columns = TextColumns(width: room, breaker: TableLineBreaker())
      let first = ink.faint(number) + "  "
      if translations.count == 1, let position = translations.first {
        var lines = [first + ink.bold(key.truncated(toColumns: room))]
        let text = (string.texts[position] ?? "").split(whereSeparator: \.isNewline).joined(
          separator: " ")
        let shown = VisibleText(text, limit: 300).text
        let source = VisibleText(string.source, limit: 300).text
        if source != key { lines.append(margin + source.truncated(toColumns: room)) }
        if !shown.isEmpty { lines.append(margin + shown.truncated(toColumns: room)) }
        return lines + columns.lines(of: state).map { margin + ink.faint($0) }
      }
      if style.columns < TextColumns.narrowestBeside {
        return zip([first] + Array(repeating: margin, count: key.count), columns.lines(of: key))
          .map { $0 + ink.bold($1) }
          + columns.lines(of: state).map { margin + "  " + ink.faint($0) }
      }
      let keyWidth = DisplayWidth.of(key)
      if keyWidth + 2 + DisplayWidth.of(state) <= room {
        let gap = String(repeating: " ", count: room - keyWidth - DisplayWidth.of(state))
        return [first + ink.bold(key) + gap + ink.faint(state)]
      }
      return [first + ink.bold(key.truncated(toColumns: room))]
        + columns.lines(of: state).map { margin + ink.faint($0) }
    }.map { $0 + "\n" }.joined()
  }

  /// The progress of each language.
  var languages: String {
    let headings = [
      "language", "translated", "needsReview", "new", "missing", "stale", "percentage",
    ]
    var table = TextTable(
      headings: headings.map { words("lint.heading.\($0)") },
      alignments: [.leading] + Array(repeating: .trailing, count: 6))
    for progress in overview.languages {
      let counts = [
        progress.translated, progress.needsReview, progress.new, progress.missing, progress.stale,
      ]
      let percentage = Percentage.text(ofPerMille: progress.translatedPerMille)
      table.add(
        [progress.language.visible] + counts.map { String($0) }
          + [percentage])
    }
    return table.text(columns: style.columns)
  }

  /// Returns the states other than "translated", each with its languages; or just that word.
  private func states(of string: StringOverview) -> String {
    var parts: [String] = []
    let positions = translations.filter { string.states.indices.contains($0) }
    let isOmitted = string.absentState == .notNeeded
    if isOmitted { parts.append(words("preview.fact.notToBeTranslated")) }
    for state in [TranslationState.missing, .new, .needsReview] {
      let languages = positions.filter { string.states[$0] == state }.map { position in
        VisibleText(overview.languages[position].language.rawValue, limit: 20).text
      }
      guard !languages.isEmpty else { continue }
      let name = words("preview.state.\(state.rawValue)")
      let isAll = languages.count == positions.count
      parts.append(
        isAll
          ? name : style.localizer.words("preview.list.languages", .text(name), .list(languages)))
    }
    if !isOmitted, parts.isEmpty { parts.append(words("preview.state.translated")) }
    if string.isStale { parts.append(words("preview.fact.stale")) }
    return parts.joined(separator: " · ")
  }

  private func words(_ key: String) -> String { style.localizer.words(key) }
}
