public import CatalogRules

/// The findings that a project knows already and does not want to hear of again.
///
/// It is a file with a line of JSON for each finding, sorted, without line numbers, so that it
/// changes only where findings do.
public struct Baseline: Hashable, Sendable {
  /// How often each entry is known.
  private var known: [BaselineEntry: Int] = [:]

  /// How often each entry was not found yet.
  private var left: [BaselineEntry: Int] = [:]

  /// The entries for texts that are not translated into some languages, by themselves without
  /// languages.
  private var missing: [BaselineEntry: [BaselineEntry]] = [:]

  /// Creates a baseline of entries.
  public init(_ entries: [BaselineEntry]) {
    for entry in entries { known[entry, default: 0] += 1 }
    left = known
    missing = Dictionary(grouping: known.keys.filter(\.isOfMissingLanguages), by: \.withoutLanguage)
  }

  /// Reads a baseline; throws the number of the first line that is none.
  public init(bytes: [UInt8]) throws(BaselineError) {
    var entries: [BaselineEntry] = []
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated()
    where !line.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) {
      guard let entry = BaselineEntry(line: line) else { throw BaselineError(line: index + 1) }
      entries.append(entry)
    }
    self.init(entries)
  }

  /// Takes the known findings out of a file; `path` is that of the file from the baseline's folder.
  public mutating func filter(_ file: LintedFile, path: String) -> LintedFile {
    var result = file
    result.findings = file.findings.filter { finding in
      guard let entry = entry(knowing: BaselineEntry(finding, in: file, path: path)) else {
        return true
      }
      left[entry, default: 1] -= 1
      return false
    }
    return result
  }

  /// Returns the entry for a finding that is left, or for the same text with more missing
  /// languages.
  private func entry(knowing entry: BaselineEntry) -> BaselineEntry? {
    if left[entry, default: 0] > 0 { return entry }
    guard entry.isOfMissingLanguages else { return nil }
    return missing[entry.withoutLanguage]?.first {
      left[$0, default: 0] > 0 && $0.languages.isSuperset(of: entry.languages)
    }
  }

  /// Returns the entries of which no finding was left, of those that `wasLookedFor` names, sorted.
  public func fixed(where wasLookedFor: (BaselineEntry) -> Bool) -> [BaselineEntry] {
    Self.sorted(left.filter { $0.value > 0 && wasLookedFor($0.key) }).map(\.entry)
  }

  /// Removes entries, each once.
  public mutating func remove(_ entries: [BaselineEntry]) {
    for entry in entries {
      known[entry] = left[entry].map { (known[entry] ?? 0) - $0 }
      left[entry] = 0
    }
  }

  /// The text of the file.
  public var text: String { Self.sorted(known).map { $0.line + "\n" }.joined() }

  private static func sorted(
    _ counts: [BaselineEntry: Int]
  ) -> [(line: String, entry: BaselineEntry)] {
    counts.flatMap { entry, count in
      Array(repeating: (line: entry.line, entry: entry), count: max(0, count))
    }.sorted { $0.line.utf8.lexicographicallyPrecedes($1.line.utf8) }
  }
}
