import CatalogEditing
import StringCatalogs

/// Collects the reports of rules, and drops those that the configuration or a comment suppresses.
final class FindingCollector {
  /// The findings so far.
  private(set) var findings: [Finding] = []

  /// The suppressions in the comments of the entries so far.
  private(set) var suppressions: [Suppression] = []

  /// Whether the current entry is stale, so that most findings in it are only counted.
  var isInStaleEntry = false

  /// The findings in stale entries that are left out.
  private var omitted: Set<OmittedFinding> = []

  /// The number of findings in stale entries that are left out.
  var omittedCount: Int { omitted.count }

  /// What makes reports one finding.
  private struct OmittedFinding: Hashable {
    var rule: Int
    var key: String?
    var language: LanguageTag?
  }

  /// The number of reports of each rule, including merged and suppressed ones.
  private(set) var reportCount = 0

  /// The catalog that the findings are about.
  let catalog: StringCatalog

  private let schedule: RuleSchedule
  /// The key of the last message of each rule, with its variant.
  private var messageKeys: [(variant: String?, key: String)?]

  private var suppressionsOfKey: [String: [Int]] = [:]

  /// The index of the first finding that another one may be merged into.
  private var firstOfPart = 0

  /// Turns the patches of fixes into edits.
  private lazy var writer = PatchWriter(catalog)

  init(catalog: StringCatalog, schedule: RuleSchedule) {
    self.catalog = catalog
    self.schedule = schedule
    messageKeys = Array(repeating: nil, count: schedule.selection.rules.count)
  }

  /// Begins another part of the catalog; its findings are not merged into earlier ones.
  func beginPart() {
    firstOfPart = findings.count
  }

  /// Adds the directives in the comment of an entry.
  func add(_ found: [Suppression]) {
    for suppression in found {
      suppressionsOfKey[suppression.key, default: []].append(suppressions.count)
      suppressions.append(suppression)
    }
  }

  /// Removes the findings of a rule in a language, and returns them, if there are at least so many.
  func takeFindings(
    of rule: Int, in language: LanguageTag, ifAtLeast count: Int
  ) -> [Finding] {
    guard findings.count >= count else { return [] }
    let id = schedule.selection.rules[rule].id
    let isOne = { (finding: Finding) in finding.rule == id && finding.language == language }
    let found = findings.filter(isOne)
    guard !found.isEmpty, found.count >= count else { return [] }
    findings.removeAll(where: isOne)
    beginPart()
    return found
  }

  /// Sorts the findings by their position in the file, and returns them.
  func sortedFindings() -> [Finding] {
    findings.sort { left, right in
      left.range.lowerBound == right.range.lowerBound
        ? left.rule < right.rule : left.range.lowerBound < right.range.lowerBound
    }
    return findings
  }

  /// Returns the severity of a finding about an entry, or nil if it is suppressed: the rule is off
  /// there, or the entry's comment allows it.
  ///
  /// `severity` applies unless the configuration chooses another one.
  func severity(
    of rule: Int, key: String, language: LanguageTag, unlessChosen severity: Severity
  ) -> Severity? {
    guard let choice = schedule.choice(of: rule, key: key, language: language),
      suppressions.isEmpty || !isAllowed(rule, key: key, language: language)
    else { return nil }
    return choice.isChosen ? choice.severity : severity
  }

  /// Returns the severity of each finding of a rule; nil if the configuration or comments have
  /// exceptions for keys or languages.
  ///
  /// `severity` applies unless the configuration chooses another one.
  func severity(of rule: Int, everywhereUnlessChosen severity: Severity) -> Severity? {
    guard suppressions.isEmpty, !schedule.selection.hasOverrides,
      let choice = schedule.choice(of: rule, key: nil, language: nil)
    else { return nil }
    return choice.isChosen ? choice.severity : severity
  }

  /// Returns whether only what the other languages make certain is reported of a rule.
  func isOnlyCertain(
    _ rule: Int, key: @autoclosure () -> String, language: LanguageTag
  ) -> Bool {
    schedule.choice(of: rule, key: key(), language: language)?.isOnlyCertain ?? false
  }

  /// Returns whether a comment allows a rule in a language, or in all, and records the directive
  /// that does.
  private func isAllowed(_ rule: Int, key: String?, language: LanguageTag?) -> Bool {
    guard !suppressions.isEmpty, let key, let indices = suppressionsOfKey[key] else { return false }
    let id = schedule.selection.rules[rule].id
    var isAllowed = false
    for index in indices where suppressions[index].covers(id, in: language) {
      suppressions[index].isUsed = true
      isAllowed = true
    }
    return isAllowed
  }

  /// Adds a report, or merges it into the rule's previous one about the same part.
  ///
  /// A report about a directive can't be suppressed by one.
  func add(_ report: RuleReport, of rule: Int, isAboutDirective: Bool) {
    let language = report.language
    let choice =
      report.chosenSeverity.map { RuleSelection.Choice(severity: $0, isChosen: true) }
      ?? schedule.choice(of: rule, key: report.key, language: language)
    guard let choice else { return }
    reportCount += 1
    if !isAboutDirective, isAllowed(rule, key: report.key, language: language) { return }
    if choice.isOnlyCertain, !report.isCertain { return }
    let description = schedule.selection.rules[rule]
    if isInStaleEntry, !description.checksStaleEntries || report.severity == .info {
      omitted.insert(OmittedFinding(rule: rule, key: report.key, language: language))
      return
    }
    let id = description.id
    if report.key != nil,
      let index = findings[firstOfPart...].firstIndex(where: {
        $0.rule == id && $0.key == report.key && $0.language == language
      })
    {
      merge(report, into: &findings[index])
      return
    }
    let severity = choice.isChosen ? choice.severity : report.severity ?? choice.severity
    let message = messageKey(of: rule, report.variant)
    findings.append(
      Finding(
        rule: id, severity: severity, range: report.range, key: report.key, language: language,
        variations: report.variation.map { [$0] } ?? [],
        message: LocalizedMessage(message, arguments: report.arguments),
        fix: fix(report, of: description)))
  }

  /// Returns the key of a message of a rule, which often is that of its previous finding.
  private func messageKey(of rule: Int, _ variant: String?) -> String {
    if let known = messageKeys[rule], known.variant == variant { return known.key }
    let name = schedule.selection.rules[rule].id.textName
    let key = "rule.\(name).message" + (variant.map { ".\($0)" } ?? "")
    messageKeys[rule] = (variant, key)
    return key
  }

  private func merge(_ report: RuleReport, into finding: inout Finding) {
    // Two reports of a rule about one text are one finding.
    if let variation = report.variation, finding.variations.last != variation {
      finding.variations.append(variation)
    }
    // A fix covers all variants or there is none.
    guard let change = report.change, finding.fix != nil else {
      finding.fix = nil
      return
    }
    for edit in writer.edits(of: change.value, change.patch) { finding.fix?.add(edit) }
  }

  private func fix(_ report: RuleReport, of rule: RuleDescription) -> Fix? {
    guard let change = report.change else { return nil }
    let edits = writer.edits(of: change.value, change.patch)
    return Fix(
      isSafe: rule.fixability == .safe, message: LocalizedMessage("rule.\(rule.id).fix"),
      edits: edits)
  }
}

extension Fix {
  /// Inserts a replacement at its position, unless it overlaps another one; most come last.
  fileprivate mutating func add(_ edit: ByteEdit) {
    var position = edits.endIndex
    while position > 0, edits[position - 1].range.lowerBound > edit.range.lowerBound {
      position -= 1
    }
    let neighbors = edits[max(0, position - 1)..<min(edits.endIndex, position + 1)]
    guard !neighbors.contains(where: { $0.range.overlaps(edit.range) }) else { return }
    edits.insert(edit, at: position)
  }
}
