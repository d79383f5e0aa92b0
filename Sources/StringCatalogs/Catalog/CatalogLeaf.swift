/// A text of a localization, with the way to it.
public struct CatalogLeaf: Hashable, Sendable {
  /// The steps from the localization to the text; empty for a plain unit.
  public let path: [LeafStep]

  /// How far the translation has come; that of the whole set for a text in a set.
  public var state: StringUnitState? {
    holder["state"]?.string.map(StringUnitState.init(rawValue:))
  }

  /// The bytes of the state in the file, as offsets, with its quotes; nil when the file has none.
  public var stateRange: Range<Int>? { holder["state"]?.byteRange }

  /// The text; nil when the file has none.
  public var value: String? { literal?.string }

  /// The bytes of the text in the file, as offsets, with its quotes; nil when the file has none.
  public var valueRange: Range<Int>? { literal?.byteRange }

  /// The bytes of the unit or set in the file, as offsets, with its braces.
  public var byteRange: Range<Int> { holder.byteRange }

  /// The object with the state: a unit or a set.
  private let holder: JSONValue

  private let literal: JSONValue?

  init(path: [LeafStep], holder: JSONValue, literal: JSONValue?) {
    self.path = path
    self.holder = holder
    self.literal = literal.flatMap { $0.kind == .string ? $0 : nil }
  }
}
