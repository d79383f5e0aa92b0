public import StringCatalogs

/// The appearance of previews on a terminal.
public struct TerminalStyle: Sendable {
  /// The localizer for everything outside the catalog, in the reader's language.
  public var localizer: Localizer

  /// The width of a line in columns.
  public var columns: Int

  /// Whether text is colored.
  public var hasColors: Bool

  /// The maximum width of texts in the target interface, in columns; nil if unlimited.
  public var ruler: Int?

  /// Whether texts are also shown with their placeholders.
  public var showsPatterns: Bool

  /// Creates a style.
  public init(
    localizer: Localizer, columns: Int = 80, hasColors: Bool = false, ruler: Int? = nil,
    showsPatterns: Bool = false
  ) {
    self.localizer = localizer
    self.columns = max(columns, 20)
    self.hasColors = hasColors
    self.ruler = ruler
    self.showsPatterns = showsPatterns
  }
}
