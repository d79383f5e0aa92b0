import CatalogRules
import CodeStrings

/// Compares the code of a project with its catalogs.
package struct CodeChecker: Sendable {
  private let project: CodeProject
  private let decisions: KeyDecisions

  /// Creates a checker.
  package init(_ project: CodeProject) {
    self.project = project
    decisions = KeyDecisions(project)
  }

  /// Returns what code and catalogs do not agree about.
  package func findings() -> [CodeFinding] {
    AbsentKeys(project).findings(decisions)
      + UnusedKeys(project, decisions).findings()
      + UsedEntries(project).findings(decisions)
      + UnlocalizedTexts(project).findings(decisions)
      + PhraseNames.findings(project.reading.strings)
      + CatalogTargets.findings(project.catalogs, project.reading.strings)
      + SymbolNames.findings(project.catalogs)
  }

  /// Returns the keys that nothing uses, with what speaks against it.
  package func unusedKeys() -> [UnusedKey] { UnusedKeys(project, decisions).keys() }
}
