import CatalogRules
import Escaping
import LintFormats
import StringCatalogs

/// Writes a string in one language as an article of a page.
struct StringArticle {
  let localizer: Localizer

  /// The pictures of the page; nil if it has none.
  let screens: StaticPictures?

  /// The language of the page's own words.
  let reader: LanguageTag

  /// Writes the string in its first language, or in the source language if there is no other.
  func write(_ string: StringPreview, identifier: String, to html: inout HTMLText) {
    let language = string.languages.first ?? string.source
    // The state shows a missing translation; the finding would list other languages as well.
    let findings =
      language.findings
      + string.findings.filter { $0.finding.rule != "missing-translation" }
    let name = "string \(language.state.rawValue)" + (findings.isEmpty ? "" : " found")
    html.open("article", ["class": name, "id": identifier])
    html.markup("<div class=\"head\"><h3>")
    html.open("a", ["href": "#" + identifier])
    html.markup("<code translate=\"no\">")
    html.visible(string.key.isEmpty ? "\"\"" : string.key)
    html.markup("</code></a></h3>")
    html.element("span", ["class": "state"], text: state(of: string, language))
    html.markup("</div>\n")
    if let comment = string.comment {
      html.markup("<p class=\"comment\">")
      writeLines(of: comment, to: &html)
      html.markup("</p>\n")
    }
    for variation in language.variations { write(variation, of: language, string, to: &html) }
    for found in findings { write(found, to: &html) }
    if let screens, let shown = screens.pictures(of: string.key, in: language.language) {
      screens.write(shown, localizer: localizer, reader: reader, to: &html)
    }
    html.markup("</article>\n")
  }

  private func state(of string: StringPreview, _ language: LanguagePreview) -> String {
    if language.state == .notNeeded { return localizer.words("preview.fact.notToBeTranslated") }
    var facts = [
      language.isSource && language.state == .translated
        ? localizer.words("preview.state.source")
        : localizer.words("preview.state.\(language.state.rawValue)")
    ]
    if language.fallsBack, !language.hasText {
      facts.append(
        localizer.words("preview.fact.readersSee", .text(language.shownLanguage.visible)))
    }
    if !string.shouldTranslate { facts.append(localizer.words("preview.fact.notToBeTranslated")) }
    if string.extractionState == .stale { facts.append(localizer.words("preview.fact.stale")) }
    return facts.joined(separator: " · ")
  }

  // MARK: - Texts

  private func write(
    _ variation: VariationPreview, of language: LanguagePreview, _ string: StringPreview,
    to html: inout HTMLText
  ) {
    html.markup("<div class=\"row\">")
    if !variation.steps.isEmpty {
      html.markup("<div class=\"which\"><b>")
      html.visible(RowLayout.label(of: variation))
      html.markup("</b>")
      let numbers = RowLayout.numbers(of: variation)
      if !numbers.isEmpty { html.element("span", ["class": "numbers"], text: numbers) }
      html.markup("</div>")
    }
    html.markup("<div>")
    for rendering in variation.category == nil ? variation.renderings : Self.main(of: variation) {
      write(rendering, of: language, source: string.source.language, to: &html)
    }
    let main = variation.mainRendering
    if let pattern = variation.pattern, main.map({ $0.text != pattern }) ?? true {
      html.open(
        "code",
        [
          "class": "pattern", "translate": "no", "lang": language.language.attribute,
          "dir": Self.direction(language.language),
        ])
      write(pattern: pattern, to: &html)
      html.markup("</code>")
    }
    let note: String? =
      switch variation.role {
      case .missing: language.hasText ? "preview.note.missing" : nil
      case .superfluous: "preview.note.neverShown"
      case .used: nil
      }
    if let note { html.element("p", ["class": "note"], text: localizer.words(note)) }
    html.markup("</div></div>\n")
  }

  private static func main(of variation: VariationPreview) -> [Rendering] {
    variation.mainRendering.map { [$0] } ?? []
  }

  private func write(
    _ rendering: Rendering, of language: LanguagePreview, source: LanguageTag,
    to html: inout HTMLText
  ) {
    let isFallback = rendering.language.canonical != language.language.canonical
    if !isFallback, let text = rendering.source {
      html.open(
        "p", ["class": "source", "lang": source.attribute, "dir": Self.direction(source)])
      writeLines(of: text, to: &html)
      html.close("p")
    }
    let isReversed = rendering.pseudolanguage == .rightToLeft
    html.open(
      "p",
      [
        "class": isFallback ? "text fallback" : "text",
        "lang": rendering.language.attribute,
        "dir": isReversed ? "rtl" : Self.direction(rendering.language),
      ])
    for run in isReversed ? rendering.runs.withoutOverrides : rendering.runs where !run.text.isEmpty
    {
      if run.isValue {
        html.markup("<bdi class=\"value\">")
        writeLines(of: run.text, to: &html)
        html.markup("</bdi>")
      } else if isReversed {
        html.markup("<bdo dir=\"rtl\">")
        writeLines(of: run.text, to: &html)
        html.markup("</bdo>")
      } else {
        writeLines(of: run.text, to: &html)
      }
    }
    html.close("p")
  }

  private static func direction(_ language: LanguageTag) -> String {
    language.isRightToLeft ? "rtl" : "ltr"
  }

  /// Writes a text of the file; placeholders keep their order in right-to-left text.
  private func write(pattern: String, to html: inout HTMLText) {
    let format = FormatString(pattern)
    for piece in format.pieces {
      let text = String(format.text(of: piece))
      if piece.kind == .text {
        writeLines(of: text, to: &html)
      } else {
        html.element("bdi", ["dir": "ltr"], text: VisibleText(text, limit: nil).text)
      }
    }
  }

  /// Writes text with its line breaks; the page preserves them and spaces.
  private func writeLines(of text: String, to html: inout HTMLText) {
    for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      if number > 0 { html.write("\n") }
      html.visible(line)
    }
  }

  // MARK: - Findings

  private func write(_ found: PreviewFinding, to html: inout HTMLText) {
    html.markup("<p class=\"finding\">")
    let severity = found.finding.severity
    html.element("b", ["class": severity.rawValue], text: localizer.words(severity.key))
    html.write(" " + found.finding.sentence(localizer) + " ")
    html.element("code", ["translate": "no"], text: found.finding.rule.rawValue)
    html.markup("</p>\n")
  }
}
