import Mustache
import Originality
import StringCatalogs
import TextLayout

/// The section of a report about one file, as lines of plain text.
struct TextPhotoView {
  let titleLines: [String]
  let scoreLines: [String]
  let flags: TextBlock?
  let evidence: TextBlock?
  let checks: TextBlock?
  let notes: TextBlock?
  let facts: TextBlock?
  let programFacts: TextBlock?
  let failure: TextBlock?
  let fullValues: TextBlock?

  /// Lines under a heading.
  struct TextBlock {
    let lines: [String]

    init?(_ lines: [String]) {
      guard !lines.isEmpty else { return nil }
      self.lines = lines
    }
  }

  /// Creates the lines of a file in the language of `writer`.
  init(_ photo: PhotoSection, writer: ReportWriter, columns: TextColumns) {
    let assessment = photo.assessment
    var cut = CutValues(writer: writer)
    let name = cut.plain("report.fact.file", .untrusted(photo.file))
    titleLines = columns.hanging(name, behind: "\(photo.number). ")
    let verdict = assessment?.verdict.map { writer.text($0.sentence).plain }
    var score = [
      (
        label: writer.words("report.fact.assessment"),
        value: verdict ?? writer.words(photo.outcomeKey)
      )
    ]
    if let assessment {
      let text = writer.words("report.gauge.valueFormat", .integer(Int64(assessment.score)))
      score.append((writer.words("report.fact.score"), text))
    }
    if let digest = photo.sha256 {
      score.append(
        (writer.words("report.fact.sha256"), cut.plain("report.fact.sha256", .code(digest))))
    }
    scoreLines = columns.lines(ofRows: score)
    flags = TextBlock((assessment?.flags ?? []).flatMap { Self.lines($0, writer, columns) })
    notes = TextBlock(
      (assessment?.notes ?? []).flatMap {
        columns.hanging(writer.text($0).plain, behind: "  - ")
      })
    func lines(_ facts: [ReportFact]?) -> [String] {
      columns.lines(
        ofRows: (facts ?? []).map { fact in
          (writer.text(fact.label).plain, cut.plain(fact.label.key, fact.value))
        }, indentation: 2)
    }
    let found = (assessment?.evidence ?? []).flatMap { item in
      Self.lines(item, writer, columns, &cut)
    }
    let isAssessed = assessment?.verdict != nil
    evidence = TextBlock(
      found.isEmpty && isAssessed
        ? columns.lines(of: writer.words("report.value.noEvidence"), indentation: 2) : found)
    checks = TextBlock(
      (assessment?.verdict).map { verdict in
        columns.lines(of: writer.text(verdict.coverage).plain, indentation: 2)
          + lines(verdict.checks)
      } ?? [])
    facts = TextBlock(lines(assessment?.facts))
    programFacts = TextBlock(lines(assessment?.programFacts))
    failure = TextBlock(
      photo.error.map { columns.lines(of: writer.text($0.localizedMessage).plain) } ?? [])
    fullValues = TextBlock(
      cut.values.flatMap {
        columns.lines(of: $0.label + ":", indentation: 2)
          + columns.lines(of: $0.text, indentation: 4)
      })
  }

  private static func lines(
    _ evidence: ReportEvidence, _ writer: ReportWriter, _ columns: TextColumns,
    _ cut: inout CutValues
  ) -> [String] {
    let weight = writer.words("report.weight.\(evidence.weight.rawValue)")
    let message = columns.hanging(
      "[\(weight)] " + writer.text(evidence.message).plain, behind: "  - ")
    var rows: [(label: String, value: String)] = []
    for fact in evidence.facts {
      rows.append((writer.text(fact.label).plain, cut.plain(fact.label.key, fact.value)))
    }
    return message + columns.lines(ofRows: rows, indentation: 4)
  }

  private static func lines(
    _ flag: ReportFlag, _ writer: ReportWriter, _ columns: TextColumns
  )
    -> [String]
  {
    let points = flag.points.map(writer.points) ?? ""
    let type = writer.words("report.flagType.\(flag.type.rawValue)")
    return columns.hanging(
      "[\(type)] " + writer.text(flag.message).plain,
      behind: "  " + points.padded(toColumns: 3, alignment: .trailing) + "  ")
  }
}

extension TextPhotoView: MustacheParent {
  /// Returns the member with a name.
  func child(named name: String) -> Any? {
    switch name {
    case "titleLines": titleLines
    case "scoreLines": scoreLines
    case "flags": flags
    case "evidence": evidence
    case "checks": checks
    case "notes": notes
    case "facts": facts
    case "programFacts": programFacts
    case "failure": failure
    case "fullValues": fullValues
    default: nil
    }
  }
}

extension TextPhotoView.TextBlock: MustacheParent {
  /// Returns the member with a name.
  func child(named name: String) -> Any? {
    switch name {
    case "lines": lines
    default: nil
    }
  }
}
