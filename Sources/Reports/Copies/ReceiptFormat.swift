/// The format of a receipt for copies.
public enum ReceiptFormat: String, Hashable, Sendable, CaseIterable {
  /// For programs, and for `metalens verify`.
  case json
  /// A web page.
  case html
  /// Markdown.
  case markdown
  /// Plain text.
  case text

  /// The file extension of this format, without the dot.
  public var fileExtension: String { reportFormat.fileExtension }

  /// Creates the format for a file extension, in any case, without the dot.
  public init?(fileExtension: String) {
    let format = ReportFormat(fileExtension: fileExtension)
    guard let match = Self.allCases.first(where: { $0.reportFormat == format }) else { return nil }
    self = match
  }

  private var reportFormat: ReportFormat {
    switch self {
    case .json: .json
    case .html: .html
    case .markdown: .markdown
    case .text: .text
    }
  }
}
