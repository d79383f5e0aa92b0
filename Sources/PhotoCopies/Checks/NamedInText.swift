import PhotoMetadata

/// A place or people that a text names in a form that programs know, if a plan removes them.
struct NamedInText {
  /// What the text is about besides what its field is for.
  let kind: MetadataKind

  /// The names.
  let names: [String]

  /// The position; nil if there is none.
  let coordinates: GeoCoordinates?

  /// Reads a text; nil if it names nothing that the plan removes.
  init?(_ text: String, _ plan: CopyPlan) {
    if plan.removes(.location), let place = PlaceText(in: text) {
      (kind, names, coordinates) = (.location, place.names, place.coordinates)
      return
    }
    guard plan.removes(.faces) else { return nil }
    let people = KeywordPath.all(in: text).filter { $0.root == .people }
    guard !people.isEmpty else { return nil }
    (kind, names, coordinates) = (.faces, people.flatMap(\.names), nil)
  }
}
