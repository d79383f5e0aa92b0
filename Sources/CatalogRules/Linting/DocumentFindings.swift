import StringCatalogs
import StringTables

/// The findings in a document at their exact places, out of those in the catalog that it would be.
///
/// Each occurrence is a finding of its own, with the heading that it is below as its key.
struct DocumentFindings {
  /// The findings, in the order of the bytes.
  private(set) var findings: [Finding] = []

  private let document: MarkdownDocument
  private let table: TableCatalog

  /// Where each byte of the last text is in the catalog, as many findings can be about one text.
  private var offsets: (literal: Range<Int>, positions: [Int]) = (0..<0, [])

  /// The unused directives, each with the number of texts that it is unused for.
  private var unused: [Finding: Int] = [:]

  /// Locates findings.
  init(_ found: [Finding], of document: MarkdownDocument, _ table: TableCatalog) {
    (self.document, self.table) = (document, table)
    for finding in found {
      if finding.rule.rawValue.hasPrefix("lint-") {
        addDirective(finding)
      } else {
        addText(finding)
      }
    }
    // A directive before a table concerns every cell, and is used if one of them needs it.
    let uses = document.parts.reduce(into: [Int: Int]()) { uses, part in
      for directive in part.directives { uses[directive.lowerBound, default: 0] += 1 }
    }
    // The last directive that begins before the finding is the one that it is about.
    var starts = uses.keys.sorted()[...]
    for (finding, count) in unused.sorted(by: { $0.key.range.lowerBound < $1.key.range.lowerBound })
    {
      while let next = starts.dropFirst().first, next <= finding.range.lowerBound {
        starts = starts.dropFirst()
      }
      if let start = starts.first, count == uses[start] { findings.append(finding) }
    }
    var seen: Set<Finding> = []
    findings = findings.filter { seen.insert($0).inserted }
    findings.sort {
      ($0.range.lowerBound, $0.rule.rawValue) < ($1.range.lowerBound, $1.rule.rawValue)
    }
  }

  /// Returns a finding with the key that reports show.
  private func shown(_ finding: Finding) -> Finding {
    var finding = finding
    let heading = finding.key.flatMap(Int.init).map { document.parts[$0].heading }
    finding.key = heading.flatMap { $0.isEmpty ? nil : $0 }
    finding.fix = nil
    return finding
  }

  /// Returns the text that a range of the catalog is in, and which part of it the range is.
  private mutating func part(at range: Range<Int>) -> (text: MarkdownText, part: Range<Int>)? {
    guard let (text, literal) = table.text(at: range) else { return nil }
    if offsets.literal != literal {
      offsets = (literal, JSONLiteral.offsets(ofTextOf: literal, in: table.bytes))
    }
    let offset = { [positions = offsets.positions] (position: Int) in
      var (low, high) = (0, positions.count)
      while low < high {
        let middle = (low + high) / 2
        if positions[middle] < position { low = middle + 1 } else { high = middle }
      }
      return min(low, text.utf8.count)
    }
    return (text, offset(range.lowerBound)..<offset(range.upperBound))
  }

  private mutating func addDirective(_ found: Finding) {
    guard let (text, part) = part(at: found.range) else { return }
    var finding = shown(found)
    finding.range = text.fileRange(of: part)
    if found.rule == LintUnusedSuppression.description.id {
      // Those of one directive differ only in the texts that they are about.
      finding.key = nil
      unused[finding, default: 0] += 1
    } else {
      findings.append(finding)
    }
  }

  private mutating func addText(_ found: Finding) {
    var finding = shown(found)
    guard let (text, part) = part(at: found.range) else {
      finding.range = table.origin(of: found.range).range
      findings.append(finding)
      return
    }
    if let fix = found.fix {
      for edit in fix.edits { add(finding, fix, edit) }
      return
    }
    let places = occurrences(of: found, in: text)
    for place in places.isEmpty ? [part] : places {
      finding.range = text.fileRange(of: place)
      findings.append(finding)
    }
  }

  /// Adds the finding that one edit of a fix is about, with the fix if the file has the same bytes.
  private mutating func add(_ finding: Finding, _ fix: Fix, _ edit: ByteEdit) {
    guard let (text, part) = part(at: edit.range) else { return }
    var finding = finding
    finding.range = text.fileRange(of: part)
    let around = max(0, part.lowerBound - 1)..<min(text.utf8.count, part.upperBound + 1)
    // The marks of emphasis may need a space beside them.
    guard !edit.replacement.isEmpty || text.isVerbatim(around) else { return }
    let isPlain = edit.replacement.allSatisfy { !"\\*_~`[]<>&|".utf8.contains($0) && $0 >= 0x20 }
    if isPlain, text.isVerbatim(part) {
      finding.fix = Fix(
        isSafe: fix.isSafe, message: fix.message,
        edits: [ByteEdit(range: finding.range, replacement: edit.replacement)])
    }
    findings.append(finding)
  }

  /// Returns the places of the first argument of a message that is a part of the text.
  private func occurrences(of finding: Finding, in text: MarkdownText) -> [Range<Int>] {
    let isForbidden = finding.rule == ForbiddenText.description.id
    for case .text(let wanted) in finding.message.arguments where !wanted.isEmpty {
      let places = text.occurrences(of: Array(wanted.utf8)).filter { place in
        !isForbidden || ForbiddenTextSearch.isWhole(text.utf8[...], place)
      }
      if !places.isEmpty { return places }
    }
    return []
  }
}
