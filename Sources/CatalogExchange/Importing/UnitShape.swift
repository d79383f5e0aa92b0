import StringCatalogs

/// The shape of a localization: at each location a text, the cases of one axis, or a set of texts.
struct UnitShape {
  /// What is at a location.
  private enum Node: Hashable {
    case text
    case axis(VariationAxis)
    case set
  }

  private var nodes: [[LeafStep]: Node] = [:]

  /// Adds a text at a path; returns false, and adds nothing, if it can't be beside the others.
  mutating func add(_ path: [LeafStep]) -> Bool {
    var found: [(location: [LeafStep], node: Node)] = []
    for index in path.indices {
      switch path[index] {
      case .variation(let axis, _): found.append((Array(path[..<index]), .axis(axis)))
      case .element: found.append((Array(path[..<index]), .set))
      // A text and its substitutions are beside one another.
      case .substitution: break
      }
    }
    found.append((path, .text))
    for (location, node) in found {
      if let known = nodes[location], known != node { return false }
    }
    for (location, node) in found { nodes[location] = node }
    return true
  }
}
