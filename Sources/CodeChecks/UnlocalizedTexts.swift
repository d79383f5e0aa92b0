import CatalogRules
import CodeStrings
import StringCatalogs

/// Finds texts that look localized and are not.
struct UnlocalizedTexts {
  private let project: CodeProject

  init(_ project: CodeProject) {
    self.project = project
  }

  func findings(_ decisions: KeyDecisions) -> [CodeFinding] {
    project.reading.unlocalized.map(finding)
      + project.reading.strings.compactMap { lookup($0, decisions) }
  }

  /// Returns that a literal is none of the texts that are looked up.
  private func finding(_ text: UnlocalizedText) -> CodeFinding {
    let isSure =
      switch text.reason {
      case .sum, .choice: true
      case .parameter: false
      // Other values are often names, such as those of fonts and services.
      case .value: text.isPhrase
      }
    return CodeFinding(
      rule: CodeRules.unlocalizedText, subject: .code(text.location.finding), key: text.text,
      confidence: isSure && !text.isConditional ? .certain : .likely, variant: text.reason.rawValue)
  }

  /// Returns that code of a package looks a key up in the bundle of the app, though the package’s
  /// own bundle has it; nil if it is found.
  private func lookup(_ string: CodeString, _ decisions: KeyDecisions) -> CodeFinding? {
    guard string.isInMainBundle, string.isCertain, !string.isPreview, let table = string.table,
      FormatString(string.key).hasWords, case .catalogs(let paths) = project.home(string)
    else { return nil }
    let needsBundle = project.needsModuleBundle(string.file)
    guard needsBundle != false,
      decisions.entries(of: string, in: paths).contains(where: \.shouldTranslate),
      decisions.entries(of: string, in: project.mainCatalogs(table)).isEmpty
    else { return nil }
    return CodeFinding(
      rule: CodeRules.unlocalizedText, subject: .code(string.location.finding), key: string.key,
      confidence: needsBundle == true ? .certain : .likely, variant: "bundle",
      arguments: [.text(paths[0])])
  }
}
