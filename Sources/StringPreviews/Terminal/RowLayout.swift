import CatalogRules
import Escaping
import StringCatalogs
import TextLayout

/// The columns of a block: language, state or label and numbers, text.
struct RowLayout {
  /// A text with less room than this stands below its label.
  private static let narrowestText = 24

  /// The columns of the language's tag.
  let tagWidth: Int

  /// The columns of the state of a translation.
  let stateWidth: Int

  /// Whether each language has just one text, so that it stands beside the language.
  let isSimple: Bool

  /// The column that a text begins in, when it stands beside its label.
  let textColumn: Int

  /// The columns that a text has.
  let textWidth: Int

  /// Whether a text stands beside its label.
  let isBeside: Bool

  private let labelWidth: Int
  private let numbersWidth: Int

  init(of languages: [LanguagePreview], style: TerminalStyle) {
    let variations = languages.flatMap(\.variations)
    tagWidth =
      languages.map { DisplayWidth.of(VisibleText($0.language.rawValue, limit: 20).text) }.max()
      ?? 0
    isSimple = languages.allSatisfy { $0.variations.count == 1 && $0.variations[0].steps.isEmpty }
    stateWidth =
      (["source"] + TranslationState.allCases.map(\.rawValue)).map { name in
        DisplayWidth.of(
          style.localizer.text(for: LocalizedMessage("preview.state.\(name)", arguments: [])))
      }.max() ?? 0
    labelWidth = variations.map { DisplayWidth.of(Self.label(of: $0)) }.max() ?? 0
    numbersWidth = variations.map { DisplayWidth.of(Self.numbers(of: $0)) }.max() ?? 0
    let margin = tagWidth + 4
    let column =
      margin
      + (isSimple ? stateWidth + 2 : labelWidth + 2 + (numbersWidth > 0 ? numbersWidth + 2 : 0))
    isBeside = style.columns - column >= max(Self.narrowestText, min(style.ruler ?? 0, 60) + 1)
    textColumn = column
    textWidth = max(style.columns - (isBeside ? column : margin + 2), 10)
  }

  /// The spaces before the labels of texts.
  var margin: String { String(repeating: " ", count: isBeside ? tagWidth + 4 : 4) }

  /// Returns what stands before a text: its label and its numbers.
  func lead(of variation: VariationPreview) -> String {
    let label = Self.label(of: variation).padded(toColumns: isBeside ? labelWidth : 0) + "  "
    guard numbersWidth > 0 else { return margin + label }
    return margin + label
      + Self.numbers(of: variation).padded(toColumns: isBeside ? numbersWidth : 0) + "  "
  }

  /// Returns the label of a text, such as `iphone · other`.
  static func label(of variation: VariationPreview) -> String {
    variation.steps.map { step in
      switch step {
      case .substitution(let name): VisibleText(name, limit: 20).text
      case .variation(_, let name): VisibleText(name, limit: 20).text
      case .element(let index): "\(index + 1)."
      }
    }.joined(separator: " · ")
  }

  /// Returns the numbers that choose a text.
  static func numbers(of variation: VariationPreview) -> String {
    // Four numbers are the first of many.
    variation.numbers.joined(separator: ", ") + (variation.numbers.count == 4 ? " …" : "")
  }
}

extension String {
  /// Returns the text without spaces at its end.
  func trimmingSpaces() -> String {
    guard let last = lastIndex(where: { $0 != " " }) else { return "" }
    return String(self[...last])
  }
}
