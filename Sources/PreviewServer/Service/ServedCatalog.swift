import CatalogRules
import LintProject
import StringCatalogs
import StringPreviews

/// A catalog that pages show and edit.
struct ServedCatalog: Sendable {
  let session: EditingSession
  let histories: TextHistories
  private let views: CatalogViews
  private let outdated: OutdatedTranslations

  init(_ storage: any CatalogStorage) {
    session = EditingSession(storage)
    histories = TextHistories(storage)
    views = CatalogViews(path: storage.name)
    outdated = OutdatedTranslations(storage)
  }

  /// The name of the file without its folder and extension, such as `Localizable`.
  var table: String { PictureIndex.table(ofCatalogAt: session.name) }

  /// Returns the progress of the languages.
  func overview(_ texts: PageTexts) async -> OverviewAnswer.Catalog {
    let state = await session.current()
    let overview = await views.overview(of: state)
    return OverviewAnswer.Catalog(
      name: session.name, state: state, overview: overview, texts: texts)
  }

  /// Returns the rows of the list; nil if the file can't be read.
  ///
  /// An empty language means the one that a reader most probably translates to.
  func strings(in language: LanguageTag, for reader: [LanguageTag]) async -> PageResponse? {
    let state = await session.current()
    guard let preview = await views.preview(of: state),
      let overview = await views.overview(of: state)
    else { return nil }
    let language = language.rawValue.isEmpty ? overview.firstLanguage(for: reader) : language
    let source = preview.otherForms(in: overview.sourceLanguage)
    return StringsAnswer(
      revision: state.revision, overview: overview, language: language,
      otherForms: (
        source, language == overview.sourceLanguage ? [] : preview.otherForms(in: language)
      )
    ).response
  }

  /// Returns the linter's findings in a language.
  func findings(in language: LanguageTag) async -> FindingsAnswer {
    FindingsAnswer(await views.findings(in: await session.current()), language: language)
  }

  /// Returns the outdated translations into a language.
  func outdatedTexts(in language: LanguageTag) async -> OutdatedAnswer {
    OutdatedAnswer(await outdated.texts(in: await session.current(), language: language))
  }

  /// Keeps in mind whether an outdated translation is still right, and returns the others.
  func confirm(_ request: ConfirmationRequest) async -> OutdatedAnswer {
    await outdated.confirm(request, in: await session.current())
    return await outdatedTexts(in: request.tag)
  }

  /// Returns a string as readers will see it with drafts; nil if there is no such string.
  func preview(_ wanted: PreviewRequest, _ texts: PageTexts) async -> PreviewAnswer? {
    let state = await session.current()
    guard let catalog = await views.preview(of: state),
      let file = catalog.string(for: wanted.key, options: wanted.options)
    else { return nil }
    let drafted = wanted.drafted(catalog)?.string(for: wanted.key, options: wanted.options)
    return PreviewAnswer(
      drafted ?? file, file: file, revision: state.revision,
      language: LanguageTag(rawValue: wanted.language),
      references: references(of: wanted, in: catalog), texts: texts,
      canVary: { wanted.canVaryByPlural($0, in: catalog.catalog) })
  }

  /// Returns the string in the other languages of a request that the catalog has.
  private func references(
    of wanted: PreviewRequest, in preview: CatalogPreview
  ) -> [ReferenceAnswer] {
    guard let tags = wanted.references, let entry = preview.catalog.entry(for: wanted.key) else {
      return []
    }
    let languages = Set(preview.languages)
    return tags.map(LanguageTag.init(rawValue:)).filter(languages.contains).map { language in
      ReferenceAnswer(language, of: entry)
    }
  }

  /// Sets the states of several strings and saves them.
  func setStates(_ request: StatesRequest, _ texts: PageTexts) async -> ChangeAnswer {
    ChangeAnswer(await session.setStates(request), in: session.name, texts: texts)
  }

  /// Replaces a text in several strings, or shows what that would change.
  func replace(_ request: ReplaceRequest, _ texts: PageTexts) async -> ReplaceAnswer {
    if request.saves {
      let (outcome, replacement) = await session.replace(request)
      return ReplaceAnswer(
        replacement, ChangeAnswer(outcome, in: session.name, texts: texts), texts: texts)
    }
    let state = await session.current()
    guard let catalog = state.catalog, state.revision == request.revision else {
      return ReplaceAnswer(
        nil, ChangeAnswer(.changedMeanwhile, in: session.name, texts: texts), texts: texts)
    }
    let replacement = Replacement(
      request, in: catalog, of: session.name, linter: state.linting?.linter)
    return ReplaceAnswer(replacement, texts: texts)
  }

  /// Returns the terms of the project's glossary that source texts have.
  func terms(in sources: Set<String>, _ state: CatalogState) async -> [GlossaryTerm] {
    await views.terms(in: sources, of: state)
  }

  /// Applies a change and saves it.
  func apply(_ change: EditRequest, _ texts: PageTexts) async -> ChangeAnswer {
    ChangeAnswer(await session.apply(change), in: session.name, texts: texts)
  }
}
