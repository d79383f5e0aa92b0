public import StringCatalogs

/// How previews look on a terminal.
public struct TerminalStyle: Sendable {
  /// Writes what does not come from the catalog, in the reader's language.
  public var localizer: Localizer

  /// The columns of a line.
  public var columns: Int

  /// Whether text is colored.
  public var hasColors: Bool

  /// The columns that a text may take in the interface it is for; nil for as many as there are.
  public var ruler: Int?

  /// Whether texts are shown with their placeholders as well.
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
