import CatalogRules
import CodeStrings
import Escaping
import StringCatalogs

/// Compares the placeholders of each language with the arguments that the code gives.
///
/// The linter compares translations with the source text; here the text of the code is the source
/// text, and that of the catalog one translation more.
struct ArgumentCheck {
  /// The rules that compare a text with the arguments.
  private static let rules: [RuleSelector] = [
    "format-argument-order", "format-argument-type", "format-extra-argument",
    "format-integer-width",
  ]

  /// The rule that compares a translation with the source text of the catalog.
  ///
  /// Whoever writes a source text decides which arguments readers see: one may only choose the
  /// words, or be the same number in another form.
  private static let omission: RuleSelector = "format-missing-argument"

  /// The rule that needs no types, which a format does not say of its arguments.
  private static let surplus: RuleIdentifier = "format-extra-argument"

  private let catalog: ProjectCatalog
  private let index: Int

  init(_ catalog: ProjectCatalog, at index: Int) {
    self.catalog = catalog
    self.index = index
  }

  /// Returns what the texts of used entries do not do with the arguments.
  func findings(_ uses: [String: [KeyDecisions.Use]]) -> [CodeFinding] {
    var strings: [String: CodeString] = [:]
    var text =
      Array("{".utf8) + Self.member("sourceLanguage")
      + Self.literal(LanguageTag.noLinguisticContent.rawValue)
    text += Array(",".utf8) + Self.member("strings") + Array("{".utf8)
    // Where the localizations of the file begin in the text.
    var positions: [(start: Int, original: Range<Int>)] = []
    for entry in catalog.entries {
      guard let string = uses[entry.key]?.first(where: \.isExact)?.string, string.isKnownUse,
        let value = Self.value(of: string)
      else { continue }
      if !strings.isEmpty { text.append(UInt8(ascii: ",")) }
      strings[entry.key] = string
      text += Self.members([entry.key, "localizations"])
      text += Self.members([LanguageTag.noLinguisticContent.rawValue, "stringUnit"])
      text += Self.member("value") + Self.literal(value) + Array("}}".utf8)
      for localization in entry.localizations {
        let range = localization.languageRange.lowerBound..<localization.json.byteRange.upperBound
        text.append(UInt8(ascii: ","))
        positions.append((text.count, range))
        text += catalog.catalog.bytes[range]
      }
      text += Array("}}".utf8)
    }
    guard !strings.isEmpty else { return [] }
    text += Array("},".utf8) + Self.member("version") + Self.literal("1.0") + Array("}".utf8)
    guard let joined = try? StringCatalog(bytes: text) else { return [] }
    let compared = findings(of: Self.rules, in: joined).compactMap { finding -> CodeFinding? in
      guard let range = Self.original(of: finding.range, positions),
        finding.rule == Self.surplus
          || finding.key.flatMap({ strings[$0] })?.formatArgumentCount == nil
      else { return nil }
      return self.finding(finding, at: range, strings)
    }
    let omitted = findings(of: [Self.omission], in: catalog.catalog).compactMap { finding in
      self.finding(finding, at: finding.range, strings)
    }
    return compared + omitted
  }

  private func findings(of rules: [RuleSelector], in joined: StringCatalog) -> [Finding] {
    CatalogLinter(configuration: LintConfiguration(select: rules))
      .findings(in: joined, path: catalog.path)
  }

  /// Returns what the linter found as a finding about the code's string, if there is one.
  private func finding(
    _ finding: Finding, at range: Range<Int>, _ strings: [String: CodeString]
  ) -> CodeFinding? {
    guard let key = finding.key, let string = strings[key], finding.severity >= .warning else {
      return nil
    }
    return CodeFinding(
      rule: CodeRules.wrongArguments, subject: .catalog(index, range), key: key,
      language: finding.language, variations: finding.variations, severity: finding.severity,
      confidence: .certain,
      arguments: [.message(finding.message)], related: [string.location.finding])
  }

  /// Returns the text of the code, if it says which arguments there are.
  private static func value(of string: CodeString) -> String? {
    if let count = string.formatArgumentCount {
      return count == 0 ? nil : (1...count).map { "%\($0)$@" }.joined(separator: " ")
    }
    guard string.isValueKnown, !string.parts.contains(where: \.isGuess) else { return nil }
    let hasSpecifiers = string.parts.contains {
      if case .specifier = $0 { true } else { false }
    }
    return string.value ?? (hasSpecifiers ? string.key : nil)
  }

  /// Returns the starts of objects, each the value of a member of the one before.
  private static func members(_ names: [String]) -> [UInt8] {
    names.flatMap { member($0) + Array("{".utf8) }
  }

  private static func member(_ name: String) -> [UInt8] { literal(name) + Array(":".utf8) }

  private static func literal(_ text: String) -> [UInt8] {
    Array("\"".utf8) + JSONEscaping.xcode(text) + Array("\"".utf8)
  }

  private static func original(
    of range: Range<Int>, _ positions: [(start: Int, original: Range<Int>)]
  ) -> Range<Int>? {
    var low = 0
    var high = positions.count
    while low < high {
      let middle = (low + high) / 2
      if positions[middle].start <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let (start, original) = positions[low - 1]
    let offset = original.lowerBound - start
    let moved = range.lowerBound + offset..<range.upperBound + offset
    return moved.upperBound <= original.upperBound ? moved : nil
  }
}
