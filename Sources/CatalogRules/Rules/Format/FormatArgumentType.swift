import ASCII
import StringCatalogs

/// A placeholder for another type of argument than the program passes.
struct FormatArgumentType: TextRule {
  static let description = RuleDescription(
    "format-argument-type", severity: .error, fixability: .unsafe, checksStaleEntries: true,
    examples: [
      .bad(
        ["%@ saved": ["ko": "⟦%d 저장됨⟧"]],
        fixed: ["%@ saved": ["ko": "%@ 저장됨"]]),
      .bad(
        ["%1$@: %2$lld": ["de": "⟦%2$@ %1$@⟧"]],
        fixed: ["%1$@: %2$lld": ["de": "%2$lld %1$@"]]),
      .bad(
        [
          "files": [
            "en": .text(
              "%#@files@",
              substitutions: [
                "files": .argument(at: 1, .plural(one: "%arg file", other: "%arg files"))
              ]
            ),
            "ja": .text(
              "%#@files@", substitutions: ["files": .argument(at: 1, .plural(other: "⟦%@ 件⟧"))]),
          ]
        ],
        fixed: [
          "files": [
            "en": .text(
              "%#@files@",
              substitutions: [
                "files": .argument(at: 1, .plural(one: "%arg file", other: "%arg files"))
              ]
            ),
            "ja": .text(
              "%#@files@", substitutions: ["files": .argument(at: 1, .plural(other: "%arg 件"))]),
          ]
        ]),
      .bad(
        ["%1$@, %2$@ and %3$lld others": ["zh-Hant": "⟦%1$@、%2$@和其他%3lld個人⟧"]],
        fixed: ["%1$@, %2$@ and %3$lld others": ["zh-Hant": "%1$@、%2$@和其他%3$lld個人"]]),
      .bad(["%1$@ and %2$lld others": ["de": "⟦%8lld und %1$@⟧", "fr": "⟦%lld et %1$@⟧"]]),
      .good([
        "%@ saved": ["ko": "%@ 저장됨"],
        "%lld files": ["de": "%d Dateien", "ko": "파일 %lld개"],
        "%lld in %@": ["ko": "%2$@에 %1$lld개"],
        "followers %lld %@": [
          "en": .text(
            "%#@followers@",
            substitutions: [
              "followers": .argument(at: 1, .plural(one: "%arg follower", other: "%d followers"))
            ]),
          "ko": .text(
            "%#@followers@",
            substitutions: ["followers": .argument(at: 1, .plural(other: "팔로워 %2$@명"))]
          ),
        ],
      ]),
    ])

  static let traits: TextTraits = [.otherPlaceholders, .substitution]
  static let coversTranslations = false

  func check(_ text: TextContext, _ reporter: Reporter) {
    if let name = text.substitution {
      check(text, of: name, reporter)
      return
    }
    guard let reference = text.reference, reference.arguments.contradiction == nil else { return }
    let source = reference.arguments
    let arguments = text.arguments
    guard FormatArgumentOrder.positions(of: arguments, in: source) == nil else { return }
    for argument in arguments.all {
      guard let expected = source.argument(at: argument.position),
        !argument.isCompatible(with: expected),
        text.formatDefects.isEmpty
      else { continue }
      reporter.report(
        text, variant: reference.variant, .text(String(text.format.text(of: argument.piece))),
        .integer(Int64(argument.position)),
        .text(String(reference.format.text(of: expected.piece))),
        edits: edits(in: text, argument, expected))
    }
  }

  /// Returns the edit that copies the placeholder of the source text.
  private func edits(
    in text: TextContext, _ argument: FormatArguments.Argument, _ expected: FormatArguments.Argument
  ) -> [TextEdit] {
    guard case .specifier = argument.piece.kind, case .specifier = expected.piece.kind,
      let reference = text.reference
    else { return [] }
    if case .fixed(let width)? = argument.specifier?.width, !argument.isPositional {
      return edits(in: text, argument, width: width)
    }
    // One without a position among those with one may be for any argument.
    guard !text.arguments.isMixed else { return [] }
    let written = reference.format.text(of: expected.piece)
    let rest = expected.isPositional ? written.drop { $0 != "$" }.dropFirst() : written.dropFirst()
    let position = argument.isPositional ? "\(argument.position)$" : ""
    return [(argument.piece.range, with: "%" + position + rest)]
  }

  /// Returns the edit that turns a width into a position, as in `%3lld`, if the text lacks that
  /// argument.
  private func edits(
    in text: TextContext, _ argument: FormatArguments.Argument, width: Int
  ) -> [TextEdit] {
    guard argument.specifier?.flags == [], text.arguments.argument(at: width) == nil,
      let kind = argument.kind,
      text.reference?.arguments.argument(at: width)?.kind?.isCompatible(with: kind) ?? false
    else { return [] }
    let end = argument.piece.range.lowerBound + 1 + String(width).utf8.count
    return [(end..<end, with: "$")]
  }
}

// MARK: - Substitutions

extension FormatArgumentType {
  /// Checks a text of a substitution: its number is `%arg` or a placeholder of the same type, and
  /// other arguments of the entry are used by position.
  private func check(_ text: TextContext, of name: String, _ reporter: Reporter) {
    let entry = text.entry
    guard let substitution = text.localization.localization?.substitution(named: name) else {
      return
    }
    let counted =
      substitution.formatSpecifier == nil
      ? entry.sourceLocalization?.substitution(named: name) : substitution
    for argument in text.arguments.all {
      guard case .specifier = argument.piece.kind, let kind = argument.kind else { continue }
      let written = String(text.format.text(of: argument.piece))
      if argument.isPositional, argument.position != substitution.argumentNumber {
        guard let expected = entry.argument(at: argument.position),
          let other = expected.kind, !kind.isCompatible(with: other)
        else { continue }
        reporter.report(
          text, .text(written), .integer(Int64(argument.position)), .text(expected.written))
      } else if let number = counted?.kind, !kind.isCompatible(with: number),
        text.formatDefects.isEmpty
      {
        reporter.report(
          text, variant: "substitution", .text(written), .text(name),
          .text("%" + (counted?.formatSpecifier ?? "")),
          edits: edits(in: text, argument))
      }
    }
  }

  /// Returns the edit that writes `%arg`, if the text lacks it and has nothing else instead.
  private func edits(in text: TextContext, _ argument: FormatArguments.Argument) -> [TextEdit] {
    guard text.arguments.all.count == 1, !argument.isPositional,
      !text.format.pieces.contains(where: { $0.kind == .substitutionNumber })
    else { return [] }
    var range = argument.piece.range
    let rest = text.utf8.dropFirst(range.upperBound)
    // The beginning of `%arg` is itself a placeholder, followed by the rest of a broken `%ar`.
    if argument.specifier?.conversion == .hexadecimalFloat {
      if rest.first == UInt8(ascii: "r") { range = range.lowerBound..<range.upperBound + 1 }
      let next = text.utf8.dropFirst(range.upperBound).first ?? 0
      guard !next.isASCIILetter else { return [] }
    }
    return [(range, with: "%arg")]
  }
}

extension EntryContext {
  /// Returns the type that the source text, or else the key, uses for the argument at a position.
  fileprivate func argument(
    at position: Int
  ) -> (written: String, kind: FormatConversion.ArgumentKind?)? {
    if let reference = overrulingReference,
      let found = reference.arguments.argument(at: position)
    {
      return (String(reference.format.text(of: found.piece)), found.kind)
    }
    let source = sourceLocalization
    for (text, path) in (source?.leaves.map { ($0.value ?? "", $0.path) } ?? []) + [(key, [])] {
      let format = FormatString(text).meant
      let found = FormatArguments(format) { source?.substitution(named: $0) }.all.first {
        // Without a position, a placeholder of a substitution is for its own number.
        guard $0.position == position else { return false }
        if case .substitution? = path.first { return $0.isPositional }
        return true
      }
      if let found { return (String(format.text(of: found.piece)), found.kind) }
    }
    return nil
  }
}
