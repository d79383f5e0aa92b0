import TextLayout
public import StringCatalogs

/// Several previews as one object with `strings`, of which nobody needs to keep more than one.
public struct PreviewListJSON {
  private let localizer: Localizer
  private var isEmpty = true

  /// Begins an object; `localizer` says what was found in the language of whoever reads it.
  public init(localizer: Localizer) {
    self.localizer = localizer
  }

  /// Returns what is to be written for a preview, behind that for the ones before it.
  public mutating func text(adding preview: StringPreview) -> String {
    defer { isEmpty = false }
    return (isEmpty ? Self.opening + "\n    " : ",\n    ")
      + preview.value(localizer).prettyText(indent: "    ")
  }

  /// The end of the object.
  public var end: String {
    (isEmpty ? Self.opening : "\n  ") + "]\n}\n"
  }

  private static let opening = "{\n  \"strings\": ["
}
