import StringCatalogs

/// Texts that come one by one, each with the path to it, until they are a value.
struct TableTree {
  private var text: (text: TableText, state: StringUnitState)?
  private var children: [(step: LeafStep, tree: TableTree)] = []

  /// Adds the text at a path.
  mutating func add(_ text: TableText, _ state: StringUnitState, at path: ArraySlice<LeafStep>) {
    guard let step = path.first else {
      self.text = (text, state)
      return
    }
    if let position = children.firstIndex(where: { $0.step == step }) {
      children[position].tree.add(text, state, at: path.dropFirst())
    } else {
      var tree = TableTree()
      tree.add(text, state, at: path.dropFirst())
      children.append((step, tree))
    }
  }

  /// The value; nil if there is no text, or none that is not a phrase of a set.
  var value: TableValue? {
    for case .variation(let axis, _) in children.map(\.step) {
      return .variations(axis, children.compactMap { Self.variation(of: axis, $0) })
    }
    guard let text else { return nil }
    let substitutions = substitutions(of: text.text.value)
    return substitutions.isEmpty
      ? .text(text.text, text.state) : .format(text.text, text.state, substitutions)
  }

  private static func variation(
    of axis: VariationAxis, _ child: (step: LeafStep, tree: TableTree)
  ) -> (name: String, value: TableValue)? {
    guard case .variation(axis, let name) = child.step else { return nil }
    return child.tree.value.map { (name, $0) }
  }

  private func substitutions(of text: String) -> [TableSubstitution] {
    let references = FormatString(text).substitutions
    return children.compactMap { step, tree in
      guard case .substitution(let name) = step, let value = tree.value else { return nil }
      let index = references.firstIndex { $0.name == name }
      let position = index.flatMap { references[$0].position ?? ($0 + 1) }
      return TableSubstitution(
        name: name, position: references.count > 1 ? position : nil, specifier: "lld",
        value: value)
    }
  }
}
