extension [FileTrace] {
  /// The indices of the properties of each event of the editing history, in its order.
  ///
  /// Where events were not counted, a property that an event already has begins the next.
  package var historyEvents: [[Int]] {
    var events: [[Int]] = []
    var number: Int?
    var seen: Set<String> = []
    for index in indices {
      guard case .xmpHistory(let property) = self[index].source else { continue }
      let isNext = self[index].event == nil ? seen.contains(property) : self[index].event != number
      if events.isEmpty || isNext {
        events.append([])
        seen = []
      }
      number = self[index].event
      seen.insert(property)
      events[events.count - 1].append(index)
    }
    return events
  }

  /// The traces without the events of copies, which change no picture.
  package var withoutCopyEvents: [FileTrace] {
    guard contains(where: \.isCopyStatement) else { return self }
    let events = historyEvents.filter { $0.contains { self[$0].isCopyStatement } }
    let removed = Set(events.joined())
    return indices.filter { !removed.contains($0) }.map { self[$0] }
  }

  /// The traces without the events that changed only metadata, such as a rating.
  package var withoutMetadataEvents: [FileTrace] {
    let events = historyEvents.filter { $0.contains { self[$0].isMetadataChange } }
    guard !events.isEmpty else { return self }
    let removed = Set(events.joined())
    return indices.filter { !removed.contains($0) }.map { self[$0] }
  }
}

extension FileTrace {
  /// Whether this says that an event changed nothing but metadata.
  ///
  /// ISO 16684-1, ResourceEvent: the parts that were changed since the previous event, separated by
  /// semicolons, each a path; `/` is everything. Some programs name the properties: `/xmp:Rating`.
  package var isMetadataChange: Bool {
    guard source == .xmpHistory("stEvt:changed") else { return false }
    let parts = text.split(separator: ";").map { $0.drop { $0 == " " } }
    return !parts.isEmpty
      && parts.allSatisfy { part in
        part.hasPrefix("/metadata") && part.dropFirst(9).first.map { "/ ".contains($0) } != false
          || Self.describes(part)
      }
  }

  /// Whether a path is that of a property that describes a picture: `/dc:subject`, and not
  /// `/crs:Exposure2012`, which changes how it looks.
  private static func describes(_ path: Substring) -> Bool {
    let parts = path.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, path.hasPrefix("/"), parts[1].first?.isLetter == true else {
      return false
    }
    return descriptions.contains(String(parts[0].dropFirst()))
  }

  private static let descriptions: Set<String> = [
    "xmp", "xap", "dc", "photoshop", "xmpRights", "Iptc4xmpCore", "Iptc4xmpExt", "lr", "xmpMM",
    "mwg-rs", "mwg-kw", "MicrosoftPhoto", "digiKam", "acdsee", "photomech", "mediapro", "plus",
  ]
}
