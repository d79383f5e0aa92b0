import Foundation
import Originality
import PhotoMetadata

/// What a report says, in order, before it has words or a layout.
///
/// Everything in it is a value: messages that any language can say, text from outside that nobody
/// has made safe yet, numbers, moments, sizes. The renderers add language first and form last.
struct ReportDocument: Hashable, Sendable {
  /// The version of the tool that made the audit.
  var toolVersion: String

  /// The version of the rules that the scores follow.
  var ruleTableVersion: String

  /// When the audit was made.
  var date: Date

  /// The photos by class of score, the best class first.
  var badgeCounts: [BadgeCount]

  /// The photos by assessment; empty when none was assessed.
  var verdictCounts: [VerdictCount]

  /// How many files have no score.
  var failureCount: Int

  /// The photos by kind of evidence.
  var flagCounts: [FlagCount]

  /// How many files the audit has, of which a part of a report shows fewer.
  var photoCount: Int

  /// One section a file that is shown.
  var photos: [PhotoSection]

  /// Creates the document of an audit.
  ///
  /// `rules` give the points of flags, which are omitted when the audit followed other rules.
  /// Without `positions` of entries all are shown. The first entry has `firstNumber`. `thumbnails`
  /// gives their small pictures by position.
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

  /// Whether there is enough to compare for an overview.
  var hasOverview: Bool { photoCount > 1 }
}
