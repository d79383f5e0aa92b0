public import CatalogRules
public import StringCatalogs

/// The appearance and the language of a report.
public struct LintReportStyle: Sendable {
  /// The localizer for all messages.
  public var localizer: Localizer

  /// The width of the text format in columns, from 1 to 1,000.
  public var columns: Int { didSet { columns = Self.bounded(columns) } }

  /// Wider lines are not laid out, so that no given width can overflow a number.
  private static let maximumColumns = 1_000

  /// Whether the text format has colors.
  public var hasColors: Bool

  /// Whether the text format links rule names to their documentation.
  public var hasLinks: Bool

  /// The documentation of the rules; nil if unknown.
  public var documentation: RuleDocumentation?

  /// Whether the formats for people show all findings, not only the first of each rule and file.
  public var showsAll: Bool

  /// Whether SARIF contains the texts of its rules in every language of the product.
  public var translatesRules: Bool

  /// The lowest severity that counts as a failure.
  public var failureSeverity: Severity

  /// Creates a style.
  public init(
    localizer: Localizer, columns: Int = 80, hasColors: Bool = false, hasLinks: Bool = false,
    documentation: RuleDocumentation? = nil, showsAll: Bool = false,
    translatesRules: Bool = false, failureSeverity: Severity = .error
  ) {
    self.localizer = localizer.rememberingTexts()
    self.columns = Self.bounded(columns)
    self.hasColors = hasColors
    self.hasLinks = hasLinks
    self.documentation = documentation
    self.showsAll = showsAll
    self.translatesRules = translatesRules
    self.failureSeverity = failureSeverity
  }

  private static func bounded(_ columns: Int) -> Int { min(max(columns, 1), maximumColumns) }
}
