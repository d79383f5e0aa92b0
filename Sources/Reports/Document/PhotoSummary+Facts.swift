import Documents
import Originality
import PhotoMetadata
import StringCatalogs

extension Fact {
  /// Creates a fact whose label is a text `report.fact.…` of the catalog.
  init(_ name: String, _ value: DocumentValue) {
    self.init(LocalizedMessage("report.fact.\(name)"), value)
  }
}

extension PhotoSummary {
  /// The facts of the file and the camera.
  var facts: [Fact] {
    [
      Fact("make", .untrusted(orAbsent: make)), Fact("model", .untrusted(orAbsent: model)),
      Fact("lens", .untrusted(orAbsent: lens)), Fact("software", .untrusted(orAbsent: software)),
      Fact("creationDate", creationDateValue), Fact("location", locationValue),
      Fact("dimensions", dimensionsValue), Fact("fileSize", .byteSize(fileSize)),
    ]
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

  private var creationDateValue: DocumentValue {
    if let date = creationDate { return date.value }
    guard problems.contains(.captureDateImpossible) else { return .absent }
    return .message(LocalizedMessage("report.value.dateImpossible"))
  }

  private var locationValue: DocumentValue {
    switch location {
    case .coordinates(let place): return .message(place.localizedMessage)
    case .withheld: return .message(LocalizedMessage("report.value.locationWithheld"))
    case nil:
      guard let problem = locationProblem else { return .absent }
      return .message(LocalizedMessage("report.locationProblem.\(problem.rawValue)"))
    }
  }

  private var dimensionsValue: DocumentValue {
    dimensions.map { .message($0.localizedMessage) } ?? .absent
  }
}

extension XMPFields {
  /// The facts that editing programs added.
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
    let date = LocalDate(
      year: year, month: month, day: day,
      time: LocalDate.Time(hour: hour, minute: minute, second: second),
      offsetMinutes: offsetMinutes)
    return offsetMinutes == nil
      ? .phrase("report.value.zoneUnknownFormat", .localDate(date)) : .localDate(date)
  }

  /// The day by the camera's clock.
  var dayValue: DocumentValue { .localDate(LocalDate(year: year, month: month, day: day)) }
}
