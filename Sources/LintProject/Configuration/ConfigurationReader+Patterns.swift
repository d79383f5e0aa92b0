import ASCII
import CatalogRules
import StringCatalogs

/// Reads the patterns of a configuration.
extension ConfigurationReader {
  /// The maximum number of patterns, each of which searches every text.
  private static let maximumPatternCount = 1_000

  /// Reads patterns; one replaces another of the same name.
  mutating func readPatterns(_ value: JSONValue, into linting: inout LintConfiguration) {
    for member in members(of: value, ConfigurationName.patterns.rawValue) {
      guard let pattern = pattern(member) else { continue }
      linting.patterns.removeAll { $0.rule == pattern.rule }
      guard linting.patterns.count < Self.maximumPatternCount else {
        return report(.tooManyPatterns(Self.maximumPatternCount), at: member.nameRange)
      }
      linting.patterns.append(pattern)
    }
  }

  private mutating func pattern(_ member: JSONMember) -> TextPattern? {
    if !Self.isName(member.name) { report(.patternName(member.name), at: member.nameRange) }
    guard member.value.kind == .object else {
      reportUnexpected(member.value, member.name, .object)
      return nil
    }
    let value = member.value[PatternName.pattern.rawValue]
    if value == nil {
      report(.missingName(PatternName.pattern.rawValue, in: member.name), at: member.nameRange)
    }
    var languages: [LanguageTag] = []
    var keys: [String] = []
    var message: String?
    var severity = Severity.warning
    for member in member.value.members {
      switch PatternName(rawValue: member.name) {
      case .pattern, .examples: break
      case .languages: languages = self.languages(member.value, member.name)
      case .keys: keys = texts(member.value, member.name)
      case .message: message = text(member.value, member.name)
      case .level:
        if let level = member.value.string.flatMap(Severity.init(rawValue:)) {
          severity = level
        } else {
          reportUnexpected(member.value, member.name, .severity)
        }
      case nil: reportUnknown(member, among: PatternName.allCases.map(\.rawValue))
      }
    }
    guard let value, let expression = expression(value) else { return nil }
    if let examples = member.value[PatternName.examples.rawValue] {
      readExamples(examples, of: expression)
    }
    return TextPattern(
      member.name, expression, languages: languages, keys: keys, message: message,
      severity: severity)
  }

  private mutating func expression(_ value: JSONValue) -> RegularExpression? {
    guard let text = text(value, PatternName.pattern.rawValue) else { return nil }
    do {
      return try RegularExpression(text)
    } catch {
      report(
        .regularExpression(error), at: value.byteRange, textOffset: error.range.lowerBound)
      return nil
    }
  }

  private mutating func readExamples(_ value: JSONValue, of expression: RegularExpression) {
    for member in members(of: value, PatternName.examples.rawValue) {
      guard let name = PatternExampleName(rawValue: member.name) else {
        reportUnknown(member, among: PatternExampleName.allCases.map(\.rawValue))
        continue
      }
      // Each invalid element is reported once, here.
      _ = texts(member.value, member.name)
      guard testsExamples, member.value.kind == .array else { continue }
      for element in member.value.elements {
        guard let text = element.string else { continue }
        let match = expression.firstMatch(in: text)
        switch (name, match) {
        case (.bad, nil): report(.exampleNotFound(text), at: element.byteRange)
        case (.good, let match?): report(.exampleFound(text, match), at: element.byteRange)
        default: break
        }
      }
    }
  }

  /// Returns whether a name has only lowercase letters and digits, in words with hyphens between.
  private static func isName(_ name: String) -> Bool {
    name.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { word in
      !word.isEmpty
        && word.utf8.allSatisfy { byte in
          (byte.isASCIILetter && byte & 0x20 != 0) || byte.isASCIIDigit
        }
    }
  }
}
