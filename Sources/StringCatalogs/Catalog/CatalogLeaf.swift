/// A text of a localization, and the path to it.
public struct CatalogLeaf: Hashable, Sendable {
  /// The steps from the localization to the text; empty for a plain unit.
  public let path: [LeafStep]

  /// The translation state; that of the whole set for a text in a set.
  public var state: StringUnitState? {
    holder["state"]?.string.map(StringUnitState.init(rawValue:))
  }

  /// The byte range of the state in the file, including its quotation marks; nil if there is none.
  public var stateRange: Range<Int>? { holder["state"]?.byteRange }

  /// The text; nil if there is none.
  public var value: String? { literal?.string }

  /// The byte range of the text in the file, including its quotation marks; nil if there is none.
  public var valueRange: Range<Int>? { literal?.byteRange }

  /// The byte range of the unit or set in the file, including its braces.
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
