public import StringCatalogs

/// The content of one version of a catalog at a conflict.
public struct ConflictVersion: Hashable, Sendable {
  /// The texts in the part, in the order of the file, including those of its variations and
  /// languages.
  public let texts: [String]

  /// The translation state; nil if the part is not a single text, or has no state.
  public let state: StringUnitState?

  init(_ value: JSONValue) {
    var texts: [String] = []
    Self.collect(value, into: &texts)
    self.texts = texts
    state = value["state"]?.string.map(StringUnitState.init(rawValue:))
  }

  private static func collect(_ value: JSONValue, into texts: inout [String]) {
    switch value.kind {
    case .object:
      for member in value.members where member.name != "state" || member.value.kind != .string {
        collect(member.value, into: &texts)
      }
    case .array: for element in value.elements { collect(element, into: &texts) }
    default: texts.append(value.string ?? String(decoding: value.bytes, as: UTF8.self))
    }
  }
}
