import Originality

/// A score class as templates see it: a count in the overview, or the class of one photo.
struct BadgeView {
  /// The code of the class, which identifies the icon and the style: `green`.
  let badge: String

  /// The class in words.
  let badgeWord: String

  /// Creates the view of a class in the language of `writer`.
  init(_ badge: ScoreBadge, writer: ReportWriter) {
    self.badge = badge.rawValue
    badgeWord = writer.words("report.badge.\(badge.rawValue)")
  }
}
