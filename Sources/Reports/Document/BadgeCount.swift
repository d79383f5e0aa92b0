import Originality

/// The number of photos of an audit in a score class.
struct BadgeCount: Hashable, Sendable {
  /// The class.
  var badge: ScoreBadge

  /// The number of photos.
  var count: Int

  /// Returns a count for every class, the best first.
  static func all(in reports: [OriginalityReport]) -> [BadgeCount] {
    ScoreBadge.allCases.map { badge in
      BadgeCount(badge: badge, count: reports.count { $0.badge == badge })
    }
  }
}
