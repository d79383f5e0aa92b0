/// The text of a string for one plural category or one kind of device.
public struct Variation: CatalogPart {
  /// The member that this is: the name of the case and the object with its text.
  package let member: JSONMember

  /// What the texts differ by.
  public let axis: VariationAxis

  /// Creates the variation, or nil when its value is not an object.
  package init?(_ member: JSONMember, axis: VariationAxis) {
    guard member.value.kind == .object else { return nil }
    self.member = member
    self.axis = axis
  }

  /// The members of a variation.
  package static let knownMembers = StringContent.knownMembers

  /// The object with the text.
  package var json: JSONValue { member.value }

  /// The name of the case as the file spells it: `few`, `ipad`.
  public var name: String { member.name }

  /// The bytes of the name in the file, as offsets, with its quotes.
  public var nameRange: Range<Int> { member.nameRange }

  /// The plural category, or nil when the texts differ by something else.
  public var category: PluralCategory? {
    axis == .plural ? PluralCategory(rawValue: name) : nil
  }

  /// The kind of device, or nil when the texts differ by something else.
  public var device: Device? { axis == .device ? Device(rawValue: name) : nil }

  /// The text: a unit, a set, or further variations.
  public var content: StringContent { StringContent(json) }
}
