public import CatalogRules
import Escaping
import StringCatalogs

/// A finding that is known already, identified by what stays while lines move.
public struct BaselineEntry: Hashable, Sendable {
  /// The rule that found it.
  public var rule: RuleIdentifier

  /// The file, as a path from the folder of the baseline.
  public var file: String

  /// The key; empty when the finding is about the file.
  public var key: String

  /// The language; those that are missing, separated by commas, for a text that is not translated
  /// into all of them; empty when the finding is about the entry or the file otherwise.
  public var language: String

  /// The variants, separated by spaces.
  public var variation: String

  /// Eight digits that stand for the bytes that were found wrong: a text that changed is looked at
  /// again.
  public var hash: String

  /// Describes a finding in a file.
  public init(_ finding: Finding, in file: LintedFile, path: String) {
    rule = finding.rule
    self.file = path
    key = finding.key ?? ""
    language = finding.language?.rawValue ?? finding.missingLanguages ?? ""
    variation = finding.variations.map(\.rawValue).joined(separator: " ")
    var hash = StableHash()
    let range = finding.range.clamped(to: file.bytes.indices)
    hash.combine(String(decoding: file.bytes[range], as: UTF8.self))
    self.hash = String(hash.text.prefix(8))
  }

  /// Whether the languages are those that a text is not translated into.
  var isOfMissingLanguages: Bool { rule == .missingTranslation }

  /// The languages, each by itself.
  var languages: Set<String> { Set(language.split(separator: ", ").map(String.init)) }

  /// The entry for any languages.
  var withoutLanguage: BaselineEntry {
    var entry = self
    entry.language = ""
    return entry
  }

  /// Reads a line of a baseline; nil when it is none.
  init?(line: ArraySlice<UInt8>) {
    guard let json = try? JSONValue.tolerant(Array(line)),
      let rule = json["rule"]?.string, let file = json["file"]?.string,
      let hash = json["hash"]?.string
    else { return nil }
    self.rule = RuleIdentifier(rawValue: rule)
    self.file = file
    key = json["key"]?.string ?? ""
    language = json["language"]?.string ?? ""
    variation = json["variation"]?.string ?? ""
    self.hash = hash
  }

  /// The entry as a line of a baseline, without a line feed.
  var line: String {
    JSONOutput.members([
      "file": .text(file),
      "rule": .text(rule.rawValue),
      "key": key.isEmpty ? nil : .text(key),
      "language": language.isEmpty ? nil : .text(language),
      "variation": variation.isEmpty ? nil : .text(variation),
      "hash": .text(hash),
    ]).compactText()
  }
}
