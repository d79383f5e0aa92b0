public import CatalogRules
import Escaping
import StringCatalogs

/// A known finding, identified by properties that stay the same when lines move.
public struct BaselineEntry: Hashable, Sendable {
  /// The rule that found it.
  public var rule: RuleIdentifier

  /// The file, as a path relative to the folder of the baseline.
  public var file: String

  /// The key; empty if the finding concerns the file.
  public var key: String

  /// The language; the missing ones, separated by commas, for a text that is not translated into
  /// all of them; empty if the finding otherwise concerns the entry or the file.
  public var language: String

  /// The variants, separated by spaces.
  public var variation: String

  /// Eight digits of a hash of the affected bytes: a text that changes is checked again.
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
  var listsMissingLanguages: Bool { rule == .missingTranslation }

  /// The languages, separately.
  var languages: Set<String> { Set(language.split(separator: ", ").map(String.init)) }

  /// The entry for any languages.
  var withoutLanguage: BaselineEntry {
    var entry = self
    entry.language = ""
    return entry
  }

  /// Parses a line of a baseline; nil if it is invalid.
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
