import CatalogRules
import Escaping
public import StringCatalogs
import TextLayout

/// Writes the first configuration of a project, with comments that explain the settings.
///
/// Settings that the catalogs do not need are comments, ready to be used.
struct DraftWriter {
  private static let columns = 100
  private static let indent = "  "

  /// The maximum number of languages to propose as required if none is complete.
  private static let proposedLanguages = 3

  /// A space at which no line is broken.
  private static let noBreak = "\u{A0}"

  let draft: ConfigurationDraft
  let localizer: Localizer

  private var lines: [String] = []

  init(_ draft: ConfigurationDraft, localizer: Localizer) {
    self.draft = draft
    self.localizer = localizer
  }

  /// Returns the text of the file.
  mutating func text() -> String {
    comment(localizer.words("lint.init.header"), indent: "")
    comment(localizer.words("lint.init.syntax"), indent: "")
    lines.append("{")
    for name in ConfigurationName.allCases where name != .schema && name != .extends {
      if lines.last != "{" { lines.append("") }
      comment(localizer.words("lint.option.\(name)"))
      write(name)
    }
    lines.append("}")
    return lines.map { $0 + "\n" }.joined()
  }

  private mutating func write(_ name: ConfigurationName) {
    switch name {
    case .schema, .extends: break
    case .preset: write(name, Self.json(LintPreset.recommended.rawValue))
    case .rules: writeRules()
    case .requiredLanguages: writeRequiredLanguages()
    case .barelyBegunBelow:
      write(name, "\(Int(LintConfiguration().barelyBegunBelow))")
    case .coverage: writeCoverage()
    case .doNotTranslate: write(name, draft.doNotTranslate, else: #"["MetaLens"]"#)
    case .glossary: example(name, #"{ "Photo": { "ko": "사진", "ja": ["写真", "フォト"] } }"#)
    case .glossaryFiles: example(name, #"["terms.csv"]"#)
    case .lengthLimits: example(name, #"{ "tab.*": 12 }"#)
    case .forbiddenTexts: example(name, #"["FIXME"]"#)
    case .patterns:
      example(
        name, #"{ "no-exclamation": { "pattern": "!$", "message": "Use a full stop." } }"#)
    case .documents: example(name, #"["README*.md", "docs/"]"#)
    case .screens: example(name, #"["screens.json"]"#)
    case .exclude: write(name, draft.exclude, else: #"["Vendor/", "*.generated.xcstrings"]"#)
    case .overrides:
      example(name, #"[{ "files": ["Legacy/**"], "rules": { "missing-translation": "off" } }]"#)
    case .baseline: example(name, Self.json(ConfigurationDraft.baselineName))
    case .code: example(name, #"{ "helpers": ["tr"], "exclude": ["Generated/"] }"#)
    }
  }

  private mutating func writeRules() {
    guard !draft.findings.isEmpty else {
      return example(.rules, #"{ "unicode": "error", "typography-ellipsis": "info" }"#)
    }
    comment(localizer.words("lint.init.found"))
    lines.append(Self.indent + "\"\(ConfigurationName.rules.rawValue)\": {")
    for (rule, severity, count) in draft.findings {
      lines.append(Self.indent + Self.indent + "// \"\(rule.id)\": \"\(severity)\", // \(count)")
    }
    lines.append(Self.indent + "},")
  }

  private mutating func writeRequiredLanguages() {
    let complete = draft.completeLanguages.map(\.rawValue)
    if !complete.isEmpty { comment(localizer.words("lint.init.complete")) }
    if !draft.incompleteLanguages.isEmpty {
      let languages = draft.incompleteLanguages.map {
        "\($0.language)\(Self.noBreak)(\($0.missing))"
      }
      comment(localizer.words("lint.init.incomplete", .list(languages)))
    }
    let nearlyComplete = draft.incompleteLanguages.sorted { $0.missing < $1.missing }
      .prefix(Self.proposedLanguages).map(\.language.rawValue)
    let proposed = complete.isEmpty ? nearlyComplete : complete
    let example = proposed.isEmpty ? ["ko", "ja", "zh-Hans"] : proposed
    self.example(.requiredLanguages, example.map(Self.json))
  }

  private mutating func writeCoverage() {
    guard !draft.coverage.isEmpty else { return example(.coverage, #"{ "ko": 100, "*": 80 }"#) }
    comment(localizer.words("lint.init.coverage"))
    let members = draft.coverage.map { "\(Self.json($0.language.rawValue)): \($0.percentage)" }
    write(.coverage, list(members, between: ("{", "}")))
  }

  private mutating func write(_ name: ConfigurationName, _ texts: [String], else other: String) {
    if texts.isEmpty {
      example(name, other)
    } else {
      write(name, list(texts.map(Self.json), between: ("[", "]")))
    }
  }

  /// Writes a list as a comment, in lines of its own width.
  private mutating func example(_ name: ConfigurationName, _ texts: [String]) {
    let line = "\"\(name.rawValue)\": [\(texts.joined(separator: ", "))],"
    let wrapper = LineWrapper(width: Self.columns - 5, breaker: PhraseLineBreaker())
    lines += wrapper.lines(of: line).map { Self.indent + "// " + $0 }
  }

  private mutating func write(_ name: ConfigurationName, _ value: String) {
    lines.append(Self.indent + "\"\(name.rawValue)\": \(value),")
  }

  private mutating func example(_ name: ConfigurationName, _ value: String) {
    lines.append(Self.indent + "// \"\(name.rawValue)\": \(value),")
  }

  /// Returns a list on one line, or on several if it is long.
  private func list(_ parts: [String], between ends: (String, String)) -> String {
    let line = parts.joined(separator: ", ")
    if line.count <= Self.columns / 2 {
      return ends.0 == "{" ? "{ \(line) }" : ends.0 + line + ends.1
    }
    let inner = Self.indent + Self.indent
    return ends.0 + "\n" + parts.map { inner + $0 + ",\n" }.joined() + Self.indent + ends.1
  }

  private mutating func comment(_ text: String, indent: String = indent) {
    let wrapper = LineWrapper(width: Self.columns - 5, breaker: PhraseLineBreaker())
    lines += wrapper.lines(of: VisibleText(text, limit: nil).text)
      .map { indent + "// " + $0.replacing(Self.noBreak, with: " ") }
  }

  private static func json(_ text: String) -> String { JSONOutput.text(text).compactText() }
}

extension ConfigurationDraft {
  /// The proposed name of a baseline.
  public static let baselineName = ".catalog-lint-baseline.jsonl"

  /// Returns the text of the configuration file, with comments in the language of a localizer.
  public func text(localizer: Localizer) -> String {
    var writer = DraftWriter(self, localizer: localizer)
    return writer.text()
  }
}
