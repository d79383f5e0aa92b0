extension EmbeddedMetadata {
  /// The facts that the file records, besides those in ``exif``.
  ///
  /// Sources are taken in the order EXIF, maker note, XMP, IPTC, PNG and JPEG, and a value that is
  /// already known is left out.
  public var facts: [PhotoFact] {
    var facts = FactCollector(besides: exif)
    facts.addExif(traces)
    facts.addMakerNote(traces.makerNote, lens: exif?.lensModel)
    if !traces.xmp.isEmpty || traces.xmpLocation != nil { facts.addXMP(traces) }
    facts.addIPTC(traces.others)
    facts.addTexts(traces.others)
    for fact in traces.credentialFacts + traces.embeddedMedia {
      facts.add(fact.kind, fact.value, source: fact.source)
    }
    if let profile = traces.colorProfile, !profile.name.isEmpty {
      facts.add(.colorProfile, .text(profile.name), source: "ICC")
    } else if let space = traces.exif(.colorSpace), space.numbers.first == 1 {
      // EXIF 3.0, 4.6.5: 1 is sRGB; everything else is uncalibrated.
      facts.add(.colorProfile, .text("sRGB"), source: space.sourceName)
    }
    if let store = traces.credentials, let binding = store.binding {
      facts.add(.credentials, .text(binding.rawValue), source: store.source.name)
    }
    facts.addNamedInTexts()
    facts.add(traces.recorded)
    return facts.all
  }
}

extension FactCollector {
  fileprivate mutating func addExif(_ traces: FileTraces) {
    let texts: [(PhotoFact.Kind, ExifTag)] = [
      (.serialNumber, .bodySerialNumber), (.serialNumber, .cameraSerialNumber),
      (.lensSerialNumber, .lensSerialNumber), (.owner, .cameraOwnerName),
      (.caption, .imageDescription), (.comment, .userComment), (.creator, .artist),
      (.copyright, .copyright), (.software, .processingSoftware),
      (.software, .rawDevelopingSoftware), (.software, .imageEditingSoftware),
      (.software, .metadataEditingSoftware), (.software, .cameraFirmware), (.title, .imageTitle),
      (.creator, .photographer), (.creator, .imageEditor), (.title, .xpTitle),
      (.title, .xpSubject), (.comment, .xpComment), (.creator, .xpAuthor),
      (.keyword, .xpKeywords), (.placeName, .gpsAreaInformation),
    ]
    for (kind, tag) in texts {
      for trace in traces.exif.all(from: .exif(tag)) { add(kind, text: trace) }
    }
    for place in traces.exifPlaces { add(place.kind, place.value, source: place.source) }
    if let trace = traces.exif(.dateTimeOriginal) {
      add(.creationDate, date: trace, offset: traces.exif(.offsetTimeOriginal))
    }
    let numbers: [(PhotoFact.Kind, ExifTag)] = [
      (.exposureTime, .exposureTime), (.aperture, .fNumber), (.isoSpeed, .isoSpeed),
      (.focalLength, .focalLength), (.equivalentFocalLength, .focalLength35),
    ]
    for (kind, tag) in numbers {
      guard let trace = traces.exif(tag) else { continue }
      add(kind, positive: trace.numbers.first, source: trace.sourceName)
    }
    add(
      .digitizationDate, date: traces.exif(.dateTimeDigitized),
      offset: traces.exif(.offsetTimeDigitized))
    add(.modificationDate, date: traces.exif(.dateTime), offset: traces.exif(.offsetTime))
    if let altitude = traces.exif(.altitude), let meters = altitude.numbers.first {
      // EXIF 3.0, 4.6.6: 0 is above sea level, 1 below; 2 and 3 refer to an ellipsoid.
      let isBelow = traces.exif(.altitudeReference)?.numbers.first.map { $0 == 1 || $0 == 3 }
      // Some programs write the sign as well, which must not undo the reference.
      addAltitude(isBelow == true ? -abs(meters) : meters, source: altitude.sourceName)
    }
    if let direction = traces.exif(.imageDirection), let degrees = direction.numbers.first {
      addDirection(degrees, source: direction.sourceName)
    }
  }

  /// Leaves out a lens that EXIF names with more words.
  fileprivate mutating func addMakerNote(_ note: [PhotoFact], lens: String?) {
    for fact in note {
      if case (.lens, .text(let name)) = (fact.kind, fact.value), lens?.contains(name) == true {
        continue
      }
      add(fact.kind, fact.value, source: fact.source)
    }
  }

  fileprivate mutating func addXMP(_ traces: FileTraces) {
    let texts: [(PhotoFact.Kind, String)] = [
      (.make, "tiff:Make"), (.model, "tiff:Model"), (.lens, "aux:Lens"),
      (.lens, "exifEX:LensModel"), (.software, "tiff:Software"), (.software, "xmp:CreatorTool"),
      (.software, "exifEX:RAWDevelopingSoftware"), (.software, "exifEX:ImageEditingSoftware"),
      (.software, "exifEX:MetadataEditingSoftware"), (.software, "exifEX:CameraFirmware"),
      (.serialNumber, "aux:SerialNumber"), (.serialNumber, "exifEX:BodySerialNumber"),
      (.lensSerialNumber, "aux:LensSerialNumber"), (.lensSerialNumber, "exifEX:LensSerialNumber"),
      (.owner, "aux:OwnerName"), (.owner, "exifEX:CameraOwnerName"),
      (.placeName, "Iptc4xmpCore:Location"), (.placeName, "photoshop:City"),
      (.placeName, "photoshop:State"), (.placeName, "photoshop:Country"),
      (.title, "dc:title"), (.title, "photoshop:Headline"), (.caption, "dc:description"),
      (.comment, "exif:UserComment"), (.copyright, "dc:rights"),
      (.placeName, "Iptc4xmpCore:CountryCode"), (.placeName, "exif:GPSAreaInformation"),
      (.creator, "photoshop:Credit"), (.creator, "photoshop:Source"),
      (.creator, "photoshop:CaptionWriter"),
    ]
    for (kind, name) in texts { add(kind, text: traces.xmp(name)) }
    let lists: [(PhotoFact.Kind, String)] = [
      (.keyword, "dc:subject"), (.keyword, "lr:hierarchicalSubject"), (.creator, "dc:creator"),
      (.owner, "xmpRights:Owner"), (.person, "Iptc4xmpExt:PersonInImage"), (.person, "mwg-rs:Name"),
      (.person, "MPReg:PersonDisplayName"), (.placeName, "Iptc4xmpExt:LocationName"),
      (.placeName, "Iptc4xmpExt:Sublocation"), (.placeName, "Iptc4xmpExt:City"),
      (.placeName, "Iptc4xmpExt:ProvinceState"), (.placeName, "Iptc4xmpExt:CountryName"),
    ]
    for (kind, name) in lists {
      for trace in traces.xmp.all(from: .xmp(name)) { add(kind, text: trace) }
    }
    let dates: [(PhotoFact.Kind, String)] = [
      (.creationDate, "exif:DateTimeOriginal"), (.creationDate, "photoshop:DateCreated"),
      (.creationDate, "dc:date"), (.digitizationDate, "exif:DateTimeDigitized"),
      (.digitizationDate, "xmp:CreateDate"),
      (.modificationDate, "xmp:ModifyDate"), (.modificationDate, "xmp:MetadataDate"),
    ]
    for (kind, name) in dates { add(kind, date: traces.xmp(name)) }
    let numbers: [(PhotoFact.Kind, String)] = [
      (.exposureTime, "exif:ExposureTime"), (.aperture, "exif:FNumber"),
      (.isoSpeed, "exif:ISOSpeedRatings"), (.isoSpeed, "exifEX:PhotographicSensitivity"),
      (.focalLength, "exif:FocalLength"), (.equivalentFocalLength, "exif:FocalLengthIn35mmFilm"),
    ]
    for (kind, name) in numbers {
      guard let trace = traces.xmp(name) else { continue }
      add(kind, positive: XMPNumber.value(trace.text), source: trace.sourceName)
    }
    if let place = traces.xmpLocation {
      add(.location, .place(place), source: TraceSource.xmp("exif:GPSLatitude").name)
    }
    for place in traces.xmpPlaces { add(place.kind, place.value, source: place.source) }
    if let altitude = traces.xmp("exif:GPSAltitude"), let meters = XMPNumber.value(altitude.text) {
      let isBelow = ["1", "3"].contains(traces.xmp("exif:GPSAltitudeRef")?.text)
      addAltitude(isBelow ? -abs(meters) : meters, source: altitude.sourceName)
    }
    if let direction = traces.xmp("exif:GPSImgDirection"),
      let degrees = XMPNumber.value(direction.text)
    {
      addDirection(degrees, source: direction.sourceName)
    }
    for event in EditingEvent.all(in: traces.xmp) {
      add(.event, .event(event), source: "XMP xmpMM:History")
    }
  }

  /// IPTC IIM 4.2, record 2.
  fileprivate mutating func addIPTC(_ others: [FileTrace]) {
    let kinds: [Int: PhotoFact.Kind] = [
      5: .title, 105: .title, 25: .keyword, 26: .placeName, 27: .placeName, 80: .creator,
      90: .placeName, 92: .placeName, 95: .placeName, 100: .placeName, 101: .placeName,
      110: .creator, 115: .creator, 116: .copyright, 118: .owner, 120: .caption, 122: .creator,
    ]
    var texts: [Int: FileTrace] = [:]
    for trace in others {
      guard case .iptc(2, let number) = trace.source else { continue }
      if let kind = kinds[number] { add(kind, text: trace) }
      if texts[number] == nil { texts[number] = trace }
    }
    for (kind, day, time) in [
      (PhotoFact.Kind.creationDate, 55, 60), (.digitizationDate, 62, 63),
    ] {
      guard let date = texts[day] else { continue }
      let text = IPTCDate.text(date.text, texts[time]?.text)
      add(kind, date: FileTrace(date.source, at: date.offset, text: text))
    }
    if let program = texts[65], !program.text.isEmpty {
      let version = texts[70].map { " " + $0.text } ?? ""
      add(.software, .text(program.text + version), source: program.source.name)
    }
  }

  /// The texts of PNG that have a meaning in its standard (11.3.3.2), and comments of JPEG.
  fileprivate mutating func addTexts(_ others: [FileTrace]) {
    let kinds: [String: PhotoFact.Kind] = [
      "Title": .title, "Author": .creator, "Description": .caption, "Copyright": .copyright,
      "Software": .software, "Comment": .comment,
    ]
    for trace in others {
      switch trace.source {
      case .comment, .gifComment: add(.comment, text: trace)
      case .pngTime: add(.modificationDate, date: trace)
      case .pngText(let keyword):
        if let kind = kinds[keyword] {
          add(kind, text: trace)
        } else if Self.pngDates.contains(keyword) {
          add(.creationDate, date: trace)
        }
      default: break
      }
    }
  }

  /// The keyword of the standard for the moment of capture, and that of ImageMagick.
  private static let pngDates: Set<String> = ["Creation Time", "exif:DateTimeOriginal"]

  private mutating func addAltitude(_ meters: Double, source: String) {
    // Airliners and the deepest trench, with room.
    guard meters.isFinite, abs(meters) < 50_000 else { return }
    add(.altitude, .number(meters), source: source)
  }

  private mutating func addDirection(_ degrees: Double, source: String) {
    guard degrees.isFinite, (0...360).contains(degrees) else { return }
    add(.direction, .number(degrees), source: source)
  }
}
