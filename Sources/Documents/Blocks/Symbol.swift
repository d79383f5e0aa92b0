/// A drawing that is defined once per page, however often it is shown.
public struct Symbol: Hashable, Sendable {
  /// Its name, unique in the document.
  public var name: Anchor

  /// The width in units of the drawing.
  public var width: Int

  /// The height in units of the drawing.
  public var height: Int

  /// The elements of the drawing in SVG.
  ///
  /// They are written as they are: never make them from untrusted text.
  public var elements: String

  /// Creates a symbol.
  public init(name: Anchor, width: Int, height: Int, elements: String) {
    self.name = name
    self.width = width
    self.height = height
    self.elements = elements
  }
}
