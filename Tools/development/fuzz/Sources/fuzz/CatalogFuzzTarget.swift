import CatalogEditing
import CatalogExchange
import CatalogRules
import LintFormats
import LintProject
import ProductStrings
import SampleCatalog
import StringCatalogs

/// A kind of generated input for the catalog tools, and its processing.
enum CatalogFuzzTarget: String, CaseIterable {
  case lint, edit, merge, exchange, xliff, csv, configuration

  /// Processes an input as the tool does: any result within the limits of time and memory is
  /// correct.
  func read(_ input: [UInt8]) {
    switch self {
    case .lint: lint(input)
    case .edit: edit(input)
    case .merge: merge(input)
    case .exchange: exchange(input)
    case .xliff: importXLIFF(input)
    case .csv: importCSV(input)
    case .configuration: configure(input)
    }
  }

  private static let localizer = ProductStrings.localizer(languages: ["ja"])

  private static let catalog = try? StringCatalog(bytes: Array(SampleCatalog.text.utf8))

  // MARK: Rules

  private static let linter: CatalogLinter = {
    var configuration = LintConfiguration()
    configuration.preset = .all
    configuration.requiredLanguages = ["en", "ko", "ja", "ar"]
    configuration.coverage = ["ko": 99.5]
    configuration.forbiddenTexts = ["OK"]
    configuration.glossary = [GlossaryTerm(source: "photo", translations: ["ko": ["사진"]])]
    configuration.lengthLimits = [LengthLimit(keys: "*", characters: 12)]
    return CatalogLinter(configuration: configuration)
  }()

  private func lint(_ input: [UInt8]) {
    let file = Self.linter.lint(bytes: input, path: "ko.lproj/Localizable.xcstrings")
    let report = LintReport(files: [file], rules: [], toolVersion: "1")
    let style = LintReportStyle(localizer: Self.localizer, hasColors: true, hasLinks: true)
    for format in LintFormat.allCases { _ = report.text(as: format, style: style) }
    for format in StatisticsFormat.allCases {
      _ = file.statistics.text(as: format, localizer: Self.localizer, columns: 60)
    }
    let known = Baseline(file.findings.map { BaselineEntry($0, in: file, path: file.path) })
    guard let read = try? Baseline(bytes: Array(known.text.utf8)), read == known else { wrong() }
    for includesUnsafe in [false, true] {
      let fixer = CatalogFixer(includesUnsafe: includesUnsafe) {
        Self.linter.lint(bytes: $0, path: "Localizable.xcstrings")
      }
      let fixed = fixer.fix(file)
      if file.catalog != nil, (try? StringCatalog(bytes: fixed.bytes)) == nil { wrong() }
    }
  }

  private func configure(_ input: [UInt8]) {
    var project = ProjectConfiguration()
    guard let file = try? ConfigurationFile(bytes: input), (try? file.apply(to: &project)) != nil
    else {
      return
    }
    _ = project.excludes("a/b/Localizable.xcstrings")
    _ = CatalogLinter(configuration: project.linting)
      .lint(bytes: Array(SampleCatalog.text.utf8), path: "a/b/Localizable.xcstrings")
  }

  // MARK: Editing

  private func edit(_ input: [UInt8]) {
    guard let catalog = try? StringCatalog(bytes: input),
      let formatted = try? CatalogFormatter.formatted(catalog)
    else { return }
    guard let again = try? StringCatalog(bytes: formatted),
      let twice = try? CatalogFormatter.formatted(again), twice == formatted
    else { wrong() }
    for key in catalog.entries.prefix(4).map(\.key) {
      let place = TextPlace(key: key, language: "pl")
      var phrase = place
      phrase.phrase = 1
      var form = TextPlace(
        key: key, language: "en", substitution: "a", device: Device(rawValue: "iphone"))
      form.category = .few
      let edits: [CatalogEdit] = [
        .setText("x", state: .new, at: place), .setText("%@", state: .new, at: phrase),
        .setText("\"\\\n", state: .translated, at: form), .removePhrase(at: phrase),
        .varyByPlural(at: place), .varyByPlural(at: TextPlace(key: key, language: "en")),
        .setState(.needsReview, at: place), .addLanguage("pl", key: key),
        .addLanguage("ar", key: key),
        .removeText("en", key: key), .removeStale(key: key),
      ]
      for edit in edits {
        guard var editor = try? CatalogEditor(catalog) else { return }
        editor.allowsLostPlaceholders = true
        _ = try? editor.apply(edit)
      }
    }
  }

  /// The input is three versions separated by the byte 0xFF, which no catalog contains.
  private func merge(_ input: [UInt8]) {
    let versions = input.split(separator: 0xFF, maxSplits: 2, omittingEmptySubsequences: false)
      .map { try? StringCatalog(bytes: Array($0)) }
    guard versions.count == 3, let base = versions[0], let ours = versions[1],
      let theirs = versions[2]
    else { return }
    for preference in [nil] + MergePreference.allCases.map(Optional.some) {
      guard
        let merge = try? CatalogMerge(
          base: base, ours: ours, theirs: theirs, preferring: preference)
      else { continue }
      guard (try? StringCatalog(bytes: merge.bytes)) != nil else { wrong() }
    }
  }

  // MARK: Exchange

  private func exchange(_ input: [UInt8]) {
    guard let catalog = try? StringCatalog(bytes: input) else { return }
    for language in catalog.languages.prefix(3) + ["ru"] {
      _ = StringsFiles(of: catalog, in: language)
      let bytes = xliff(of: catalog, language)
      guard let files = try? XLIFFReader.files(in: bytes) else { wrong() }
      var outcome = CatalogImport(into: catalog)
      for file in files { _ = try? outcome.add(file) }
      if !outcome.changes.isEmpty { wrong() }
    }
    var outcome = CatalogImport(into: catalog)
    let table = CSVWriter.bytes(of: catalog, languages: Array(catalog.languages.prefix(3)))
    guard (try? outcome.add(csv: table)) != nil else { return }
    if !outcome.changes.isEmpty { wrong() }
  }

  private func xliff(of catalog: StringCatalog, _ language: LanguageTag) -> [UInt8] {
    var writer = XLIFFWriter(tool: .init(identifier: "test", name: "Test", version: "1"))
    return writer.bytes(of: [.init(original: "A.xcstrings", catalog: catalog)], language: language)
  }

  private func importXLIFF(_ input: [UInt8]) {
    guard let catalog = Self.catalog, let files = try? XLIFFReader.files(in: input) else { return }
    var options = ImportOptions()
    options.allowsLostPlaceholders = true
    options.allowsChangedSource = true
    var outcome = CatalogImport(into: catalog, options: options)
    for file in files { _ = try? outcome.add(file) }
    guard (try? StringCatalog(bytes: outcome.catalog.bytes)) != nil else { wrong() }
    _ = outcome.refusals.map { Self.localizer.text(for: $0.localizedMessage) }
  }

  private func importCSV(_ input: [UInt8]) {
    guard let catalog = Self.catalog else { return }
    var options = ImportOptions()
    options.allowsLostPlaceholders = true
    options.allowsChangedSource = true
    var outcome = CatalogImport(into: catalog, options: options)
    _ = try? outcome.add(csv: input)
    guard (try? StringCatalog(bytes: outcome.catalog.bytes)) != nil else { wrong() }
    _ = outcome.refusals.map { Self.localizer.text(for: $0.localizedMessage) }
  }

  /// Crashes the program, so that libFuzzer keeps the input.
  private func wrong() -> Never { preconditionFailure("\(self): the answer is wrong") }
}
