import StringCatalogs

extension [LeafStep] {
  /// The distance of a text from the one that represents its string in a list: the text for any
  /// number on any device, at distance 0.
  fileprivate var distanceFromCommonForm: Int {
    reduce(0) { distance, step in
      switch step {
      case .substitution: distance + 100
      case .variation(.plural, PluralCategory.other.rawValue), .element(0): distance
      case .variation(.device, Device.other.rawValue): distance
      case .variation(.plural, _), .element: distance + 1
      case .variation: distance + 10
      }
    }
  }

  /// Returns the index of the text that represents the others in a list, given their paths.
  static func mostCommonForm(among paths: some Collection<[LeafStep]>) -> Int? {
    paths.map(\.distanceFromCommonForm).enumerated().min { $0.element < $1.element }?.offset
  }
}
