package import StringCatalogs

/// Xcode's names for variations in files where each text stands alone: `device.iphone.plural.one`.
package enum VariationName {
  /// The separator between the key and the variation.
  package static let separator = "|==|"

  private static let substitutions = "substitutions"
  private static let phrases = "stringSet"

  /// Returns the name of a path to a text; empty for a localization without variations.
  package static func name(of path: [LeafStep]) -> String {
    path.map { step in
      switch step {
      // A name with a dot is enclosed in at signs.
      case .substitution(let name):
        "\(substitutions)." + (name.contains(".") ? "@\(name)@" : name)
      case .variation(let axis, let name): "\(axis.rawValue).\(name)"
      case .element(let index): "\(phrases).\(index)"
      }
    }.joined(separator: ".")
  }

  /// Returns the path that a name stands for; nil if it is not a variation name.
  package static func path(of name: String) -> [LeafStep]? {
    var path: [LeafStep] = []
    var rest = name[...]
    while !rest.isEmpty {
      guard let dot = rest.firstIndex(of: ".") else { return nil }
      let kind = rest[..<dot]
      rest = rest[rest.index(after: dot)...]
      guard let value = readValue(from: &rest), !value.isEmpty else { return nil }
      switch String(kind) {
      case substitutions where path.isEmpty: path.append(.substitution(value))
      case phrases:
        guard let index = Int(value), index >= 0, rest.isEmpty else { return nil }
        path.append(.element(index))
      case VariationAxis.plural.rawValue, VariationAxis.device.rawValue:
        path.append(.variation(VariationAxis(rawValue: String(kind)), value))
      default: return nil
      }
    }
    return path
  }

  /// Returns the key and the path that an XLIFF identifier stands for, if such a key exists.
  package static func split(
    _ identifier: String, isKey: (String) -> Bool
  ) -> (key: String, path: [LeafStep])? {
    guard let range = identifier.ranges(of: separator).last else { return nil }
    let key = String(identifier[..<range.lowerBound])
    guard isKey(key), let path = path(of: String(identifier[range.upperBound...])), !path.isEmpty
    else { return nil }
    return (key, path)
  }

  private static func readValue(from rest: inout Substring) -> String? {
    let isQuoted = rest.first == "@"
    if isQuoted {
      rest.removeFirst()
      guard let end = rest.firstIndex(of: "@") else { return nil }
      let value = String(rest[..<end])
      rest = rest[rest.index(after: end)...]
      if !rest.isEmpty, rest.removeFirst() != "." { return nil }
      return value
    }
    let end = rest.firstIndex(of: ".") ?? rest.endIndex
    let value = String(rest[..<end])
    rest = end == rest.endIndex ? "" : rest[rest.index(after: end)...]
    return value
  }
}
