import PhotoFormats

extension XMPFields {
  /// Reads the first readable XMP packet, and its extension; nil if there is none.
  static func read(
    _ contents: ContainerContents, in source: inout ByteSource,
    problems: inout [MetadataProblem], traces: inout FileTraces
  ) throws(PhotoReadError) -> XMPFields? {
    let packets = contents.xmpPackets
    if packets.count > 1 { problems.note(.multipleXMPPackets) }
    var main: XMPProperties?
    for packet in packets.prefix(Limits.blocks) where main == nil {
      main = try properties(of: packet, in: &source, problems: &problems)
      traces.xmp = main?.traces(in: packet) ?? []
      traces.xmpLocation = main?.location
      traces.xmpPlaces = main?.otherPlaces ?? []
      if let main { traces.recorded.note(main.recorded) }
    }
    var fields = main.map { XMPFields($0, problems: &problems) }
    guard !contents.extendedXMP.isEmpty else { return fields }
    guard let digest = main?.first(.extendedPacket),
      let packet = ExtendedXMPPiece.packet(of: contents.extendedXMP, digest: digest)
    else {
      problems.note(.extendedXMPDamaged)
      return fields
    }
    guard packet.count <= Limits.xmpPacket else {
      problems.note(.extendedXMPNotRead)
      return fields
    }
    if let rest = try properties(of: packet, in: &source, problems: &problems) {
      fields?.complete(with: XMPFields(rest, problems: &problems))
      traces.xmp += rest.traces(in: packet)
      traces.xmpLocation = traces.xmpLocation ?? rest.location
      traces.xmpPlaces += rest.otherPlaces
      traces.recorded.note(rest.recorded)
    }
    return fields
  }

  /// Reads the properties of a packet.
  init(_ packet: XMPPacket, problems: inout [MetadataProblem]) throws(XMPProblem) {
    self.init(try XMPProperties(packet), problems: &problems)
  }

  private init(_ properties: XMPProperties, problems: inout [MetadataProblem]) {
    creatorTool = properties.first(.creatorTool)
    software = properties.first(.software)
    hasLocation = properties.first(.latitude) != nil && properties.first(.longitude) != nil
    lens = properties.first(.auxiliaryLens) ?? properties.first(.exifLensModel)
    let agents = properties.historyValues(of: .softwareAgent)
    if agents.count > Limits.historyEvents { problems.note(.historyTruncated) }
    softwareAgents = agents.prefix(Limits.historyEvents).uniqued()
  }

  /// Adds what only the extended packet contains.
  private mutating func complete(with rest: XMPFields) {
    creatorTool = creatorTool ?? rest.creatorTool
    software = software ?? rest.software
    lens = lens ?? rest.lens
    hasLocation = hasLocation || rest.hasLocation
    softwareAgents = (softwareAgents + rest.softwareAgents).uniqued()
  }

  private static func properties(
    of packet: MetadataBlock, in source: inout ByteSource, problems: inout [MetadataProblem]
  ) throws(PhotoReadError) -> XMPProperties? {
    guard let bytes = try packet.bytes(in: &source, limit: Limits.xmpPacket) else {
      problems.note(.xmpTooLarge)
      return nil
    }
    do throws(XMPProblem) {
      let properties = try XMPProperties(XMPPacket(bytes))
      if properties.isDamaged { problems.note(.xmpDamaged) }
      return properties
    } catch {
      problems.note(error.metadataProblem)
      return nil
    }
  }
}

extension Sequence<String> {
  /// Returns each text once, in the order of first occurrence.
  fileprivate func uniqued() -> [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
