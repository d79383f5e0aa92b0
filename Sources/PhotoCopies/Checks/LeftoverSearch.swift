import PhotoMetadata

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
    let longest = values.longestForm
    for start in stride(from: 0, to: photo.bytes.count, by: partSize) {
      // A value may end in the next part, and it matters what precedes and follows it.
      let part = (start - margin..<start + partSize + longest + margin)
        .clamped(to: photo.bytes.indices)
      let first = leftover(
        of: values, in: photo.bytes[part], beginningIn: start..<start + partSize, photo.pictures)
      if let first { return first }
    }
    return nil
  }

  /// The number of bytes that are searched at once, and that are looked at around a value.
  private static let (partSize, margin) = (1 << 22, 1 << 10)

  private static func leftover(
    of values: RemovedValues, in part: ArraySlice<UInt8>, beginningIn places: Range<Int>,
    _ pictures: [Range<Int>]
  ) -> (kind: MetadataKind, offset: Int)? {
    var first: (rank: Int, offset: Int)?
    values.forEachForm(in: part) { pattern, range in
      if let first, range.lowerBound > first.offset { return false }
      guard places.contains(range.lowerBound) else { return true }
      let isPicture = pictures.contains { $0.overlaps(range) }
      guard !isPicture || range.count >= shortest else { return true }
      let rank = RemovedValues.ranks[pattern.kind] ?? .max
      if first.map({ rank < $0.rank }) ?? true { first = (rank, range.lowerBound) }
      return true
    }
    return first.map { (MetadataKind.allCases[$0.rank], $0.offset) }
  }

  /// Returns a fact that our own reader finds in the copy although it was removed; nil if there is
  /// none.
  static func fact(
    removedBy plan: CopyPlan, in bytes: [UInt8]
  ) throws(CopyError) -> (kind: MetadataKind, structure: String)? {
    guard let metadata = try? PhotoReader().metadata(in: bytes) else { return nil }
    if plan.removes(.location), metadata.exif?.location != nil {
      return (.location, "GPS")
    }
    for fact in metadata.facts where !isOwn(fact, plan) {
      if let kind = kind(of: fact), plan.removes(kind) { return (kind, fact.source) }
      if [.title, .caption, .comment, .keyword].contains(fact.kind),
        case .text(let text) = fact.value, let named = NamedInText(text, plan)
      {
        return (named.kind, fact.source)
      }
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
