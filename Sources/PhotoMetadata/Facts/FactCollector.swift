/// Collects facts, each value of a kind once, with the first structure that records it.
struct FactCollector {
  /// The facts in the order of ``PhotoFact/Kind``.
  var all: [PhotoFact] {
    let kinds = facts.map(\.kind)
    // By index, as a copy of a fact updates reference counts.
    return PhotoFact.Kind.allCases.filter(kinds.contains).flatMap { kind in
      facts.indices.filter { kinds[$0] == kind }.map { facts[$0] }
    }
  }

  private var facts: [PhotoFact] = []
  private var known: [(kind: PhotoFact.Kind, value: PhotoFact.Value)] = []

  /// What the main entries of EXIF are about, with their directories.
  private var exifGroups: [(kind: MetadataKind, part: Substring)] = []

  /// Creates a collector that leaves out what EXIF records in its main entries.
  init(besides exif: ExifFields?) {
    guard let exif else { return }
    if let make = exif.make { known.append((.make, .text(make))) }
    if let model = exif.model { known.append((.model, .text(model))) }
    if let lens = exif.lensModel { known.append((.lens, .text(lens))) }
    if let software = exif.software { known.append((.software, .text(software))) }
    if let date = exif.dateTimeOriginal { known.append((.creationDate, .date(date))) }
    if let location = exif.location { known.append((.location, .place(location))) }
    if exif.dateTimeOriginal != nil { exifGroups.append((.date, "ExifIFD")) }
    if exif.location != nil || exif.locationProblem != nil { exifGroups.append((.location, "GPS")) }
  }

  /// Adds the places and people that captions, comments and keywords name in known forms.
  mutating func addNamedInTexts() {
    for index in facts.indices {
      let (kind, source) = (facts[index].kind, facts[index].source)
      guard case .text(let text) = facts[index].value,
        [.title, .caption, .comment, .keyword].contains(kind)
      else { continue }
      if let place = PlaceText(in: text) {
        if let position = place.coordinates {
          add(.location, .place(position), source: source)
        } else if place.names.isEmpty {
          add(.location, .recorded, source: source)
        }
        for name in place.names { add(.placeName, .text(name), source: source) }
      }
      guard kind == .keyword else { continue }
      for path in KeywordPath.all(in: text) where path.root == .people {
        for name in path.names { add(.person, .text(name), source: source) }
      }
    }
  }

  /// Adds that there is something about a place, a person or a date where no fact says more.
  ///
  /// Of places and people, each part of the file counts; one date of a file is enough.
  mutating func add(_ recorded: RecordedStructures) {
    var known = exifGroups
    for index in facts.indices {
      guard let kind = facts[index].kind.metadataKind else { continue }
      known.append((kind, facts[index].source.prefix { $0 != " " }))
    }
    for structure in recorded.all {
      let isKnown = known.contains { group in
        group.kind == structure.kind && (group.kind == .date || group.part == structure.part)
      }
      guard !isKnown, let kind = structure.kind.factKind else { continue }
      add(kind, .recorded, source: structure.source)
    }
  }

  /// Adds a fact, unless the value is known.
  mutating func add(_ kind: PhotoFact.Kind, _ value: PhotoFact.Value, source: String) {
    guard facts.count < Limits.facts,
      !known.contains(where: { $0.kind == kind && $0.value.agrees(with: value) })
    else { return }
    known.append((kind, value))
    facts.append(PhotoFact(kind, value, source: source))
  }

  /// Adds a text, unless it has no letter and no number, such as a dash.
  mutating func add(_ kind: PhotoFact.Kind, text trace: FileTrace?) {
    guard let trace, trace.text.contains(where: { $0.isLetter || $0.isNumber }) else { return }
    add(kind, .text(trace.beginning), source: trace.sourceName)
  }

  /// Adds a positive number, as zero means unknown.
  mutating func add(_ kind: PhotoFact.Kind, positive number: Double?, source: String) {
    guard let number, number.isFinite, number > 0, number < Limits.factNumber else { return }
    add(kind, .number(number), source: source)
  }

  /// Adds a date, unless the text is none.
  mutating func add(_ kind: PhotoFact.Kind, date trace: FileTrace?, offset: FileTrace? = nil) {
    guard let trace else { return }
    guard var date = trace.date else {
      // What isn’t a date in any known form may still say when it was.
      if trace.text.contains(where: { $0.isLetter || $0.isNumber && $0 != "0" }) {
        add(kind, .text(trace.text), source: trace.sourceName)
      }
      return
    }
    if date.offsetMinutes == nil, date.precision >= .minute, let offset,
      let minutes = CaptureDate.offsetMinutes(exif: offset.text)
    {
      date = date.at(offsetMinutes: minutes) ?? date
    }
    add(kind, .date(date), source: trace.sourceName)
  }
}

extension PhotoFact.Value {
  /// Whether it says the same as another value of its kind, which may be less precise.
  fileprivate func agrees(with other: PhotoFact.Value) -> Bool {
    switch (self, other) {
    case (.text(let text), .text(let other)):
      text == other || text.lowercased() == other.lowercased()
    case (.number(let number), .number(let other)):
      abs(number - other) <= 0.005 * max(abs(number), abs(other))
    case (.date(let date), .date(let other)):
      date.agrees(with: other)
    case (.place(let place), .place(let other)):
      abs(place.latitude - other.latitude) < 1e-4 && abs(place.longitude - other.longitude) < 1e-4
    case (.recorded, .recorded): false
    // A program may have saved twice.
    default: false
    }
  }
}
