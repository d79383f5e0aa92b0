import Foundation
import Originality
import PhotoMetadata

/// The contents of a report, in order, before they have words or a layout.
///
/// All of it is values: messages that can be shown in any language, untrusted text, numbers, dates,
/// sizes. The renderers add language first and format last.
struct ReportDocument: Hashable, Sendable {
  /// The version of the tool.
  var toolVersion: String

  /// The version of the rules of the scores.
  var ruleTableVersion: String

  /// The time of the audit.
  var date: Date

  /// The photos by score class, the best class first.
  var badgeCounts: [BadgeCount]

  /// The photos by assessment; empty if none was assessed.
  var verdictCounts: [VerdictCount]

  /// The number of files without a score.
  var failureCount: Int

  /// The photos by kind of evidence.
  var flagCounts: [FlagCount]

  /// The number of files in the audit; a part of a report shows fewer.
  var photoCount: Int

  /// One section per shown file.
  var photos: [PhotoSection]

  /// Creates the document of an audit.
  ///
  /// `rules` provide the points of flags, which are omitted if the audit used other rules. Without
  /// `positions` all entries are shown. The first entry has `firstNumber`. `thumbnails` returns
  /// their thumbnails by position.
  init(
    _ audit: AuditReport, rules: RuleTable = .current, showing positions: [Int]? = nil,
    firstNumber: Int = 1, thumbnails: ThumbnailSource = { _ in nil }
  ) {
    toolVersion = audit.toolVersion
    ruleTableVersion = audit.ruleTableVersion
    date = audit.date
    let reports = audit.entries.compactMap(\.report)
    badgeCounts = BadgeCount.all(in: reports)
    verdictCounts = VerdictCount.all(in: reports)
    failureCount = audit.entries.count - reports.count
    flagCounts = FlagCount.all(in: reports)
    let rules = rules.version == audit.ruleTableVersion ? rules : nil
    photoCount = audit.entries.count
    photos = (positions ?? Array(audit.entries.indices)).map { position in
      let entry = audit.entries[position]
      var section = PhotoSection(
        number: firstNumber + position, file: entry.file, sha256: entry.sha256,
        outcome: entry.result.map { PhotoAssessment($0, rules: rules) })
      section.setThumbnail { () throws(PhotoReadError) in try thumbnails(position) }
      return section
    }
  }

  /// Whether there is enough for an overview.
  var hasOverview: Bool { photoCount > 1 }
}
