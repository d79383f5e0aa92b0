package import StringCatalogs

/// The directives that allow rules of `catalog-code`, in the comments of code or of a catalog.
///
/// In code, a directive allows rules in its line; in a comment that has lines of its own, in the
/// line below. In a catalog, it allows rules for its entry, as it does for the linter.
package struct DirectiveTable: Sendable {
  /// A directive, and what it applies to.
  private struct Directive: Sendable {
    var suppression: Suppression

    /// The lines of code, from 1; nil in a catalog.
    var lines: ClosedRange<Int>?
  }

  private var directives: [Directive] = []

  /// Reads the comments of source code.
  package init(inCode bytes: [UInt8]) {
    let found = SuppressionReader.suppressions(inCode: bytes)
    guard !found.isEmpty else { return }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let index = LineIndex(bytes)
    directives = found.map { suppression in
      let line = index.position(at: suppression.range.lowerBound).line
      var last = line
      while last < lines.count, Self.isComment(lines[last - 1]) { last += 1 }
      return Directive(suppression: suppression, lines: line...last)
    }
  }

  /// Returns whether source code can have directives.
  package static func mayBe(inCode bytes: [UInt8]) -> Bool {
    SuppressionReader.mayBeDirective(inCode: bytes)
  }

  /// Reads the comments of a catalog's entries.
  package init(of catalog: StringCatalog) {
    for entry in catalog.entries {
      for suppression in SuppressionReader.suppressions(in: entry, of: catalog.bytes)
      where CodeRules.descriptions.contains(where: { suppression.rules.matches($0.id) }) {
        directives.append(Directive(suppression: suppression))
      }
    }
  }

  /// Returns whether a directive allows a rule in a line of code, and notes that it does.
  package mutating func allows(_ rule: RuleIdentifier, line: Int) -> Bool {
    allows { $0.lines?.contains(line) == true && $0.suppression.covers(rule, in: nil) }
  }

  /// Returns whether a directive allows a rule for an entry, and notes that it does.
  package mutating func allows(
    _ rule: RuleIdentifier, key: String, language: LanguageTag?
  ) -> Bool {
    allows { $0.suppression.key == key && $0.suppression.covers(rule, in: language) }
  }

  private mutating func allows(_ isMeant: (Directive) -> Bool) -> Bool {
    var isAllowed = false
    for position in directives.indices where isMeant(directives[position]) {
      directives[position].suppression.isUsed = true
      isAllowed = true
    }
    return isAllowed
  }

  /// Returns the findings about the directives themselves, with the linter’s rules for them.
  ///
  /// Those of a catalog are checked by the linter, except whether they are used.
  package func findings(_ selection: RuleSelection) -> [Finding] {
    directives.flatMap { directive -> [Finding] in
      let suppression = directive.suppression
      let name = MessageArgument.text(suppression.rules.rawValue)
      let isCode = directive.lines != nil
      if isCode, !suppression.rules.isKnown(with: []) {
        let isUnreadable = suppression.rules == Suppression.unreadable
        return [
          finding(
            LintUnknownRule.description, isUnreadable ? "unreadableCode" : nil,
            isUnreadable ? [] : [name], suppression, selection)
        ].compactMap(\.self)
      }
      let isMissing = isCode && suppression.reason.isEmpty
      let isUnused = !suppression.isUsed && isAnyOn(suppression, selection)
      return [
        isMissing
          ? finding(LintMissingReason.description, nil, [name], suppression, selection) : nil,
        isUnused
          ? finding(LintUnusedSuppression.description, nil, [name], suppression, selection) : nil,
      ].compactMap(\.self)
    }
  }

  /// Whether a rule that is on could have found something.
  private func isAnyOn(_ suppression: Suppression, _ selection: RuleSelection) -> Bool {
    CodeRules.descriptions.contains { rule in
      suppression.rules.matches(rule.id)
        && selection.choice(rule, key: suppression.key, language: nil) != nil
    }
  }

  private func finding(
    _ rule: RuleDescription, _ variant: String?, _ arguments: [MessageArgument],
    _ suppression: Suppression, _ selection: RuleSelection
  ) -> Finding? {
    let key = suppression.key.isEmpty ? nil : suppression.key
    guard let choice = selection.choice(rule, key: key, language: nil) else { return nil }
    return Finding(
      rule: rule.id, severity: choice.severity, range: suppression.range, key: key,
      message: LocalizedMessage(
        "rule.\(rule.id).message" + (variant.map { ".\($0)" } ?? ""), arguments: arguments))
  }

  /// Returns whether a line has nothing but a comment.
  private static func isComment(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0 == 0x20 || $0 == 0x09 }
    return text.starts(with: [0x2F, 0x2F]) || text.starts(with: [0x2F, 0x2A])
      || text.first == UInt8(ascii: "*")
  }
}
