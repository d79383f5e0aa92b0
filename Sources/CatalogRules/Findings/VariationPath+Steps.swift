package import StringCatalogs

extension VariationPath {
  /// Writes the steps from a localization to one of its texts.
  package init(_ steps: [LeafStep]) {
    let parts = steps.map { step in
      switch step {
      case .substitution(let name): "substitutions.\(name)"
      case .variation(let axis, let name): "\(axis.rawValue).\(name)"
      case .element(let index): "stringSet.\(index)"
      }
    }
    self.init(rawValue: parts.joined(separator: "/"))
  }
}
