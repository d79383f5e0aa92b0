import StringCatalogs

/// The shape of a localization: at each place a text, the cases of one axis, or a set of texts.
struct UnitShape {
  /// What is at a place.
  private enum Node: Hashable {
    case text
    case axis(VariationAxis)
    case set
  }

  private var nodes: [[LeafStep]: Node] = [:]

  /// Adds a text at a path; returns false, and adds nothing, if it can't be beside the others.
  mutating func add(_ path: [LeafStep]) -> Bool {
    var found: [(place: [LeafStep], node: Node)] = []
    for index in path.indices {
      switch path[index] {
      case .variation(let axis, _): found.append((Array(path[..<index]), .axis(axis)))
      case .element: found.append((Array(path[..<index]), .set))
      // A text and its substitutions are beside one another.
      case .substitution: break
      }
    }
    found.append((path, .text))
    for (place, node) in found {
      if let known = nodes[place], known != node { return false }
    }
    for (place, node) in found { nodes[place] = node }
    return true
  }
}
