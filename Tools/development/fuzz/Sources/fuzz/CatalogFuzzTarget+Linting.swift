import CatalogRules
import FuzzSupport
import LintFormats
import LintProject
import StringCatalogs

extension CatalogFuzzTarget {
  private static let linter: CatalogLinter = {
    var configuration = LintConfiguration()
    configuration.preset = .all
    configuration.requiredLanguages = ["en", "ko", "ja", "ar"]
    configuration.coverage = ["ko": 99.5]
    configuration.forbiddenTexts = ["OK"]
    configuration.glossary = [GlossaryTerm(source: "photo", translations: ["ko": ["사진"]])]
    configuration.lengthLimits = [CharacterLimit(keys: "*", characters: 12)]
    return CatalogLinter(configuration: configuration)
  }()

  /// Lints a catalog: each report is one that its readers accept, what a baseline knows is found no
  /// more, and a fix leaves a catalog.
  func lint(_ input: [UInt8]) {
    let path = "ko.lproj/Localizable.xcstrings"
    let file = Self.linter.lint(bytes: input, path: path)
    judge(LintReport(files: [file], rules: [], toolVersion: "1"))
    for format in StatisticsFormat.allCases {
      let text = file.statistics.text(as: format, localizer: Self.localizer, columns: 60)
      if format == .json ? !Judge.isJSON(text.utf8) : !Judge.isPlain(text) {
        wrong("statistics as \(format)")
      }
    }
    let known = Baseline(file.findings.map { BaselineEntry($0, in: file, path: path) })
    guard var read = try? Baseline(bytes: Array(known.text.utf8)), read == known else {
      wrong("the baseline is read as another one")
    }
    if !read.filter(file, path: path).findings.isEmpty { wrong("the baseline lacks a finding") }
    for includesUnsafe in [false, true] {
      let fixer = CatalogFixer(includesUnsafe: includesUnsafe) {
        Self.linter.lint(bytes: $0, path: path)
      }
      let fixed = fixer.fix(file)
      if fixed.count == 0, fixed.bytes != input { wrong("a fix that is none") }
      if file.catalog != nil { _ = written(fixed.bytes, by: "fix") }
    }
  }

  private func judge(_ report: LintReport) {
    let colorful = LintReportStyle(localizer: Self.localizer, hasColors: true, hasLinks: true)
    _ = report.text(as: .text, style: colorful)
    for format in LintFormat.allCases {
      let text = report.text(as: format, style: LintReportStyle(localizer: Self.localizer))
      let isRight =
        switch format {
        case .json, .sarif, .gitlab: Judge.isJSON(text.utf8)
        case .jsonl: text.utf8.split(separator: 0x0A).allSatisfy { Judge.isJSON($0) }
        case .junit, .checkstyle: Judge.isXML(text.utf8)
        case .text, .concise, .github, .markdown: Judge.isPlain(text)
        }
      if !isRight { wrong("the report as \(format)") }
    }
  }

  /// Reads a configuration and lints with it; what it can't say must be put into words.
  func configure(_ input: [UInt8]) {
    var project = ProjectConfiguration()
    do throws(ConfigurationErrors) {
      try ConfigurationFile(bytes: input).apply(to: &project)
    } catch {
      return error.errors.forEach { say($0.localizedMessage) }
    }
    _ = project.excludes("a/b/Localizable.xcstrings")
    let file = CatalogLinter(configuration: project.linting)
      .lint(bytes: Array(SampleCatalog.text.utf8), path: "a/b/Localizable.xcstrings")
    for finding in file.findings { say(finding.message) }
  }
}
