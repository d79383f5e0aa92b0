import StringCatalogs
package import StringTables

extension CatalogLinter {
  /// Lints the files of a table as the string catalog that they would be.
  ///
  /// Returns a result for each file in the order of the group. Findings have no fixes, except in a
  /// document; the statistics are with the file of the source texts. `path` is for overrides.
  package func lint(_ group: TableGroup, path: String) -> [LintedFile] {
    var files = group.files.map { file in
      LintedFile(
        path: file.path, bytes: file.bytes, catalog: nil,
        findings: (file.problems + [file.failure].compactMap { $0 }).flatMap {
          findings(about: $0, path: path)
        })
    }
    if let document = group.document {
      files[0].isDocument = true
      if let table = group.catalogs.first {
        let context = CatalogFileContext(path: path, isTable: true, isDocument: true)
        let located = DocumentFindings(lint(table.bytes, in: context).findings, of: document, table)
        files[0].findings += located.findings
        if group.files[0].isConverted {
          files[0].hasBlockedFixes = files[0].findings.contains { $0.fix != nil }
          for index in files[0].findings.indices { files[0].findings[index].fix = nil }
        }
      }
      return files
    }
    for table in group.catalogs {
      let linted = lint(
        table.bytes, in: CatalogFileContext(path: path, isTable: true, store: group.store))
      if group.store == nil { files[table.sourceFile].statistics += linted.statistics }
      for var finding in linted.findings where linted.catalog != nil && isKept(finding, of: group) {
        let origin = table.origin(of: finding.range)
        finding.range = origin.range
        finding.fix = nil
        files[origin.file].findings.append(finding)
      }
      for (key, origin) in table.hiddenKeys {
        files[origin.file].findings +=
          findings(CatalogDuplicateKey.description, at: origin.range, key: key, path: path) {
            LocalizedMessage("rule.\($0).message", .text(key))
          }
      }
    }
    for index in files.indices {
      files[index].findings.sort { $0.range.lowerBound < $1.range.lowerBound }
    }
    return files
  }

  /// Returns whether a finding in the catalog of a table is one about its files.
  private func isKept(_ finding: Finding, of group: TableGroup) -> Bool {
    guard let store = group.store else { return true }
    switch finding.rule {
    case MissingTranslation.description.id:
      return finding.key != store.nameKey && !group.optionalKeys.contains(finding.key ?? "")
    case UntranslatedCopy.description.id: return finding.key != store.nameKey
    default: return true
    }
  }

  private func findings(about failure: TableFailure, path: String) -> [Finding] {
    let position = failure.offset..<failure.offset
    return findings(
      CatalogSyntax.description, at: position, key: nil, path: path,
      severity: failure.isCertain ? nil : .warning
    ) { _ in failure.localizedMessage }
  }

  /// Returns a finding of a rule, unless the rule is off.
  private func findings(
    _ rule: RuleDescription, at range: Range<Int>, key: String?, path: String,
    severity: Severity? = nil,
    message: (RuleIdentifier) -> LocalizedMessage
  ) -> [Finding] {
    let selection = RuleSelection(configuration, path: path)
    guard let choice = selection.choice(rule, key: key, language: nil) else { return [] }
    return [
      Finding(
        rule: rule.id, severity: choice.isChosen ? choice.severity : severity ?? choice.severity,
        range: range, key: key,
        message: message(rule.id))
    ]
  }
}
