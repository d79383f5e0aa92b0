public import Originality
public import PhotoMetadata
public import StringCatalogs

extension ReportRenderer {
  /// The number of photos that the index of a report lists: the first by assessment.
  private static let photosInIndex = 100

  /// Writes a web report as files, each passed to `write` with its name as soon as it is rendered.
  ///
  /// Up to 200 photos are one file. With more, the file is an overview that stays small enough to
  /// open: it lists the first photos by assessment, states how many it omits, and links to pages
  /// with the sections of all. Names are relative to the folder of `file`, which is that of the
  /// report itself unless languages are split: then each has its tag before the extension.
  /// `thumbnails` is called for the photos of a page when the page is rendered.
  public func writeHTML(
    _ audit: AuditReport, named file: String, languages: [LanguageTag],
    layout: HTMLLayout = HTMLLayout(), thumbnails: ThumbnailSource = { _ in nil },
    write: (_ name: String, _ text: String) throws -> Void
  ) throws {
    let (audit, originalPositions) = audit.sortedByAssessment()
    let writers = writers(for: languages)
    let files = HTMLFileNames(
      file: file, photoCount: audit.entries.count, splitsStyle: layout.splitsStyle)
    let groups = layout.splitsLanguages ? writers.map { [$0] } : [writers]
    func writePage(_ part: HTMLPagePlace.Part, _ document: ReportDocument) throws {
      for group in groups {
        let place = HTMLPagePlace(
          files: files, part: part,
          language: layout.splitsLanguages ? group.first?.language : nil,
          photoFiles: part == .index ? audit.entries.map(\.file) : [])
        try write(place.file, html(document, writers: group, all: writers, page: place))
      }
    }
    if files.pageCount == 0 {
      try writePage(
        .whole,
        ReportDocument(audit, rules: rules) {
          position throws(PhotoReadError) in try thumbnails(originalPositions[position])
        })
    } else {
      try writePage(
        .index,
        ReportDocument(
          audit, rules: rules, showing: Array(audit.entries.indices.prefix(Self.photosInIndex))))
      for number in 1...files.pageCount {
        let positions = files.positions(onPage: number)
        var part = audit
        part.entries = Array(audit.entries[positions])
        try writePage(
          .photos(page: number),
          ReportDocument(part, rules: rules, firstNumber: positions.lowerBound + 1) {
            position throws(PhotoReadError) in
            try thumbnails(originalPositions[positions.lowerBound + position])
          })
      }
    }
    if let name = files.styleSheet { try write(name, styleSheet) }
  }
}
