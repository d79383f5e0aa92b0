import PhotoFormats

/// The properties of an XMP packet.
struct XMPProperties {
  /// The properties in the order of the packet.
  let all: [XMLProperty]

  /// Whether the packet is damaged, so that properties may be missing.
  let isDamaged: Bool

  /// The structures with places, dates, people and serial numbers.
  let recorded: RecordedStructures

  /// Whether there are more properties than are read.
  let isCut: Bool

  private let packet: XMPPacket

  /// Parses a packet.
  init(_ packet: XMPPacket) throws(XMPProblem) {
    self.packet = packet
    let document = try XMLDocument(packet.text)
    all = document.properties
    isDamaged = document.isDamaged
    recorded = document.recorded
    isCut = document.isCut
  }

  /// Returns the text of the first property with a name, outside the editing history.
  func first(_ name: XMLName) -> String? {
    all.indices.first { all[$0].name == name && all[$0].container != .history }
      .map { all[$0].text }
  }

  /// The position; nil if there is none, or it is invalid.
  var location: GeoCoordinates? { place(.latitude, .longitude) }

  /// The positions of other properties: of what the camera points at, and of a drone.
  var otherPlaces: [PhotoFact] {
    let pairs: [(XMLName, XMLName)] = [
      (.targetLatitude, .targetLongitude), (.droneLatitude, .droneLongitude),
      (.droneLatitude, .misspelledLongitude),
    ]
    return pairs.compactMap { latitude, longitude in
      guard let place = place(latitude, longitude), let name = latitude.prefixedName else {
        return nil
      }
      return PhotoFact(.location, .place(place), source: "XMP \(name)")
    }
  }

  private func place(_ latitude: XMLName, _ longitude: XMLName) -> GeoCoordinates? {
    guard
      let latitude = first(latitude).flatMap({
        XMPNumber.degrees($0, directions: ("N", "S")) ?? XMPNumber.value($0)
      }),
      let longitude = first(longitude).flatMap({
        XMPNumber.degrees($0, directions: ("E", "W")) ?? XMPNumber.value($0)
      })
    else { return nil }
    return GeoCoordinates(latitude: latitude, longitude: longitude)
  }

  /// The number of events in the editing history.
  var eventCount: Int { all.indices.reduce(0) { max($0, all[$1].event ?? 0) } }

  /// Returns the texts of all properties with a name in the editing history.
  func historyValues(of name: XMLName) -> [String] {
    all.indices.filter { all[$0].container == .history && all[$0].name == name }
      .map { all[$0].text }
  }

  /// Returns the properties as traces, given the offset of the packet in the file, and the number
  /// of events in the editing history of earlier packets.
  func traces(in block: MetadataBlock, afterEvents earlier: Int) -> [FileTrace] {
    var places = XMPPlaces(packet.text)
    let start = packet.offset.flatMap { offset in block.fileOffset(of: offset) }
    var traces: [FileTrace] = []
    traces.reserveCapacity(min(all.count, Limits.xmpTraces))
    for property in all.prefix(Limits.xmpTraces) {
      let position = places.offset(of: property.name.local)
      guard let name = property.name.prefixedName, !property.name.isPosition else { continue }
      let source: TraceSource =
        switch property.container {
        case .history?: .xmpHistory(name)
        case .derivedFrom?: .xmpDerivedFrom(name)
        case nil: .xmp(name)
        }
      let offset = packet.offset.flatMap { start in
        position.flatMap { block.fileOffset(of: start + $0) }
      }
      for text in [property.text] + property.otherTexts where traces.count < Limits.xmpTraces {
        traces.append(
          FileTrace(
            source, at: offset ?? start, text: text, event: property.event.map { earlier + $0 }))
      }
    }
    return traces
  }
}
