import StringCatalogs

/// Collects what the rules report, and leaves out what the configuration or a comment allows.
final class FindingCollector {
  /// The findings so far.
  private(set) var findings: [Finding] = []

  /// What the comments of the entries so far allow.
  private(set) var suppressions: [Suppression] = []

  /// How often a rule has reported something, also where the finding was merged or left out.
  private(set) var reportCount = 0

  private let schedule: RuleSchedule
  private var suppressionsOfKey: [String: [Int]] = [:]

  /// The first finding that another one may be merged into.
  private var firstOfPart = 0

  init(schedule: RuleSchedule) {
    self.schedule = schedule
  }

  /// Begins with another part of the catalog; findings about it are not merged into earlier ones.
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

  /// Sorts the findings as they stand in the file, and returns them.
  func sortedFindings() -> [Finding] {
    findings.sort { left, right in
      left.range.lowerBound == right.range.lowerBound
        ? left.rule < right.rule : left.range.lowerBound < right.range.lowerBound
    }
    return findings
  }

  /// Returns how severe a finding about an entry is, or nil when nobody wants to know: the rule is
  /// off there, or the comment of the entry allows it.
  ///
  /// `severity` is that of the finding unless the configuration chooses another one.
  func severity(
    of rule: Int, key: String, language: LanguageTag, unlessChosen severity: Severity
  ) -> Severity? {
    guard let choice = schedule.choice(of: rule, key: key, language: language),
      !isAllowed(rule, key: key, language: language)
    else { return nil }
    return choice.isChosen ? choice.severity : severity
  }

  /// Returns whether a comment allows a rule in a language, or in all, and notes which directive
  /// does.
  private func isAllowed(_ rule: Int, key: String?, language: LanguageTag?) -> Bool {
    guard !suppressions.isEmpty, let key, let indices = suppressionsOfKey[key] else { return false }
    let id = RuleRegistry.descriptions[rule].id
    var isAllowed = false
    for index in indices where suppressions[index].covers(id, in: language) {
      suppressions[index].isUsed = true
      isAllowed = true
    }
    return isAllowed
  }

  /// Adds what a rule reports, or merges it into what the rule has reported of the same part.
  ///
  /// A report about a directive can't be allowed by one.
  func add(_ report: RuleReport, of rule: Int, isAboutDirective: Bool) {
    let language = report.language
    let choice =
      report.chosenSeverity.map { RuleSelection.Choice(severity: $0, isChosen: true) }
      ?? schedule.choice(of: rule, key: report.key, language: language)
    guard let choice else { return }
    reportCount += 1
    if !isAboutDirective, isAllowed(rule, key: report.key, language: language) { return }
    let description = RuleRegistry.descriptions[rule]
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
    findings.append(Finding(report, of: description, severity: severity))
  }

  private func merge(_ report: RuleReport, into finding: inout Finding) {
    // What a rule reports twice of one text is one finding.
    if let variation = report.variation, finding.variations.last != variation {
      finding.variations.append(variation)
    }
    // A fix covers all variants or there is none.
    guard !report.edits.isEmpty else {
      finding.fix = nil
      return
    }
    for edit in report.edits { finding.fix?.add(edit) }
  }
}

extension Finding {
  fileprivate init(_ report: RuleReport, of rule: RuleDescription, severity: Severity) {
    let name = rule.id.rawValue
    let message = "rule.\(name).message" + (report.variant.map { ".\($0)" } ?? "")
    let fix = Fix(
      isSafe: rule.fixability == .safe, message: LocalizedMessage("rule.\(name).fix"),
      edits: report.edits)
    self.init(
      rule: rule.id, severity: severity, range: report.range, key: report.key,
      language: report.language, variations: report.variation.map { [$0] } ?? [],
      message: LocalizedMessage(message, arguments: report.arguments),
      fix: report.edits.isEmpty ? nil : fix)
  }
}

extension Fix {
  /// Adds a replacement at its place, unless it overlaps another one; most come after all others.
  fileprivate mutating func add(_ edit: Edit) {
    var place = edits.endIndex
    while place > 0, edits[place - 1].range.lowerBound > edit.range.lowerBound { place -= 1 }
    let neighbours = edits[max(0, place - 1)..<min(edits.endIndex, place + 1)]
    guard !neighbours.contains(where: { $0.range.overlaps(edit.range) }) else { return }
    edits.insert(edit, at: place)
  }
}
