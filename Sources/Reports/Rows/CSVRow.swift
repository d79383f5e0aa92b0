import Escaping
import Originality
import PhotoAudits
import PhotoFormats
import PhotoMetadata

/// A row of a table of photos (RFC 4180).
struct CSVRow {
  /// The names of the columns, in the order of ``init(_:)``.
  static let columns =
    [
      "file", "sha256", "score", "badge", "make", "model", "lens", "software", "width", "height",
      "fileSize", "location", "latitude", "longitude", "locationProblem", "creationDate",
      "xmpCreatorTool", "xmpSoftware", "xmpLens", "xmpHasLocation", "xmpSoftwareAgents", "flags",
      "problems", "assessment", "evidence", "error", "container",
    ] + PhotoFact.Kind.allCases.map(\.columnName)

  /// The maximum length of a cell in characters: a spreadsheet accepts at most 32,767 UTF-16 units.
  private static let longestCell = 8_000

  /// The header row.
  static let heading = bytes(columns)

  /// The bytes of the row, including its line end.
  let bytes: [UInt8]

  /// Creates the row of an entry.
  ///
  /// A raw path is written as it is, for programs that join tables by it.
  init(_ entry: PhotoEntry, hasRawPath: Bool = false) {
    let report = entry.report
    let summary = report?.summary
    let xmp = summary?.xmp
    bytes = Self.bytes(
      [
        hasRawPath ? entry.file : Self.untrusted(entry.file), entry.sha256 ?? "",
        Self.number(report?.score),
        report?.badge?.rawValue ?? "", Self.untrusted(summary?.make),
        Self.untrusted(summary?.model),
        Self.untrusted(summary?.lens), Self.untrusted(summary?.software),
        Self.number(summary?.dimensions?.width), Self.number(summary?.dimensions?.height),
        Self.number(summary?.fileSize), Self.location(summary?.location),
        Self.coordinates(summary?.location)?.latitude.description ?? "",
        Self.coordinates(summary?.location)?.longitude.description ?? "",
        summary?.locationProblem?.rawValue ?? "", summary?.creationDate?.iso8601 ?? "",
        Self.untrusted(xmp?.creatorTool), Self.untrusted(xmp?.software), Self.untrusted(xmp?.lens),
        xmp.map { $0.hasLocation ? "true" : "false" } ?? "",
        Self.untrusted(xmp?.softwareAgents.joined(separator: "; ")),
        (report?.flags ?? []).map(\.detail.kind.rawValue).joined(separator: "; "),
        (summary?.problems ?? []).map(\.rawValue).joined(separator: "; "),
        report?.assessment?.verdict.rawValue ?? "",
        (report?.evidence ?? []).map(\.kind.rawValue).joined(separator: "; "),
        Self.code(entry.error), summary?.container?.rawValue ?? "",
      ] + PhotoFact.Kind.allCases.map { Self.facts($0, of: summary) })
  }

  /// Returns the values of a kind of fact.
  private static func facts(_ kind: PhotoFact.Kind, of summary: PhotoSummary?) -> String {
    let values = summary?.facts.filter { $0.kind == kind }.map(\.value.columnText) ?? []
    return values.isEmpty ? "" : untrusted(values.joined(separator: "; "))
  }

  private static func bytes(_ cells: [String]) -> [UInt8] { Array(CSVEscaping.row(cells).utf8) }

  /// Returns untrusted text, made visible and guarded against evaluation as a formula.
  private static func untrusted(_ text: String?) -> String {
    text.map { FormulaGuard.guarded(VisibleText($0, limit: longestCell).text) } ?? ""
  }

  private static func number(_ number: Int?) -> String { number.map { String($0) } ?? "" }

  private static func location(_ location: PhotoLocation?) -> String {
    switch location {
    case .coordinates: "recorded"
    case .withheld: "withheld"
    case nil: ""
    }
  }

  private static func coordinates(_ location: PhotoLocation?) -> GeoCoordinates? {
    if case .coordinates(let place) = location { place } else { nil }
  }

  private static func code(_ error: AppError?) -> String {
    guard let error else { return "" }
    guard case .fileSystemError(let description) = error else { return error.code }
    return error.code + ": " + untrusted(description)
  }
}

extension PhotoFact.Kind {
  /// The name of its column, which must not be that of what EXIF records.
  fileprivate var columnName: String {
    switch self {
    case .make: "otherMake"
    case .model: "otherModel"
    case .lens: "otherLens"
    case .software: "otherSoftware"
    case .creationDate: "otherCreationDate"
    case .location: "otherLocation"
    default: rawValue
    }
  }
}

extension PhotoFact.Value {
  /// The value without words of any language.
  fileprivate var columnText: String {
    switch self {
    case .text(let text): return text
    case .number(let number): return Int(exactly: number).map { String($0) } ?? String(number)
    case .date(let date): return date.iso8601
    case .place(let place): return "\(place.latitude) \(place.longitude)"
    case .event(let event):
      return [event.date?.iso8601, event.action, event.program].compactMap { $0 }
        .joined(separator: " ")
    case .recorded: return "recorded"
    case .withheld: return "withheld"
    }
  }
}
