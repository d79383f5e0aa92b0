/// The text of a string for one plural category or one kind of device.
public struct Variation: CatalogPart {
  /// The member with the name of the case and the object with its text.
  package let member: JSONMember

  /// The axis of the variation.
  public let axis: VariationAxis

  /// Creates the variation, or nil if its value is not an object.
  package init?(_ member: JSONMember, axis: VariationAxis) {
    guard member.value.kind == .object else { return nil }
    self.member = member
    self.axis = axis
  }

  /// The members of a variation.
  package static let knownMembers = StringContent.knownMembers

  /// The object with the text.
  package var json: JSONValue { member.value }

  /// The name of the case as spelled in the file: `few`, `ipad`.
  public var name: String { member.name }

  /// The byte range of the name in the file, including its quotation marks.
  public var nameRange: Range<Int> { member.nameRange }

  /// The plural category, or nil for another axis.
  public var category: PluralCategory? {
    axis == .plural ? PluralCategory(rawValue: name) : nil
  }

  /// The kind of device, or nil for another axis.
  public var device: Device? { axis == .device ? Device(rawValue: name) : nil }

  /// The text: a unit, a set, or further variations.
  public var content: StringContent { StringContent(json) }
}
