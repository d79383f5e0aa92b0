/// A form that a report can be written in.
public enum ReportFormat: String, Hashable, Sendable, CaseIterable {
  /// A web page in one file.
  case html
  /// GitHub flavoured Markdown.
  case markdown
  /// Plain text for terminals and mails.
  case text
  /// Codes and raw values for programs.
  case json
  /// The same, one photo a line.
  case ndjson
  /// A table for spreadsheets, one photo a row.
  case csv

  /// How the name of a file of this form ends, without the point.
  public var fileExtension: String {
    switch self {
    case .html: "html"
    case .markdown: "md"
    case .text: "txt"
    case .json: "json"
    case .ndjson: "ndjson"
    case .csv: "csv"
    }
  }

  /// Creates the form of files whose names end in this, in upper or lower case, without the point.
  public init?(fileExtension: String) {
    let ending = fileExtension.lowercased()
    let format = Self.allCases.first { $0.fileExtension == ending }
    guard let format = format ?? Self.otherFileExtensions[ending] else { return nil }
    self = format
  }

  private static let otherFileExtensions: [String: ReportFormat] = [
    "htm": .html, "jsonl": .ndjson, "markdown": .markdown,
  ]

  /// Whether one document can hold several languages among which the reader switches.
  public var switchesLanguages: Bool { self == .html }

  /// Whether the document has words, so that a language matters.
  public var hasLanguage: Bool { self != .json && rows == nil }

  /// How rows are written, for a format that consists of rows.
  public var rows: RowFormat? { RowFormat(rawValue: rawValue) }
}
