import Originality

/// The comparison of several photos as tables of Markdown.
struct MarkdownOverviewView {
  /// How many photos have which class of score.
  let badges: MarkdownTable

  /// How many photos have which assessment; nil when none was assessed.
  let verdicts: MarkdownTable?

  /// How many photos have which evidence; nil when no photo could be read.
  let evidence: MarkdownTable?

  /// A row a photo.
  let photoTable: MarkdownTable

  /// Creates the tables of an overview in the language of `writer`; nil when there is none.
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
      header: ["number", "file", "score", "status", "camera", "software", "day"].map {
        writer.label("report.fact.\($0)")
      },
      rows: document.photos.map { Self.row($0, writer: writer) }, trailing: [0, 2])
  }

  private static func row(_ photo: PhotoSection, writer: ReportWriter) -> [ReportText] {
    let assessment = photo.assessment
    let none = ReportText(words: "–")
    return [
      ReportText(words: String(photo.number)),
      writer.text(.untrusted(photo.file)),
      assessment.map { ReportText(words: writer.number($0.score)) } ?? none,
      writer.label("report.badge.\(assessment?.badge.rawValue ?? "failed")"),
      assessment.map { writer.text($0.camera) } ?? none,
      assessment.map { writer.text($0.software) } ?? none,
      assessment.map { writer.text($0.day) } ?? none,
    ]
  }
}
