import CatalogRules
import Escaping
import StringCatalogs
import TextLayout

/// The columns of a block: language, state or label and numbers, text.
struct RowLayout {
  /// The minimum width of a text beside its label; a narrower one goes below it.
  private static let narrowestText = 24

  /// The width of the language's tag.
  let tagWidth: Int

  /// The width of a translation state.
  let stateWidth: Int

  /// Whether each language has just one text, which is then beside the language.
  let isSimple: Bool

  /// The column at which a text begins, if it is beside its label.
  let textColumn: Int

  /// The width of a text.
  let textWidth: Int

  /// Whether a text is beside its label.
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

  /// The indentation of labels.
  var margin: String { String(repeating: " ", count: isBeside ? tagWidth + 4 : 4) }

  /// Returns the label and the numbers before a text.
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

  /// Returns the numbers that select a text.
  static func numbers(of variation: VariationPreview) -> String {
    // Four numbers are the first of many.
    variation.numbers.joined(separator: ", ") + (variation.numbers.count == 4 ? " …" : "")
  }
}

extension String {
  /// Returns the text without trailing spaces.
  func trimmingSpaces() -> String {
    guard let last = lastIndex(where: { $0 != " " }) else { return "" }
    return String(self[...last])
  }
}
