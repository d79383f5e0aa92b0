/// The properties of an XMP packet that are read.
struct XMPProperties {
  private let properties: [XMLProperty]

  /// Parses a packet.
  init(_ packet: XMPPacket) throws(XMPProblem) {
    properties = try XMLDocument(packet.text).properties(
      named: [
        .creatorTool, .software, .auxiliaryLens, .exifLensModel, .latitude, .longitude,
        .softwareAgent, .extendedPacket,
      ], inside: .history)
  }

  /// Returns the text of the first property with a name, outside the editing history.
  func first(_ name: XMLName) -> String? {
    properties.first { $0.name == name && !$0.isInside }?.text
  }

  /// Returns the texts of all properties with a name in the editing history.
  func inHistory(_ name: XMLName) -> [String] {
    properties.filter { $0.name == name && $0.isInside }.map(\.text)
  }
}
