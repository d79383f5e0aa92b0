import StringCatalogs

/// A version of a text and its state.
struct UnitVersion: Hashable, Sendable, Codable {
  /// The text; nil if there was none.
  var text: String?

  /// The name of the state; nil if the file has none.
  var state: String?

  /// A missing text.
  static let missing = UnitVersion(text: nil, state: nil)
}

extension UnitVersion {
  init(_ leaf: CatalogLeaf) {
    self.init(text: leaf.value, state: leaf.state?.rawValue)
  }
}
