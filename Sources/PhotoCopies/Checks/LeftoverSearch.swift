import ASCII
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
    let lowercased = photo.bytes.map(\.asciiLowercased)
    var first: (kind: MetadataKind, offset: Int)?
    for kind in MetadataKind.allCases {
      for pattern in values.patterns where pattern.kind == kind {
        let text = pattern.isText ? lowercased : photo.bytes
        var start = 0
        while let range = ByteSearch.firstRange(
          of: pattern.bytes, in: text[start...], isWord: pattern.isText)
        {
          let isPicture = photo.pictures.contains { $0.overlaps(range) }
          if !isPicture || pattern.bytes.count >= shortest {
            if range.lowerBound < first?.offset ?? .max { first = (kind, range.lowerBound) }
            break
          }
          start = range.lowerBound + 1
        }
      }
    }
    return first
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
    for fact in metadata.facts {
      guard let kind = kind(of: fact), plan.removes(kind), !isOwn(fact, plan) else { continue }
      return (kind, fact.source)
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

  private static func kind(of fact: PhotoFact) -> MetadataKind? {
    switch fact.kind {
    case .location, .placeName, .altitude, .direction: .location
    case .serialNumber, .lensSerialNumber: .serialNumbers
    case .owner, .creator: .owner
    case .copyright: .copyright
    case .title, .caption, .comment, .keyword: .comments
    case .event: .history
    default: nil
    }
  }
}
