/// Collects facts, each value of a kind once, with the first structure that records it.
struct FactCollector {
  /// The facts in the order of ``PhotoFact/Kind``.
  var all: [PhotoFact] {
    PhotoFact.Kind.allCases.flatMap { kind in facts.filter { $0.kind == kind } }
  }

  private var facts: [PhotoFact] = []
  private var known: [PhotoFact.Kind: [PhotoFact.Value]] = [:]

  /// Creates a collector that leaves out what EXIF records in its main entries.
  init(besides exif: ExifFields?) {
    known[.make] = exif?.make.map { [.text($0)] }
    known[.model] = exif?.model.map { [.text($0)] }
    known[.lens] = exif?.lensModel.map { [.text($0)] }
    known[.software] = exif?.software.map { [.text($0)] }
    known[.creationDate] = exif?.dateTimeOriginal.map { [.date($0)] }
    known[.location] = exif?.location.map { [.place($0)] }
  }

  /// Adds a fact, unless the value is known.
  mutating func add(_ kind: PhotoFact.Kind, _ value: PhotoFact.Value, source: String) {
    guard facts.count < Limits.facts,
      known[kind]?.contains(where: { $0.says(value) }) != true
    else { return }
    known[kind, default: []].append(value)
    facts.append(PhotoFact(kind, value, source: source))
  }

  /// Adds a text, unless it has no letter and no number, such as a dash.
  mutating func add(_ kind: PhotoFact.Kind, text trace: FileTrace?) {
    guard let trace, trace.text.contains(where: { $0.isLetter || $0.isNumber }) else { return }
    add(kind, .text(trace.text), source: trace.source.name)
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
