import StringCatalogs

/// A text with its state, as somebody saw it.
struct UnitVersion: Hashable, Sendable, Codable {
  /// The text; nil when there was none.
  var text: String?

  /// The name of the state; nil when the file has none.
  var state: String?

  /// A text that is not there.
  static let missing = UnitVersion(text: nil, state: nil)
}

extension UnitVersion {
  init(_ leaf: CatalogLeaf) {
    self.init(text: leaf.value, state: leaf.state?.rawValue)
  }
}
