import Escaping
import Mustache
import Originality
import StringCatalogs

/// The part of a report that is about one file, as templates of Markdown see it.
struct MarkdownPhotoView {
  /// The position, from 1.
  let number: Int

  /// The path.
  let file: TextView

  /// The score with its class in words, or that there is none.
  let verdict: String

  /// The digest; nil when there is none.
  let sha256: TextView?

  /// What speaks for and against the photo; nil when nothing was found.
  let flags: MarkdownTable?

  /// What the evidence amounts to and how much could be checked; nil when there is none.
  let assessment: TextView?

  /// The evidence; nil when there is none.
  let evidence: MarkdownTable?

  /// The checks that were made, and those that were not; nil when none is known.
  let checks: MarkdownTable?

  /// What the file and its camera say; nil when nothing was found.
  let facts: MarkdownTable?

  /// What editing programs added; nil when they added nothing.
  let programFacts: MarkdownTable?

  /// What the score does not count, and what was not read or only in part; nil when all was.
  let notes: PhotoView.NotesView?

  /// Why nothing was found; nil when something was.
  let failure: TextView?

  /// The whole of the values that were cut; nil when none was.
  let fullValues: FullValuesView?

  /// Values under a heading of their own.
  struct FullValuesView {
    let entries: [FullValueView]
  }

  /// A value in a block of code.
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
    let status = writer.words("report.badge.\(assessment?.badge.rawValue ?? "failed")")
    verdict =
      assessment.map {
        writer.words("report.gauge.valueFormat", .integer(Int64($0.score))) + " · " + status
      } ?? status
    sha256 = photo.sha256.map { TextView(cut.text("report.fact.sha256", .code($0))) }
    flags = assessment.map { Self.table($0.flags, writer: writer) }
    func table(_ heading: String, _ facts: [ReportFact]) -> MarkdownTable {
      MarkdownTable(
        header: [writer.label("report.heading.\(heading)"), ReportText(words: "")],
        rows: facts.map { [writer.text($0.label), cut.text($0.label.key, $0.value)] })
    }
    self.assessment = assessment?.verdict.map { TextView(Self.sentence($0, writer: writer)) }
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

  private static func sentence(_ verdict: ReportVerdict, writer: ReportWriter) -> ReportText {
    ReportText(
      words: writer.words("report.fact.assessment") + " · " + writer.text(verdict.message).plain
        + " · " + writer.text(verdict.coverage).plain)
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
  /// Returns the member of a name.
  func child(named name: String) -> Any? {
    switch name {
    case "number": number
    case "file": file
    case "verdict": verdict
    case "sha256": sha256
    case "flags": flags
    case "assessment": assessment
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
