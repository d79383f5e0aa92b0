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

  /// Creates a collector that leaves out what EXIF records in its main entries.
  init(besides exif: ExifFields?) {
    guard let exif else { return }
    if let make = exif.make { known.append((.make, .text(make))) }
    if let model = exif.model { known.append((.model, .text(model))) }
    if let lens = exif.lensModel { known.append((.lens, .text(lens))) }
    if let software = exif.software { known.append((.software, .text(software))) }
    if let date = exif.dateTimeOriginal { known.append((.creationDate, .date(date))) }
    if let location = exif.location { known.append((.location, .place(location))) }
  }

  /// Adds a fact, unless the value is known.
  mutating func add(_ kind: PhotoFact.Kind, _ value: PhotoFact.Value, source: String) {
    guard facts.count < Limits.facts,
      !known.contains(where: { $0.kind == kind && $0.value.says(value) })
    else { return }
    known.append((kind, value))
    facts.append(PhotoFact(kind, value, source: source))
  }

  /// Adds a text, unless it has no letter and no number, such as a dash.
  mutating func add(_ kind: PhotoFact.Kind, text trace: FileTrace?) {
    guard let trace, trace.text.contains(where: { $0.isLetter || $0.isNumber }) else { return }
    add(kind, .text(trace.beginning), source: trace.source.name)
  }

  /// Adds a positive number, as zero means unknown.
  mutating func add(_ kind: PhotoFact.Kind, positive number: Double?, source: String) {
    guard let number, number.isFinite, number > 0, number < Limits.factNumber else { return }
    add(kind, .number(number), source: source)
  }

  /// Adds a date, unless the text is none.
  mutating func add(_ kind: PhotoFact.Kind, date trace: FileTrace?, offset: FileTrace? = nil) {
    guard let trace, var date = trace.moment else { return }
    if date.offsetMinutes == nil, let offset,
      let minutes = CaptureDate.offsetMinutes(exif: offset.text)
    {
      date = date.at(offsetMinutes: minutes) ?? date
    }
    add(kind, .date(date), source: trace.source.name)
  }
}

extension PhotoFact.Value {
  /// Whether it says the same as another value of its kind, which may be less precise.
  fileprivate func says(_ other: PhotoFact.Value) -> Bool {
    switch (self, other) {
    case (.text(let text), .text(let other)):
      text == other || text.lowercased() == other.lowercased()
    case (.number(let number), .number(let other)):
      abs(number - other) <= 0.005 * max(abs(number), abs(other))
    case (.date(let date), .date(let other)):
      date.secondsByClock == other.secondsByClock
        && (date.offsetMinutes == other.offsetMinutes || other.offsetMinutes == nil)
    case (.date(let date), .text(let day)): date.iso8601.hasPrefix(day)
    case (.place(let place), .place(let other)):
      abs(place.latitude - other.latitude) < 1e-4 && abs(place.longitude - other.longitude) < 1e-4
    // A program may have saved twice.
    default: false
    }
  }
}
