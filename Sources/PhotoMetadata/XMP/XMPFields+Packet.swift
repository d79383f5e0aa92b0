extension XMPFields {
  /// Reads the first of several XMP packets that can be read; nil when none can.
  static func read(
    _ packets: [Range<Int>], in source: inout ByteSource, problems: inout [MetadataProblem]
  ) throws(PhotoReadError) -> XMPFields? {
    if packets.count > 1 { problems.note(.multipleXMPPackets) }
    for packet in packets.prefix(Limits.blocks) {
      guard packet.count <= Limits.xmpPacket else {
        problems.note(.xmpTooLarge)
        continue
      }
      let bytes = try source.bytes(at: packet.lowerBound, count: packet.count)
      do throws(XMPProblem) {
        return try XMPFields(XMPPacket(bytes), problems: &problems)
      } catch {
        problems.note(error.metadataProblem)
      }
    }
    return nil
  }

  /// Reads the properties of a packet.
  init(_ packet: XMPPacket, problems: inout [MetadataProblem]) throws(XMPProblem) {
    let properties = try XMLDocument(packet.text).properties(
      named: [
        .creatorTool, .software, .auxiliaryLens, .exifLensModel, .latitude, .longitude,
        .softwareAgent,
      ], inside: .history)
    func first(_ name: XMLName) -> String? {
      properties.first { $0.name == name && !$0.isInside }?.text
    }
    creatorTool = first(.creatorTool)
    software = first(.software)
    hasLocation = first(.latitude) != nil && first(.longitude) != nil
    lens = first(.auxiliaryLens) ?? first(.exifLensModel)
    let agents = properties.filter { $0.name == .softwareAgent && $0.isInside }.map(\.text)
    if agents.count > Limits.historyEvents { problems.note(.historyTruncated) }
    var seen: Set<String> = []
    softwareAgents = agents.prefix(Limits.historyEvents).filter { seen.insert($0).inserted }
  }
}
