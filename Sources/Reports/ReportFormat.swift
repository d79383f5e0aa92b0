/// The format of a report.
public enum ReportFormat: String, Hashable, Sendable, CaseIterable {
  /// A web page in one file.
  case html
  /// A document for paper and archives, which a browser prints.
  case pdf
  /// An email with an overview.
  case email
  /// GitHub Flavored Markdown.
  case markdown
  /// Plain text for terminals and mails.
  case text
  /// Codes and raw values for programs.
  case json
  /// The same, one photo per line.
  case ndjson
  /// A table for spreadsheets, one photo per row.
  case csv

  /// The file extension of this format, without the dot.
  public var fileExtension: String {
    switch self {
    case .html: "html"
    case .pdf: "pdf"
    case .email: "eml"
    case .markdown: "md"
    case .text: "txt"
    case .json: "json"
    case .ndjson: "ndjson"
    case .csv: "csv"
    }
  }

  /// Creates the format for a file extension, in any case, without the dot.
  public init?(fileExtension: String) {
    let ending = fileExtension.lowercased()
    let format = Self.allCases.first { $0.fileExtension == ending }
    guard let format = format ?? Self.otherFileExtensions[ending] else { return nil }
    self = format
  }

  private static let otherFileExtensions: [String: ReportFormat] = [
    "htm": .html, "jsonl": .ndjson, "markdown": .markdown,
  ]

  /// Whether one document can contain several languages that the reader switches between.
  public var switchesLanguages: Bool { self == .html }

  /// Whether the document contains words, so that a language matters.
  public var hasLanguage: Bool { self != .json && rows == nil }

  /// The format of rows, for a format that consists of rows.
  public var rows: RowFormat? { RowFormat(rawValue: rawValue) }
}
