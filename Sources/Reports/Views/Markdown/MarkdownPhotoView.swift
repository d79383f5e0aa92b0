import Escaping
import Mustache
import Originality
import StringCatalogs

/// The section of a report about one file, as Markdown templates see it.
struct MarkdownPhotoView {
  /// The position, from 1.
  let number: Int

  /// The path.
  let file: TextView

  /// The verdict and its reason, or a note that the photo could not be read.
  let verdict: TextView

  /// The score and the number of checks; nil if there is no score.
  let score: String?

  /// The digest; nil if there is none.
  let sha256: TextView?

  /// The flags for and against the photo; nil if it could not be read.
  let flags: MarkdownTable?

  /// The evidence; nil if there is none.
  let evidence: MarkdownTable?

  /// The checks that were made, and those that were not; nil if unknown.
  let checks: MarkdownTable?

  /// The facts of the file and the camera; nil if it could not be read.
  let facts: MarkdownTable?

  /// The facts that editing programs added; nil if there are none.
  let programFacts: MarkdownTable?

  /// The notes on facts outside the score, and on what was not read or only partially; nil if there
  /// are none.
  let notes: PhotoView.NotesView?

  /// The failure; nil if the photo could be read.
  let failure: TextView?

  /// The full texts of cut values; nil if there are none.
  let fullValues: FullValuesView?

  /// Values under a heading.
  struct FullValuesView {
    let entries: [FullValueView]
  }

  /// A value in a code block.
  struct FullValueView {
    let label: String
    let fence: String
    let whole: String
  }

  /// Creates the view of a file in the language of `writer`.
  init(_ photo: PhotoSection, writer: ReportWriter) {
    var cut = CutValues(writer: writer)
    let assessment = photo.assessment
    number = photo.number
    file = TextView(cut.text("report.fact.file", .untrusted(photo.file)))
    verdict = TextView(
      assessment?.verdict.map { writer.text($0.sentence) } ?? writer.label(photo.outcomeKey))
    score = assessment.map { Self.score($0, writer: writer) }
    sha256 = photo.sha256.map { TextView(cut.text("report.fact.sha256", .code($0))) }
    flags = assessment.map { Self.table($0.flags, writer: writer) }
    func table(_ heading: String, _ facts: [ReportFact]) -> MarkdownTable {
      MarkdownTable(
        header: [writer.label("report.heading.\(heading)"), ReportText(words: "")],
        rows: facts.map { [writer.text($0.label), cut.text($0.label.key, $0.value)] })
    }
    let found = assessment?.evidence ?? []
    evidence =
      found.isEmpty
      ? nil
      : MarkdownTable(
        header: ["weight", "evidence", "structure", "offset", "rawValue", "innocentCause"].map {
          writer.label("report.fact.\($0)")
        },
        rows: found.map { item in
          [
            writer.label("report.weight.\(item.weight.rawValue)"), writer.text(item.message),
            item.structure.map { writer.text($0) } ?? ReportText(words: "–"),
            writer.text(item.offset),
            item.value.map { cut.text("report.fact.rawValue", $0) } ?? ReportText(words: "–"),
            writer.text(item.cause),
          ]
        })
    checks = (assessment?.verdict?.checks).map { table("coverage", $0) }
    facts = assessment.map { table("facts", $0.facts) }
    let fromPrograms = assessment?.programFacts ?? []
    programFacts = fromPrograms.isEmpty ? nil : table("programFacts", fromPrograms)
    let texts = (assessment?.notes ?? []).map { TextView(writer.text($0)) }
    notes = texts.isEmpty ? nil : PhotoView.NotesView(items: texts)
    failure = photo.error.map { TextView(writer.text($0.localizedMessage)) }
    fullValues =
      cut.values.isEmpty
      ? nil
      : FullValuesView(
        entries: cut.values.map {
          FullValueView(
            label: $0.label, fence: MarkdownEscaping.fence(for: $0.text), whole: $0.text)
        })
  }

  private static func score(_ assessment: PhotoAssessment, writer: ReportWriter) -> String {
    let score =
      writer.words("report.fact.score") + " "
      + writer.words("report.gauge.valueFormat", .integer(Int64(assessment.score)))
    let coverage = assessment.verdict.map { writer.text($0.coverage).plain }
    return ([score] + (coverage.map { [$0] } ?? [])).joined(separator: " · ")
  }

  private static func table(_ flags: [ReportFlag], writer: ReportWriter) -> MarkdownTable {
    MarkdownTable(
      header: [
        writer.label("report.fact.type"), writer.label("report.heading.flags"),
        writer.label("report.fact.points"),
      ],
      rows: flags.map { flag in
        [
          writer.label("report.flagType.\(flag.type.rawValue)"), writer.text(flag.message),
          ReportText(words: flag.points.map(writer.points) ?? "–"),
        ]
      }, trailing: [2])
  }
}

extension MarkdownPhotoView: MustacheParent {
  /// Returns the member with a name.
  func child(named name: String) -> Any? {
    switch name {
    case "number": number
    case "file": file
    case "verdict": verdict
    case "sha256": sha256
    case "flags": flags
    case "score": score
    case "evidence": evidence
    case "checks": checks
    case "facts": facts
    case "programFacts": programFacts
    case "notes": notes
    case "failure": failure
    case "fullValues": fullValues
    default: nil
    }
  }
}
