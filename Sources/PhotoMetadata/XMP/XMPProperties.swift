/// The properties of an XMP packet that are read.
struct XMPProperties {
  /// The properties in the order of the packet.
  let all: [XMLProperty]

  private let packet: XMPPacket

  /// Parses a packet.
  init(_ packet: XMPPacket) throws(XMPProblem) {
    self.packet = packet
    all = try XMLDocument(packet.text).properties(
      named: XMPNames.read, inside: [.history, .derivedFrom])
  }

  /// Returns the text of the first property with a name, outside the editing history.
  func first(_ name: XMLName) -> String? {
    all.first { $0.name == name && $0.container != .history }?.text
  }

  /// Returns the texts of all properties with a name in the editing history.
  func inHistory(_ name: XMLName) -> [String] {
    all.filter { $0.name == name && $0.container == .history }.map(\.text)
  }

  /// Returns the properties with their places, given where in the file the packet lies.
  func traces(in block: MetadataBlock) -> [FileTrace] {
    var places = XMPPlaces(packet.text)
    let start = packet.offset.flatMap { offset in block.fileOffset(of: offset) }
    return all.prefix(Limits.xmpTraces).compactMap { property in
      let place = places.offset(of: property.name.local)
      guard let name = XMPNames.usualName(of: property.name), !property.name.isPosition else {
        return nil
      }
      let source: TraceSource =
        switch property.container {
        case .history?: .xmpHistory(name)
        case .derivedFrom?: .xmpDerivedFrom(name)
        default: .xmp(name)
        }
      let offset = packet.offset.flatMap { start in
        place.flatMap { block.fileOffset(of: start + $0) }
      }
      return FileTrace(source, at: offset ?? start, text: property.text)
    }
  }
}
