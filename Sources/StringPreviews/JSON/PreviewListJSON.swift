import Escaping
public import StringCatalogs

/// Writes several previews incrementally as one object with `strings`.
public struct PreviewListJSON {
  private let localizer: Localizer
  private var isEmpty = true

  /// Starts an object; `localizer` writes the findings in the reader's language.
  public init(localizer: Localizer) {
    self.localizer = localizer
  }

  /// Returns the text of the next preview.
  public mutating func text(adding preview: StringPreview) -> String {
    defer { isEmpty = false }
    return (isEmpty ? Self.opening + "\n    " : ",\n    ")
      + preview.value(localizer).prettyText(depth: 2)
  }

  /// The end of the object.
  public var end: String {
    (isEmpty ? Self.opening : "\n  ") + "]\n}\n"
  }

  private static let opening = "{\n  \"strings\": ["
}
