public import CatalogRules

/// The known findings of a project, which are not reported again.
///
/// It is a file with a line of JSON for each finding, sorted, without line numbers, so that it
/// changes only when findings do.
///
/// ```swift
/// let known = file.findings.map { BaselineEntry($0, in: file, path: path) }
/// var baseline = Baseline(known)
/// let new = baseline.filter(file, path: path).findings
/// ```
public struct Baseline: Hashable, Sendable {
  /// The count of each known entry.
  private var known: [BaselineEntry: Int] = [:]

  /// The count of each entry that has not been found yet.
  private var left: [BaselineEntry: Int] = [:]

  /// The entries for texts that are not translated into some languages, by the entry without
  /// languages; in the order of their languages.
  private var missing: [BaselineEntry: [BaselineEntry]] = [:]

  /// Creates a baseline from entries.
  public init(_ entries: [BaselineEntry]) {
    for entry in entries { known[entry, default: 0] += 1 }
    left = known
    missing = Dictionary(
      grouping: known.keys.filter(\.listsMissingLanguages), by: \.withoutLanguage
    ).mapValues { $0.sorted { $0.language < $1.language } }
  }

  /// Parses a baseline; throws the number of the first invalid line.
  public init(bytes: [UInt8]) throws(BaselineError) {
    var entries: [BaselineEntry] = []
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated()
    where !Self.isBlank(line) {
      guard let entry = BaselineEntry(line: line) else { throw BaselineError(line: index + 1) }
      entries.append(entry)
    }
    self.init(entries)
  }

  /// Reads what can be kept of a file that is written anew.
  ///
  /// Lines that are no entries, such as those of a merge conflict, are skipped; nil if the file has
  /// only such lines, since it is then not a baseline.
  public init?(remainsOf bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n")).filter { !Self.isBlank($0) }
    let entries = lines.compactMap(BaselineEntry.init(line:))
    if entries.isEmpty, !lines.isEmpty { return nil }
    self.init(entries)
  }

  private static func isBlank(_ line: ArraySlice<UInt8>) -> Bool {
    line.allSatisfy { [0x20, 0x09, 0x0D].contains($0) }
  }

  /// Removes the known findings from a file; `path` is relative to the baseline's folder.
  public mutating func filter(_ file: LintedFile, path: String) -> LintedFile {
    let (result, found) = split(file, path: path)
    for (entry, count) in found { left[entry, default: count] -= count }
    return result
  }

  /// Returns a file without the known findings, which still count as not found.
  public func unknownFindings(in file: LintedFile, path: String) -> LintedFile {
    split(file, path: path).file
  }

  /// Returns a file without the known findings, and the counts of their entries.
  private func split(
    _ file: LintedFile, path: String
  ) -> (file: LintedFile, found: [BaselineEntry: Int]) {
    var result = file
    var found: [BaselineEntry: Int] = [:]
    result.findings = file.findings.filter { finding in
      let entry = BaselineEntry(finding, in: file, path: path)
      guard let known = self.entry(knowing: entry, without: found) else { return true }
      found[known, default: 0] += 1
      return false
    }
    return (result, found)
  }

  /// Returns a remaining entry for a finding, or for the same text with more missing languages.
  private func entry(
    knowing entry: BaselineEntry, without found: [BaselineEntry: Int]
  ) -> BaselineEntry? {
    let isLeft = { left[$0, default: 0] > found[$0, default: 0] }
    if isLeft(entry) { return entry }
    guard entry.listsMissingLanguages else { return nil }
    return missing[entry.withoutLanguage]?.first {
      isLeft($0) && $0.languages.isSuperset(of: entry.languages)
    }
  }

  /// Returns the entries without a finding, among those for which `wasLookedFor` is true, sorted.
  public func fixed(where wasLookedFor: (BaselineEntry) -> Bool) -> [BaselineEntry] {
    Self.sorted(left.filter { $0.value > 0 && wasLookedFor($0.key) }).map(\.entry)
  }

  /// Returns all known entries but those for which `isReplaced` is true, sorted.
  public func entries(without isReplaced: (BaselineEntry) -> Bool) -> [BaselineEntry] {
    Self.sorted(known.filter { !isReplaced($0.key) }).map(\.entry)
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
