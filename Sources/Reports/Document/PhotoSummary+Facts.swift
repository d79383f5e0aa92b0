import Documents
import Originality
import PhotoFormats
import PhotoMetadata
import StringCatalogs

extension Fact {
  /// Creates a fact whose label is a text `report.fact.…` of the catalog.
  init(_ name: String, _ value: DocumentValue) {
    self.init(LocalizedMessage("report.fact.\(name)"), value)
  }
}

extension PhotoSummary {
  /// The facts of the camera, the moment and the place.
  var cameraFacts: [Fact] {
    [
      fact(.make, make.map(DocumentValue.untrusted)),
      fact(.model, model.map(DocumentValue.untrusted)),
      fact(.lens, lens.map(DocumentValue.untrusted)),
      fact(.software, software.map(DocumentValue.untrusted)),
      fact(.creationDate, creationDateValue), fact(.location, locationValue),
    ] + facts(of: [.placeName, .altitude, .direction]) + exposure
      + facts(of: [.serialNumber, .lensSerialNumber, .owner])
  }

  /// The facts of the file.
  var fileFacts: [Fact] {
    var facts = [Fact("dimensions", dimensionsValue), Fact("fileSize", .byteSize(fileSize))]
    if let container { facts.insert(Fact("container", .untrusted(container.name)), at: 0) }
    return facts
      + self.facts(of: [
        .jpegQuality, .estimatedJPEGQuality, .colorProfile, .digitizationDate, .modificationDate,
        .credentials, .digitalSource, .generatedLabel, .watermark, .video, .sound,
      ])
  }

  /// What people wrote about the photo.
  var descriptionFacts: [Fact] {
    facts(of: [.title, .caption, .comment, .keyword, .person, .creator, .copyright])
  }

  /// The position for the map: that of EXIF, or else the first of another structure.
  var shownPlace: GeoCoordinates? {
    if case .coordinates(let place) = location { return place }
    return facts.lazy.compactMap { fact in
      if case .place(let place) = fact.value { place } else { nil }
    }.first
  }

  /// The events of the editing history, in its order.
  var events: [EditingEvent] {
    facts.compactMap { fact in
      if case .event(let event) = fact.value { event } else { nil }
    }
  }

  /// The camera in one line.
  ///
  /// Makers repeat their name in the model: `NIKON CORPORATION` and `NIKON Z 6_2` are shown as
  /// `NIKON Z 6_2`.
  var camera: DocumentValue {
    guard let make, let model else { return .untrusted(orAbsent: model ?? make) }
    let name = make.prefix { $0 != " " }.lowercased()
    let isRepeated = !name.isEmpty && model.lowercased().hasPrefix(name)
    return .untrusted(isRepeated ? model : "\(make) \(model)")
  }

  /// Returns a fact with what EXIF and other structures record; absent if nothing does.
  private func fact(_ kind: PhotoFact.Kind, _ value: DocumentValue? = nil) -> Fact {
    let values = [value].compactMap { $0 } + self.values(of: [kind])
    return Fact(
      kind.rawValue,
      values.isEmpty ? .absent : values.count == 1 ? values[0] : .list(values))
  }

  /// Returns the values of some kinds, each source once after its values.
  private func values(of kinds: [PhotoFact.Kind]) -> [DocumentValue] {
    let facts = kinds.flatMap { kind in self.facts.filter { $0.kind == kind } }
    var sources: [String] = []
    for fact in facts where !sources.contains(fact.source) { sources.append(fact.source) }
    return sources.flatMap { source in
      let group = facts.filter { $0.source == source }
      let values = group.map(\.valueInWords)
      guard !group[0].isFromUsualSource else { return values }
      return [
        .phrase(
          "report.value.sourceFormat", values.count == 1 ? values[0] : .list(values), .code(source))
      ]
    }
  }

  /// Returns the facts of kinds that are not worth a word if they are absent.
  private func facts(of kinds: [PhotoFact.Kind]) -> [Fact] {
    kinds.filter { kind in facts.contains { $0.kind == kind } }.map { fact($0) }
  }

  /// The settings of the exposure in one line, as photographers write them.
  private var exposure: [Fact] {
    let kinds: [PhotoFact.Kind] = [
      .exposureTime, .aperture, .isoSpeed, .focalLength, .equivalentFocalLength,
    ]
    let values = self.values(of: kinds)
    return values.isEmpty ? [] : [Fact("exposure", .list(values))]
  }

  private var creationDateValue: DocumentValue? {
    if let date = creationDate { return date.value }
    guard problems.contains(.captureDateImpossible) else { return nil }
    return .message(LocalizedMessage("report.value.dateImpossible"))
  }

  private var locationValue: DocumentValue? {
    switch location {
    case .coordinates(let place): return .message(place.localizedMessage)
    case .withheld: return .message(LocalizedMessage("report.value.locationWithheld"))
    case nil:
      return locationProblem.map {
        .message(LocalizedMessage("report.locationProblem.\($0.rawValue)"))
      }
    }
  }

  private var dimensionsValue: DocumentValue {
    dimensions.map { .message($0.localizedMessage) } ?? .absent
  }
}

extension PhotoFact {
  /// Whether the source is EXIF or another that goes without saying.
  fileprivate var isFromUsualSource: Bool {
    ["IFD0 ", "ExifIFD ", "GPS ", "JPEG DQT", "ICC", "C2PA "].contains { source.hasPrefix($0) }
  }

  /// The value in words.
  fileprivate var valueInWords: DocumentValue {
    switch value {
    case .text(let text):
      kind.message(of: text).map { .message($0) } ?? .untrusted(text)
    case .number(let number) where kind == .video || kind == .sound: .byteSize(Int(number))
    case .number(let number):
      kind.message(of: number).map { .message($0) } ?? .number(Int(number))
    case .date(let date): date.value
    case .place(let place): .message(place.localizedMessage)
    case .event(let event): .untrusted(event.text)
    case .recorded: .message(LocalizedMessage("report.value.recordedOtherwise"))
    case .withheld: .message(LocalizedMessage("report.value.locationWithheld"))
    }
  }
}

extension PhotoFact.Kind {
  /// Returns a text that is the name of a case in words; nil for any other text.
  fileprivate func message(of text: String) -> LocalizedMessage? {
    switch self {
    case .credentials:
      CredentialsBinding(rawValue: text).map {
        LocalizedMessage("report.credentials.\($0.rawValue)")
      }
    case .digitalSource:
      DigitalSourceType(text).map { LocalizedMessage("credentials.source.\($0.rawValue)") }
    default: nil
    }
  }

  /// Returns a number with the unit of this kind; nil for one without a unit.
  fileprivate func message(of number: Double) -> LocalizedMessage? {
    switch self {
    case .exposureTime:
      // Cameras show a fraction up to a quarter of a second.
      let fraction = (1 / number).rounded()
      let text =
        number <= 0.26 && fraction < 1e6 ? "1/\(Int(fraction))" : Self.written(number, positions: 1)
      return LocalizedMessage("report.value.secondsFormat", .text(text))
    case .aperture: return LocalizedMessage("report.value.apertureFormat", .decimal(number))
    case .isoSpeed: return LocalizedMessage("report.value.isoFormat", .text(Self.written(number)))
    case .focalLength:
      return LocalizedMessage("report.value.focalLengthFormat", .text(Self.written(number)))
    case .equivalentFocalLength:
      return LocalizedMessage("report.value.equivalentFormat", .text(Self.written(number)))
    case .altitude:
      return LocalizedMessage(
        "report.value.metersFormat", .text(Self.written(number, positions: 1)))
    case .direction:
      return LocalizedMessage(
        "report.value.degreesFormat", .text(Self.written(number, positions: 1)))
    default: return nil
    }
  }

  /// Returns a number with at most two decimals, and none that are zero.
  private static func written(_ number: Double, positions: Int = 2) -> String {
    let factor = positions == 1 ? 10.0 : 100
    let rounded = (number * factor).rounded() / factor
    return Int(exactly: rounded).map { String($0) } ?? "\(rounded)"
  }
}

extension PhotoFact {
  /// The fact in words, for the differences between audits.
  var localizedMessage: LocalizedMessage {
    let words: MessageArgument =
      switch value {
      case .text(let text): kind.message(of: text).map { .message($0) } ?? .text(text)
      case .number(let number):
        kind.message(of: number).map { .message($0) } ?? .integer(Int64(number))
      case .date(let date): .text(date.iso8601)
      case .place(let place): .message(place.localizedMessage)
      case .event(let event): .text(event.text)
      case .recorded: .message(LocalizedMessage("report.value.recordedOtherwise"))
      case .withheld: .message(LocalizedMessage("report.value.locationWithheld"))
      }
    return LocalizedMessage(
      "report.value.factFormat", .message(LocalizedMessage("report.fact.\(kind.rawValue)")), words)
  }
}

extension EditingEvent {
  /// The event in one line, in the words of the file.
  fileprivate var text: String {
    [date?.iso8601, action, program].compactMap { $0 }.joined(separator: ", ")
  }

  /// The row of a table of events.
  var row: Table.Row {
    Table.Row([
      Table.Cell(date?.value ?? .absent), Table.Cell(.untrusted(orAbsent: action)),
      Table.Cell(.untrusted(orAbsent: program)),
    ])
  }
}

extension XMPFields {
  /// The facts that editing programs added, for reports stored by older versions.
  var facts: [Fact] {
    var facts: [Fact] = []
    if let creatorTool { facts.append(Fact("creatorTool", .untrusted(creatorTool))) }
    if let software { facts.append(Fact("software", .untrusted(software))) }
    if hasLocation {
      facts.append(
        Fact("location", .message(LocalizedMessage("report.value.locationRecorded"))))
    }
    if let lens { facts.append(Fact("lens", .untrusted(lens))) }
    if !softwareAgents.isEmpty {
      facts.append(Fact("softwareAgents", .list(softwareAgents.map(DocumentValue.untrusted))))
    }
    return facts
  }
}

extension PixelDimensions {
  /// The size in words.
  var localizedMessage: LocalizedMessage {
    LocalizedMessage(
      "report.value.dimensionsFormat", .integer(Int64(width)), .integer(Int64(height)))
  }
}

extension CaptureDate {
  /// The date and time by the camera's clock.
  var value: DocumentValue {
    let isTime = precision >= .minute
    let time = isTime ? LocalDate.Time(hour: hour, minute: minute, second: second) : nil
    let date = LocalDate(
      year: year, month: month, day: day, time: time, offsetMinutes: offsetMinutes,
      precision: localPrecision)
    return isTime && offsetMinutes == nil
      ? .phrase("report.value.zoneUnknownFormat", .localDate(date)) : .localDate(date)
  }

  /// The day by the camera's clock, or the month or the year if no more is known.
  var dayValue: DocumentValue {
    .localDate(
      LocalDate(
        year: year, month: month, day: day,
        precision: precision >= .day ? .day : localPrecision))
  }

  private var localPrecision: LocalDate.Precision {
    switch precision {
    case .year: .year
    case .month: .month
    case .day: .day
    case .minute: .minute
    case .second: .second
    }
  }
}
