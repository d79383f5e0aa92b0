public import CatalogRules
public import StringCatalogs

/// How a report looks and which language it speaks.
public struct LintReportStyle: Sendable {
  /// Writes the messages.
  public var localizer: Localizer

  /// The columns that the text format may take, from 1 to 1,000.
  public var columns: Int { didSet { columns = Self.bounded(columns) } }

  /// Wider lines are not laid out, so that no width from outside makes a number overflow.
  private static let maximumColumns = 1_000

  /// Whether the text format is coloured.
  public var hasColors: Bool

  /// Whether the text format links the names of rules to their documentation.
  public var hasLinks: Bool

  /// Where the rules are described; nil when unknown.
  public var documentation: RuleDocumentation?

  /// Whether the text format shows all keys without translation, not only the first of each file.
  public var showsAll: Bool

  /// The mildest severity that counts as a failure.
  public var failureSeverity: Severity

  /// Creates a style.
  public init(
    localizer: Localizer, columns: Int = 80, hasColors: Bool = false, hasLinks: Bool = false,
    documentation: RuleDocumentation? = nil, showsAll: Bool = false,
    failureSeverity: Severity = .error
  ) {
    self.localizer = localizer
    self.columns = Self.bounded(columns)
    self.hasColors = hasColors
    self.hasLinks = hasLinks
    self.documentation = documentation
    self.showsAll = showsAll
    self.failureSeverity = failureSeverity
  }

  private static func bounded(_ columns: Int) -> Int { min(max(columns, 1), maximumColumns) }
}
