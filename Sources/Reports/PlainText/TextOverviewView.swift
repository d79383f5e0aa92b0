import Originality
import StringCatalogs
import TextLayout

/// The overview of several photos as lines of plain text.
struct TextOverviewView {
  /// The number of photos in each score class.
  let badgeLines: [String]

  /// The number of photos with each verdict; nil if none was assessed.
  let verdicts: TextPhotoView.TextBlock?

  /// The number of photos with each kind of evidence; nil if no photo could be read.
  let evidence: TextPhotoView.TextBlock?

  /// One row per photo.
  let photoLines: [String]

  /// Creates the lines of an overview in the language of `writer`; nil if there is none.
  init?(_ document: ReportDocument, writer: ReportWriter, columns: TextColumns) {
    guard let view = OverviewView(document, writer: writer) else { return nil }
    badgeLines = Self.counted(view.badges.map { ($0.label, $0.count) }, columns)
    verdicts = TextPhotoView.TextBlock(
      Self.counted((view.verdicts?.items ?? []).map { ($0.label, $0.count) }, columns))
    evidence = TextPhotoView.TextBlock(
      Self.counted(
        view.evidence.map {
          ("[\(writer.words("report.flagType.\($0.code)"))] \($0.label)", $0.count)
        },
        columns))
    photoLines = Self.table(document.photos, writer: writer, columns: columns)
  }

  /// Numbers precede their labels, so that nothing depends on the width of a label.
  private static func counted(
    _ rows: [(label: String, count: String)], _ columns: TextColumns
  )
    -> [String]
  {
    let width = rows.map { DisplayWidth.of($0.count) }.max() ?? 0
    return rows.flatMap { row in
      columns.hanging(
        row.label, behind: "  " + row.count.padded(toColumns: width, alignment: .trailing) + "  ")
    }
  }

  private static func table(
    _ photos: [PhotoSection], writer: ReportWriter, columns: TextColumns
  ) -> [String] {
    let header = (
      score: writer.words("report.fact.score"), status: writer.words("report.fact.assessment"),
      file: writer.words("report.fact.file")
    )
    let rows = photos.map { photo in
      (
        score: photo.assessment.map { writer.number($0.score) } ?? "-",
        status: writer.words(photo.outcomeKey),
        file: writer.text(.untrusted(photo.file)).plain
      )
    }
    let all = [header] + rows
    let scoreWidth = all.map { DisplayWidth.of($0.score) }.max() ?? 0
    let statusWidth = all.map { DisplayWidth.of($0.status) }.max() ?? 0
    let lead = all.map { row in
      row.status.padded(toColumns: statusWidth + 2)
        + row.score.padded(toColumns: scoreWidth, alignment: .trailing) + "  "
    }
    let fits = columns.width - scoreWidth - statusWidth - 4 >= 20
    return zip(all, lead).flatMap { row, lead in
      fits
        ? columns.hanging(row.file, behind: lead)
        : columns.lines(of: lead) + columns.lines(of: row.file, indentation: 2)
    }
  }
}
