import CatalogRules
import StringCatalogs
import StringPreviews

/// A string in one language, for the page.
struct LanguageAnswer: Encodable {
  /// One of the texts of the string.
  struct Text: Encodable {
    /// The way to the text, as a name.
    var path: String

    /// Where the text stands; nil when it can't be edited.
    var place: FieldPlace?

    /// Whether the text is there and of use.
    var role: String

    /// The text that the file has, and its state.
    var fileText: String?
    var fileState: String?

    var category: String?
    var device: String?
    var substitution: String?

    /// The numbers that choose the text.
    var numbers: [String]

    /// What readers see.
    var renderings: [RenderingAnswer]

    /// What the linter says of this text alone.
    var findings: [PreviewAnswer.Finding]
  }

  let tag: String
  let state: String
  let texts: [Text]

  /// What the linter says of all texts.
  let findings: [PreviewAnswer.Finding]

  init(_ preview: LanguagePreview, file: LanguagePreview?, texts: PageTexts) {
    tag = preview.language.rawValue
    state = preview.state.rawValue
    let paths = Set(preview.variations.map(\.path))
    findings = preview.findings.filter { $0.finding.variations.allSatisfy { !paths.contains($0) } }
      .map { PreviewAnswer.Finding($0, texts) }
    self.texts = preview.variations.map { variation in
      let saved = file?.variations.first { $0.path == variation.path }
      return Text(
        path: variation.path.rawValue, place: FieldPlace(variation.steps),
        role: variation.role.rawValue, fileText: saved?.pattern, fileState: saved?.state?.rawValue,
        category: variation.category?.rawValue, device: variation.device?.rawValue,
        substitution: variation.substitution, numbers: variation.numbers,
        renderings: variation.renderings.map { RenderingAnswer($0) },
        findings: preview.findings.filter { $0.finding.variations.contains(variation.path) }
          .map { PreviewAnswer.Finding($0, texts) })
    }
  }
}
