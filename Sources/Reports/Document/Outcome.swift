import Documents
import Originality
import PhotoAudits
import StringCatalogs

/// What a report says of a photo in a few words.
enum Outcome: Hashable {
  /// The assessment.
  case verdict(Assessment.Verdict)

  /// The class of the score, in reports of the first versions, which have no assessment.
  case score(ScoreBadge)

  /// The file could not be read.
  case failed

  /// Creates the outcome of an entry.
  init(_ entry: PhotoEntry) {
    guard let report = entry.report else {
      self = .failed
      return
    }
    let verdict = report.assessment.map { Outcome.verdict($0.verdict) }
    self = verdict ?? report.badge.map(Outcome.score) ?? .verdict(.cannotTell)
  }

  /// All outcomes, in the order of a report.
  static let all: [Outcome] =
    Assessment.Verdict.allCases.map(Outcome.verdict) + ScoreBadge.allCases.map(Outcome.score)
    + [.failed]

  /// The outcome in words.
  var label: LocalizedMessage {
    switch self {
    case .verdict(let verdict): LocalizedMessage("report.assessment.\(verdict.rawValue)")
    case .score(let badge): LocalizedMessage("report.badge.\(badge.rawValue)")
    case .failed: LocalizedMessage("report.badge.failed")
    }
  }

  /// What it means; the absence of signs is no praise, and a score no judgment.
  var tone: Tone {
    switch self {
    case .verdict(.processed), .verdict(.madeByAI), .verdict(.partlyAI): .conclusive
    case .verdict(.probablyProcessed): .strong
    case .verdict(.notAPhotograph): .caution
    case .verdict(.cannotTell), .verdict(.metadataRemoved), .verdict(.notFromCamera): .unknown
    case .verdict(.noSign), .score: .neutral
    case .failed: .failed
    }
  }
}
