/// The places, people and dates in the assertions of Content Credentials, as JSON or CBOR has them.
///
/// C2PA 2.2, 18.16: assertions with metadata have the properties of XMP, and older ones those of
/// schema.org. Nothing is verified.
struct CredentialFacts {
  /// The facts, in the order in which the store is read.
  private(set) var facts: [PhotoFact] = []

  /// What the store has besides, by names alone.
  private(set) var recorded = RecordedStructures()

  /// Adds those of an assertion in JSON.
  mutating func add(json bytes: ArraySlice<UInt8>, of label: String) {
    add(JSONMembers.all(in: bytes), label)
  }

  /// Adds those of an assertion in CBOR, if it is one with metadata.
  mutating func add(_ value: CBORValue, of label: String) {
    guard Self.isMetadata(label) else { return }
    var members: [(name: String, text: String)] = []
    Self.collect(value, "", &members)
    add(members, label)
  }

  /// Whether an assertion has facts about the photo, and not only about the file.
  private static func isMetadata(_ label: String) -> Bool {
    ["stds.", "c2pa.metadata", "cawg.metadata"].contains { label.hasPrefix($0) }
  }

  private mutating func add(_ members: [(name: String, text: String)], _ label: String) {
    var angles: [String: Double] = [:]
    let isBelowSea = members.contains { member in
      Self.local(member.name) == "GPSAltitudeRef" && ["1", "3"].contains(member.text)
    }
    for (name, text) in members where !text.isEmpty {
      let local = Self.local(name)
      let words = XMPKinds.words(in: local)
      if let kind = Self.dates[local], let date = CaptureDate(anyFormat: text) {
        add(kind, .date(date), "C2PA \(label) \(name)")
        continue
      }
      guard let kind = XMPKinds.kind(ofWords: words), [.location, .owner, .faces].contains(kind)
      else { continue }
      let source = "C2PA \(label) \(name)"
      if words.contains("latitude") || words.contains("longitude"), !words.contains("ref") {
        let isLatitude = words.contains("latitude")
        angles[isLatitude ? "latitude" : "longitude"] =
          XMPNumber.degrees(text, directions: isLatitude ? ("N", "S") : ("E", "W"))
          ?? XMPNumber.value(text)
        if let latitude = angles["latitude"], let longitude = angles["longitude"],
          let place = GeoCoordinates(latitude: latitude, longitude: longitude)
        {
          facts.append(PhotoFact(.location, .place(place), source: source))
          angles = [:]
        }
      } else if local == "GPSAltitude", let meters = XMPNumber.value(text), abs(meters) < 50_000 {
        add(.altitude, .number(isBelowSea ? -abs(meters) : meters), source)
      } else if kind == .location, !local.hasPrefix("GPS"), text.contains(where: \.isLetter) {
        add(.placeName, .text(text), source)
      } else if kind == .owner {
        add(.creator, .text(text), source)
      } else if kind == .faces, text.contains(where: \.isLetter) {
        add(.person, .text(text), source)
      }
      recorded.note(kind, source)
    }
  }

  private mutating func add(_ kind: PhotoFact.Kind, _ value: PhotoFact.Value, _ source: String) {
    guard facts.count < Limits.facts else { return }
    facts.append(PhotoFact(kind, value, source: source))
  }

  /// Returns the name of a property without its prefix.
  private static func local(_ name: String) -> String {
    name.split(separator: ":").last.map(String.init) ?? name
  }

  /// The dates of EXIF, XMP and IPTC, and those of schema.org.
  private static let dates: [String: PhotoFact.Kind] = [
    "DateTimeOriginal": .creationDate, "DateCreated": .creationDate, "dateCreated": .creationDate,
    "DateTimeDigitized": .digitizationDate, "CreateDate": .digitizationDate,
    "ModifyDate": .modificationDate, "dateModified": .modificationDate,
  ]

  /// Collects the texts of a value; those of a structure or a list have the name of its member,
  /// unless they have one that says more.
  private static func collect(
    _ value: CBORValue, _ name: String, _ members: inout [(name: String, text: String)]
  ) {
    switch value {
    case .text(let text): members.append((name, text))
    case .array(let elements): for element in elements { collect(element, name, &members) }
    case .map(let all):
      for member in all {
        guard let own = member.key.text else { continue }
        collect(member.value, own == "name" ? name : own, &members)
      }
    case .bytes, .number, .negative, .flag, .fraction, .other: break
    }
  }
}
