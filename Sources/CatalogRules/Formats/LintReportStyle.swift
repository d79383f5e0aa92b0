public import StringCatalogs

/// How a report looks and which language it speaks.
public struct LintReportStyle: Sendable {
  /// Writes the messages.
  public var localizer: Localizer

  /// The columns that the text format may take.
  public var columns: Int

  /// Whether the text format is coloured.
  public var hasColors: Bool

  /// Whether the text format shows all keys without translation, not only the first of each file.
  public var showsAll: Bool

  /// The mildest severity that counts as a failure.
  public var failureSeverity: Severity

  /// Creates a style.
  public init(
    localizer: Localizer, columns: Int = 80, hasColors: Bool = false, showsAll: Bool = false,
    failureSeverity: Severity = .error
  ) {
    self.localizer = localizer
    self.columns = columns
    self.hasColors = hasColors
    self.showsAll = showsAll
    self.failureSeverity = failureSeverity
  }
}
