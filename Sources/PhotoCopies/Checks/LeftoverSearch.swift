import PhotoMetadata
import ValueSearch

/// Searches a copy for what it must not contain.
enum LeftoverSearch {
  /// Text of fewer bytes also occurs by chance in coded pictures.
  private static let shortest = 8

  /// Returns what the first value is about that the file still contains, and its offset; nil if it
  /// contains none.
  static func leftover(
    of values: RemovedValues, in photo: EditedPhoto
  ) -> (kind: MetadataKind, offset: Int)? {
    guard !values.isEmpty else { return nil }
    let forms = values.forms
    let long = photo.pictures.isEmpty ? forms : forms.patterns(ofAtLeast: shortest)
    for (positions, isPicture) in regions(of: photo) {
      var first: (rank: Int, offset: Int)?
      values.forEachForm(
        in: photo.bytes[...], beginningIn: positions, of: isPicture ? long : forms
      ) { pattern, range in
        if let first, range.lowerBound > first.offset { return false }
        // What begins before a picture may end in it.
        let isOutside = !isPicture && range.upperBound <= positions.upperBound
        guard isOutside || range.count >= shortest else { return true }
        let rank = RemovedValues.ranks[pattern.kind] ?? .max
        if first.map({ rank < $0.rank }) ?? true { first = (rank, range.lowerBound) }
        return true
      }
      if let first { return (MetadataKind.allCases[first.rank], first.offset) }
    }
    return nil
  }

  /// Returns the positions of the coded pictures of a file and of what is between them, in their
  /// order.
  private static func regions(of photo: EditedPhoto) -> [(range: Range<Int>, isPicture: Bool)] {
    var regions: [(range: Range<Int>, isPicture: Bool)] = []
    var end = 0
    for picture in photo.pictures.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let picture = picture.clamped(to: end..<photo.bytes.count)
      guard !picture.isEmpty else { continue }
      if picture.lowerBound > end { regions.append((end..<picture.lowerBound, false)) }
      regions.append((picture, true))
      end = picture.upperBound
    }
    if end < photo.bytes.count { regions.append((end..<photo.bytes.count, false)) }
    return regions
  }

  /// Returns a fact that our own reader finds in the copy although it was removed; nil if there is
  /// none.
  static func fact(
    removedBy plan: CopyPlan, _ values: RemovedValues, in metadata: EmbeddedMetadata
  ) -> (kind: MetadataKind, structure: String)? {
    if plan.removes(.location), metadata.exif?.location != nil {
      return (.location, "GPS")
    }
    for fact in metadata.facts where !isOwn(fact, plan) {
      if let kind = kind(of: fact), plan.removes(kind) { return (kind, fact.source) }
      guard [.title, .caption, .comment, .keyword].contains(fact.kind),
        case .text(let text) = fact.value
      else { continue }
      if let named = NamedInText(text, plan) { return (named.kind, fact.source) }
      if values.hasPosition(in: text) { return (.location, fact.source) }
    }
    return nil
  }

  /// Whether a fact is one that the copy itself says.
  private static func isOwn(_ fact: PhotoFact, _ plan: CopyPlan) -> Bool {
    switch fact.value {
    case .text(let text): text == plan.owner || text == plan.copyright
    case .event(let event): event.program?.hasPrefix(CopyStatement.tool) == true
    default: false
    }
  }

  /// Dates are facts that few copies leave out, and receipts say which.
  private static func kind(of fact: PhotoFact) -> MetadataKind? {
    fact.kind.metadataKind.flatMap { $0 == .date ? nil : $0 }
  }
}
