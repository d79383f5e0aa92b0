import CatalogRules

/// Lints several files at the same time.
struct LintRunner: Sendable {
  let linter: CatalogLinter

  /// Returns what was found in each input, in their order, or why it could not be read.
  func results(of inputs: [LintInput]) async -> [Result<LintedFile, LintError>] {
    guard inputs.count > 1 else { return inputs.map(result) }
    return await withTaskGroup { group in
      for (index, input) in inputs.enumerated() {
        group.addTask { (index, result(of: input)) }
      }
      var results: [(index: Int, result: Result<LintedFile, LintError>)] = []
      for await result in group { results.append(result) }
      return results.sorted { $0.index < $1.index }.map(\.result)
    }
  }

  private func result(of input: LintInput) -> Result<LintedFile, LintError> {
    Result { () throws(LintError) in
      let siblings = input.file.map(Siblings.names) ?? []
      return linter.lint(bytes: try input.bytes(), path: input.shownPath, siblings: siblings)
    }
  }
}
