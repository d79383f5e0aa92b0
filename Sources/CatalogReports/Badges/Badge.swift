import CatalogRules
import Escaping
import LintFormats
import StringCatalogs

/// A small picture that says how far a language is, for READMEs, and what shields.io needs to draw
/// one of its own.
///
/// ```swift
/// for badge in Badge.all(of: report) { files["\(badge.name).svg"] = badge.svg }
/// ```
public struct Badge: Hashable, Sendable {
  /// The name of its files: the language tag, or `all`.
  public let name: String

  /// The left part: the language tag, or `translated`.
  public let label: String

  /// The right part, such as `98.2%`.
  public let message: String

  private let color: String

  /// Returns a badge for each language that is translated into, and one for all of them together.
  public static func all(of report: CatalogReport) -> [Badge] {
    var names: Set<String> = ["all"]
    let total = report.translations.reduce(into: TranslationCounts()) { $0 += $1.counts }
    return [Badge(name: "all", label: "translated", perMille: total.translatedPerMille)]
      + report.translations.compactMap { language in
        let name = fileName(of: language.language)
        guard names.insert(name.lowercased()).inserted else { return nil }
        return Badge(
          name: name, label: VisibleText(language.language, limit: 40).text,
          perMille: language.counts.translatedPerMille)
      }
  }

  private init(name: String, label: String, perMille: Int) {
    self.name = name
    self.label = label
    message = Percentage.text(ofPerMille: perMille)
    // Each has a contrast of at least 4.5 with white text.
    color =
      switch perMille {
      case 1000...: "#1a7f37"
      case 900...: "#4d7a1f"
      case 700...: "#8a6100"
      case 400...: "#b04a00"
      default: "#b3261e"
      }
  }

  /// Returns the tag with letters, digits and hyphens only, as no other names a file safely.
  private static func fileName(of tag: String) -> String {
    let name = String(
      tag.prefix(40).map { character in
        character.isASCII && (character.isLetter || character.isNumber || character == "-")
          ? character : "_"
      })
    return name.isEmpty ? "_" : name
  }

  /// The picture: an SVG of 20 pixels in height.
  public var svg: String {
    let (left, right) = (Self.width(of: label), Self.width(of: message))
    let title = HTMLEscaping.escape("\(label): \(message)")
    let texts = [(label, left / 2, left), (message, left + right / 2, right)].map {
      text, center, width in
      #"<text x="\#(center)" y="14" textLength="\#(width - 10)">\#(HTMLEscaping.escape(text))</text>"#
    }
    return #"""
      <svg xmlns="http://www.w3.org/2000/svg" width="\#(left + right)" height="20" role="img" aria-label="\#(title)">
        <title>\#(title)</title>
        <clipPath id="r"><rect width="\#(left + right)" height="20" rx="3"/></clipPath>
        <g clip-path="url(#r)">
          <rect width="\#(left)" height="20" fill="#424a53"/>
          <rect x="\#(left)" width="\#(right)" height="20" fill="\#(color)"/>
        </g>
        <g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">
          \#(texts[0])
          \#(texts[1])
        </g>
      </svg>

      """#
  }

  /// What the endpoint badge of shields.io reads.
  public var endpoint: String {
    JSONOutput.members([
      "schemaVersion": .integer(1), "label": .text(label), "message": .text(message),
      "color": .text(String(color.dropFirst())),
    ]).prettyText()
  }

  /// Returns the width in pixels of a part with a text of 11 pixels, and room at both ends.
  private static func width(of text: String) -> Int {
    text.unicodeScalars.reduce(10) { $0 + ($1.value < 0x2E80 ? 7 : 12) }
  }
}
