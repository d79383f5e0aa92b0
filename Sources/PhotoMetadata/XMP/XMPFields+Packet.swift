import PhotoFormats

extension XMPFields {
  /// Reads all readable XMP packets, and their extensions; nil if there is none.
  ///
  /// Where packets differ, the first counts.
  static func read(
    _ contents: ContainerContents, in source: inout ByteSource,
    problems: inout [MetadataProblem], traces: inout FileTraces
  ) throws(PhotoReadError) -> XMPFields? {
    let packets = contents.xmpPackets
    if packets.count > 1 { problems.note(.multipleXMPPackets) }
    if packets.count > Limits.packets { problems.note(.readLimitReached) }
    var (fields, digests) = (XMPFields?.none, [String]())
    var events = 0
    func add(
      _ packet: MetadataBlock, _ source: inout ByteSource, _ problems: inout [MetadataProblem],
      _ traces: inout FileTraces
    ) throws(PhotoReadError) {
      guard let found = try properties(of: packet, in: &source, problems: &problems) else { return }
      let own = XMPFields(found, problems: &problems)
      if fields == nil { fields = own } else { fields?.complete(with: own) }
      let room = Limits.xmpTraces - traces.xmp.count
      traces.xmp += found.traces(in: packet, afterEvents: events).prefix(room)
      if traces.xmpLocation == nil {
        traces.xmpLocation = found.location
      } else if let place = found.location {
        let source = TraceSource.xmp("exif:GPSLatitude").name
        traces.xmpPlaces.append(PhotoFact(.location, .place(place), source: source))
      }
      traces.xmpPlaces += found.otherPlaces
      traces.recorded.note(found.recorded)
      events += found.eventCount
      if let digest = found.first(.extendedPacket) { digests.append(digest) }
    }
    for packet in packets.prefix(Limits.packets) { try add(packet, &source, &problems, &traces) }
    guard !contents.extendedXMP.isEmpty else { return fields }
    var isWhole = false
    for digest in digests.uniqued() {
      guard let packet = ExtendedXMPPiece.packet(of: contents.extendedXMP, digest: digest) else {
        continue
      }
      isWhole = true
      guard packet.count <= Limits.xmpPacket else {
        problems.note(.extendedXMPNotRead)
        continue
      }
      try add(packet, &source, &problems, &traces)
    }
    if !isWhole { problems.note(.extendedXMPDamaged) }
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

  /// Adds what only another packet contains.
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
      if properties.isCut { problems.note(.xmpTooLarge) }
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
