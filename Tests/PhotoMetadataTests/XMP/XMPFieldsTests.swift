import TestSupport
import Testing

@testable import PhotoMetadata

struct XMPFieldsTests {
  /// A packet with these attributes and elements in its description.
  static func packet(attributes: String = "", elements: String = "") -> String {
    """
    <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>
    <x:xmpmeta xmlns:x="adobe:ns:meta/">
     <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
      <rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
        xmlns:aux="http://ns.adobe.com/exif/1.0/aux/" xmlns:exifEX="http://cipa.jp/exif/1.0/"
        xmlns:tiff="http://ns.adobe.com/tiff/1.0/" xmlns:exif="http://ns.adobe.com/exif/1.0/"
        xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/"
        xmlns:stEvt="http://ns.adobe.com/xap/1.0/sType/ResourceEvent#" \(attributes)>
       \(elements)
      </rdf:Description>
     </rdf:RDF>
    </x:xmpmeta>
    <?xpacket end="w"?>
    """
  }

  private func read(_ packet: String) throws -> EmbeddedMetadata {
    try PhotoReader().metadata(
      in: JPEGBuilder.file(JPEGBuilder.xmp(packet), JPEGBuilder.frame(), JPEGBuilder.picture))
  }

  @Test func readsPropertiesWrittenAsAttributes() throws {
    let metadata = try read(
      Self.packet(
        attributes: #"xmp:CreatorTool=" GIMP 2.10 &amp; co " aux:Lens="EF50mm""#,
        elements: """
          <xmpMM:History><rdf:Seq>
           <rdf:li stEvt:action="created" stEvt:softwareAgent="A"/>
           <rdf:li stEvt:action="saved" stEvt:softwareAgent="B"/>
           <rdf:li stEvt:action="saved" stEvt:softwareAgent="A"/>
          </rdf:Seq></xmpMM:History>
          """))
    #expect(
      metadata.xmp
        == XMPFields(creatorTool: "GIMP 2.10 & co", lens: "EF50mm", softwareAgents: ["A", "B"]))
    #expect(metadata.problems.isEmpty)
  }

  @Test func readsPropertiesWrittenAsElements() throws {
    let metadata = try read(
      Self.packet(
        elements: """
          <xmp:CreatorTool>darktable<!-- by --> <![CDATA[4.8.1]]></xmp:CreatorTool>
          <exifEX:LensModel><rdf:Alt><rdf:li>NIKKOR Z</rdf:li></rdf:Alt></exifEX:LensModel>
          <xmpMM:History><rdf:Seq>
           <rdf:li rdf:parseType="Resource"><stEvt:softwareAgent>A</stEvt:softwareAgent></rdf:li>
           <rdf:li><rdf:Description><stEvt:softwareAgent>B</stEvt:softwareAgent></rdf:Description></rdf:li>
          </rdf:Seq></xmpMM:History>
          """))
    #expect(
      metadata.xmp
        == XMPFields(
          creatorTool: "darktable 4.8.1", lens: "NIKKOR Z", softwareAgents: ["A", "B"]))
  }

  @Test func readsTheProgramThatWroteTheFile() throws {
    let metadata = try read(Self.packet(attributes: #"tiff:Software="Snapseed 2.0""#))
    #expect(metadata.xmp == XMPFields(software: "Snapseed 2.0"))
  }

  @Test func reportsThatThereIsAPosition() throws {
    let both = #"exif:GPSLatitude="48,30.5N" exif:GPSLongitude="11,15E""#
    #expect(try read(Self.packet(attributes: both)).xmp == XMPFields(hasLocation: true))
    let one = #"exif:GPSLatitude="48,30.5N" exif:GPSLongitude=" ""#
    #expect(try read(Self.packet(attributes: one)).xmp == XMPFields())
  }

  @Test func goesByNamespaceAndNotByPrefix() throws {
    let metadata = try read(
      """
      <r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><r:Description
       xmlns:a="http://ns.adobe.com/xap/1.0/" xmlns:xmp="http://example.com/other"
       a:CreatorTool="right" xmp:CreatorTool="wrong" CreatorTool="none"/></r:RDF>
      """)
    #expect(metadata.xmp?.creatorTool == "right")
  }

  @Test func readsOnlyProgramsFromTheHistory() throws {
    let metadata = try read(
      Self.packet(
        attributes: #"stEvt:softwareAgent="outside""#,
        elements: """
          <xmpMM:History><rdf:Seq><rdf:li stEvt:softwareAgent="inside" xmp:CreatorTool="no"/>
          </rdf:Seq></xmpMM:History>
          """))
    #expect(metadata.xmp == XMPFields(softwareAgents: ["inside"]))
  }

  @Test func prefersTheLensOfTheAuxiliaryNamespace() throws {
    let metadata = try read(
      Self.packet(attributes: #"exifEX:LensModel="second" aux:Lens="first""#))
    #expect(metadata.xmp?.lens == "first")
  }

  @Test func cutsALongHistoryAndSaysSo() throws {
    let events = (0...Limits.historyEvents).map { #"<rdf:li stEvt:softwareAgent="\#($0)"/>"# }
    let metadata = try read(
      Self.packet(
        elements: "<xmpMM:History><rdf:Seq>\(events.joined())</rdf:Seq></xmpMM:History>"))
    #expect(metadata.xmp?.softwareAgents.count == Limits.historyEvents)
    #expect(metadata.problems == [.historyTruncated])
  }

  @Test func usesTheFirstReadablePacket() throws {
    let packet = { (tool: String) in
      Self.packet(attributes: #"xmp:CreatorTool="\#(tool)""#)
    }
    let metadata = try PhotoReader().metadata(
      in: JPEGBuilder.file(
        JPEGBuilder.xmp("<broken"), JPEGBuilder.xmp(packet("first")),
        JPEGBuilder.xmp(packet("second")), JPEGBuilder.frame(), JPEGBuilder.picture))
    #expect(metadata.xmp?.creatorTool == "first")
    #expect(metadata.problems == [.multipleXMPPackets, .xmpDamaged])
  }

  @Test func readsEveryPacket() throws {
    let history = #"""
      <xmpMM:History><rdf:Seq><rdf:li stEvt:action="saved" stEvt:softwareAgent="GIMP"/></rdf:Seq>
      </xmpMM:History>
      """#
    let metadata = try PhotoReader().metadata(
      in: JPEGBuilder.file(
        JPEGBuilder.xmp(Self.packet(attributes: #"xmp:CreatorTool="first""#, elements: history)),
        JPEGBuilder.xmp(Self.packet(attributes: #"xmp:CreatorTool="second" aux:Lens="50mm""#)),
        JPEGBuilder.xmp(Self.packet(elements: history)), JPEGBuilder.frame(), JPEGBuilder.picture))
    #expect(
      metadata.xmp
        == XMPFields(creatorTool: "first", lens: "50mm", softwareAgents: ["GIMP"]))
    #expect(
      metadata.traces.xmp.all(from: .xmp("xmp:CreatorTool")).map(\.text) == ["first", "second"])
    #expect(
      metadata.traces.xmp.all(from: .xmpHistory("stEvt:action")).map(\.event) == [1, 2])
    #expect(metadata.problems == [.multipleXMPPackets])
  }

  @Test func readsNoMorePacketsThanItsLimit() throws {
    let packets = (0...Limits.packets).flatMap {
      JPEGBuilder.xmp(Self.packet(attributes: #"xmp:CreatorTool="\#($0)""#))
    }
    let metadata = try PhotoReader().metadata(
      in: JPEGBuilder.file(packets, JPEGBuilder.frame(), JPEGBuilder.picture))
    #expect(metadata.traces.xmp.count == Limits.packets)
    #expect(metadata.problems == [.multipleXMPPackets, .readLimitReached])
  }
}
