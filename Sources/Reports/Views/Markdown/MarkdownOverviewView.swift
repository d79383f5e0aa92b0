import Originality

/// The overview of several photos as Markdown tables.
struct MarkdownOverviewView {
  /// The number of photos in each score class.
  let badges: MarkdownTable

  /// The number of photos with each verdict; nil if none was assessed.
  let verdicts: MarkdownTable?

  /// The number of photos with each kind of evidence; nil if no photo could be read.
  let evidence: MarkdownTable?

  /// One row per photo.
  let photoTable: MarkdownTable

  /// Creates the tables of an overview in the language of `writer`; nil if there is none.
  init?(_ document: ReportDocument, writer: ReportWriter) {
    guard let view = OverviewView(document, writer: writer) else { return nil }
    badges = MarkdownTable(
      header: [writer.label("report.fact.status"), writer.label("report.fact.count")],
      rows: view.badges.map { [ReportText(words: $0.label), ReportText(words: $0.count)] },
      trailing: [1])
    verdicts = view.verdicts.map { verdicts in
      MarkdownTable(
        header: [writer.label("report.fact.assessment"), writer.label("report.fact.count")],
        rows: verdicts.items.map { [ReportText(words: $0.label), ReportText(words: $0.count)] },
        trailing: [1])
    }
    evidence =
      view.evidence.isEmpty
      ? nil
      : MarkdownTable(
        header: ["type", "finding", "count"].map { writer.label("report.fact.\($0)") },
        rows: view.evidence.map { tally in
          [
            writer.label("report.flagType.\(tally.code)"), ReportText(words: tally.label),
            ReportText(words: tally.count),
          ]
        }, trailing: [2])
    photoTable = MarkdownTable(
      header: ["number", "file", "assessment", "score", "camera", "software", "day"].map {
        writer.label("report.fact.\($0)")
      },
      rows: document.photos.map { Self.row($0, writer: writer) }, trailing: [0, 3])
  }

  private static func row(_ photo: PhotoSection, writer: ReportWriter) -> [ReportText] {
    let assessment = photo.assessment
    let none = ReportText(words: "–")
    return [
      ReportText(words: String(photo.number)),
      writer.text(.untrusted(photo.file)),
      writer.label(photo.outcomeKey),
      assessment.map { ReportText(words: writer.number($0.score)) } ?? none,
      assessment.map { writer.text($0.camera) } ?? none,
      assessment.map { writer.text($0.software) } ?? none,
      assessment.map { writer.text($0.day) } ?? none,
    ]
  }
}
