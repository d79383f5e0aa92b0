import CatalogRules
import StringCatalogs
import StringPreviews

/// A string in one language, for the page.
struct LanguageAnswer: Encodable {
  /// One of the texts of the string.
  struct Text: Encodable {
    /// The name of the path to the text.
    var path: String

    /// The location of the text; nil if it can't be edited.
    var location: FieldLocation?

    /// Whether the text exists and is used; `addable` for a phrase that a set does not have yet.
    var role: String

    /// The text in the file, and its state.
    var fileText: String?
    var fileState: String?

    var category: String?
    var device: String?
    var substitution: String?

    /// The numbers that select the text.
    var numbers: [String]

    /// The renderings that readers see.
    var renderings: [RenderingAnswer]

    /// The findings about this text only.
    var findings: [PreviewAnswer.Finding]

    /// Whether the text can vary by plural category.
    var canVaryByPlural: Bool
  }

  let tag: String
  let state: String
  let texts: [Text]

  /// The findings about all texts.
  let findings: [PreviewAnswer.Finding]

  /// Creates a value; `canVary` returns whether the text at a location can vary by plural category.
  init(
    _ preview: LanguagePreview, file: LanguagePreview?, texts: PageTexts,
    canVary: (FieldLocation) -> Bool = { _ in false }
  ) {
    tag = preview.language.rawValue
    state = preview.state.rawValue
    let paths = Set(preview.variations.map(\.path))
    findings = preview.findings.filter { $0.finding.variations.allSatisfy { !paths.contains($0) } }
      .map { PreviewAnswer.Finding($0, texts) }
    // Phrases keep their locations while one of them is edited.
    let untouched = (file?.variations ?? []).filter {
      $0.element != nil && !paths.contains($0.path)
    }
    let all = (preview.variations + untouched).map { variation in
      let saved = file?.variations.first { $0.path == variation.path }
      let location = FieldLocation(variation.steps)
      return Text(
        path: variation.path.rawValue, location: location,
        role: variation.role.rawValue, fileText: saved?.pattern, fileState: saved?.state?.rawValue,
        category: variation.category?.rawValue, device: variation.device?.rawValue,
        substitution: variation.substitution, numbers: variation.numbers,
        renderings: variation.renderings.map { RenderingAnswer($0) },
        findings: preview.findings.filter { found in
          found.finding.variations.contains(variation.path)
            && !(variation.role == .superfluous && Self.reportsUnusedForm(found.finding))
        }.map { PreviewAnswer.Finding($0, texts) },
        canVaryByPlural: saved?.pattern != nil && location.map(canVary) ?? false)
    }
    self.texts =
      all
      + Text.nextPhrase(after: file).filter { next in
        !all.contains { $0.path == next.path }
      }
  }
}

extension LanguageAnswer {
  /// Returns whether a finding only reports that no number selects a form, which the page says
  /// itself; one finding is about all such forms of a string, but names only the first.
  fileprivate static func reportsUnusedForm(_ finding: Finding) -> Bool {
    finding.rule == "plural-unused-category"
  }
}

extension LanguageAnswer.Text {
  /// Returns the location for one more phrase of a set; nothing if the text is not a set.
  fileprivate static func nextPhrase(after file: LanguagePreview?) -> [LanguageAnswer.Text] {
    let phrases = (file?.variations ?? []).filter { $0.steps.count == 1 && $0.element != nil }
    guard phrases.contains(where: { $0.pattern != nil }) else { return [] }
    let location = FieldLocation(phrase: phrases.count)
    return [
      LanguageAnswer.Text(
        path: VariationPath(location.path).rawValue, location: location, role: "addable",
        numbers: [],
        renderings: [], findings: [], canVaryByPlural: false)
    ]
  }
}
