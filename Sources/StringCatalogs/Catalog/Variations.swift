/// The texts of a string by plural category, by device, or by an unknown axis.
public struct Variations: CatalogPart {
  /// The object with one member for each axis.
  package let json: JSONValue

  init(_ json: JSONValue) {
    self.json = json
  }

  /// The known axes.
  package static let knownMembers: [KnownMember] = [
    KnownMember(VariationAxis.device.rawValue, .object),
    KnownMember(VariationAxis.plural.rawValue, .object),
  ]

  /// The axes of the texts, nearly always one; including unknown ones.
  public var axes: [VariationAxis] {
    json.members.filter { $0.value.kind == .object }.map { VariationAxis(rawValue: $0.name) }
  }

  /// All texts in the order of the file, with the axis and the case of each.
  public var all: [Variation] {
    json.members.flatMap { Self.cases(in: $0.value, of: VariationAxis(rawValue: $0.name)) }
  }

  /// Returns whether there are texts along an axis.
  func vary(by axis: VariationAxis) -> Bool { json[axis.rawValue] != nil }

  /// Returns the texts along an axis in the order of the file.
  public func cases(of axis: VariationAxis) -> [Variation] {
    json[axis.rawValue].map { Self.cases(in: $0, of: axis) } ?? []
  }

  private static func cases(in object: JSONValue, of axis: VariationAxis) -> [Variation] {
    object.members.compactMap { Variation($0, axis: axis) }
  }

  /// Returns the text for a plural category.
  public func content(for category: PluralCategory) -> StringContent? {
    content(of: category.rawValue, along: .plural)
  }

  /// Returns the text for a kind of device.
  public func content(for device: Device) -> StringContent? {
    content(of: device.rawValue, along: .device)
  }

  private func content(of name: String, along axis: VariationAxis) -> StringContent? {
    json[axis.rawValue]?.member(named: name).flatMap { Variation($0, axis: axis)?.content }
  }
}
