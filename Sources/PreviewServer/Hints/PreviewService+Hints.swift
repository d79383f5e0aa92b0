import CatalogBatches
import CatalogRules
import LintProject
import StringCatalogs

extension PreviewService {
  /// Returns what is known about texts of a string; nil if there is no such string.
  func hints(
    _ wanted: HintsRequest, in catalog: ServedCatalog, _ texts: PageTexts
  ) async -> HintsAnswer? {
    let state = await catalog.session.current()
    guard let content = state.catalog, let entry = content.entry(for: wanted.key) else {
      return nil
    }
    let sourceLanguage = content.effectiveSourceLanguage
    let isTranslated = wanted.tag != sourceLanguage
    let known = wanted.locations.map { location in
      isTranslated
        ? KnownText(
          at: location, of: entry, in: wanted.tag, sourceLanguage: sourceLanguage,
          file: catalog.session.name) : nil
    }
    let memory = await memory.memory(of: wanted.tag)
    let sources = Set(known.compactMap { $0?.source })
    let terms = isTranslated ? await catalog.terms(in: sources, state) : []
    return HintsAnswer(
      texts: known.map { text in
        text.map { text in
          text.matches(in: memory).map { HintsAnswer.Match($0, for: text.source) }
        } ?? []
      },
      terms: terms.compactMap { term in
        term.translations(in: wanted.tag).map {
          HintsAnswer.Term(source: term.source, translations: $0)
        }
      },
      problem: await self.memory.problem.map(texts.text),
      hasSuggestions: suggestions != nil && isTranslated)
  }

  /// Returns what the program suggests for a text; nil if there is no such text or program.
  func suggestion(
    _ wanted: SuggestionRequest, in catalog: ServedCatalog, _ texts: PageTexts
  ) async -> SuggestionAnswer? {
    let state = await catalog.session.current()
    guard let suggestions, let content = state.catalog, let entry = content.entry(for: wanted.key),
      let known = KnownText(
        at: wanted.location, of: entry, in: wanted.tag,
        sourceLanguage: content.effectiveSourceLanguage, file: catalog.session.name)
    else { return nil }
    let matches = known.matches(in: await memory.memory(of: wanted.tag))
    let terms = await catalog.terms(in: [known.source], state)
    let (key, comment) = (entry.key, entry.comment)
    let outcome = await suggestions.suggestion { number in
      SuggestionLine(
        number: number, key: key, source: known.source,
        sourceLanguage: content.effectiveSourceLanguage, language: wanted.tag, form: known.form,
        comment: comment, matches: matches, terms: terms)
    }
    return SuggestionAnswer(outcome, texts) { text in
      let gate = EditGate(content, of: catalog.session.name, linter: state.linting?.linter)
      let edit = BatchEdit(.set(text), at: wanted.location, key: key, language: wanted.tag)
      return gate.applying([edit]).verdicts.first
    }
  }
}
