import Mustache
import Originality

/// A flag as templates see it.
struct FlagView {
  /// The code of the type, which identifies the icon and the style: `isEdited`.
  let type: String

  /// The type in a word.
  let typeWord: String

  /// The evidence in a sentence.
  let message: TextView

  /// The points that the flag adds to the score, with their sign; nil if unknown.
  let points: String?

  /// Whether the flag costs points.
  let isCostly: Bool

  /// Creates the view of a flag in the language of `writer`.
  init(_ flag: ReportFlag, writer: ReportWriter) {
    type = flag.type.rawValue
    typeWord = writer.words("report.flagType.\(type)")
    message = TextView(writer.text(flag.message))
    points = flag.points.map(writer.points)
    isCostly = (flag.points ?? 0) < 0
  }
}

extension FlagView: MustacheParent {
  /// Returns the member with a name.
  func child(named name: String) -> Any? {
    switch name {
    case "type": type
    case "typeWord": typeWord
    case "message": message
    case "points": points
    case "isCostly": isCostly
    default: nil
    }
  }
}
