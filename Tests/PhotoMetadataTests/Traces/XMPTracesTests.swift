import TestSupport
import Testing

@testable import PhotoMetadata

struct XMPTracesTests {
  private func read(_ packet: String) throws -> (traces: [FileTrace], bytes: [UInt8]) {
    let bytes = JPEGBuilder.file(
      JPEGBuilder.xmp(packet), JPEGBuilder.frame(), JPEGBuilder.picture)
    return (try PhotoReader().metadata(in: bytes).traces.xmp, bytes)
  }

  private let packet = XMPFieldsTests.packet(
    attributes: """
      xmlns:crs="http://ns.adobe.com/camera-raw-settings/1.0/" \
      xmlns:stRef="http://ns.adobe.com/xap/1.0/sType/ResourceRef#" \
      xmp:CreatorTool="A &amp; B" crs:Exposure2012="+0.35" exif:GPSLatitude="52,31.2N"
      """,
    elements: """
      <xmpMM:DerivedFrom stRef:documentID="did" stRef:instanceID="iid"/>
      <xmpMM:History><rdf:Seq>
       <rdf:li stEvt:action="saved" stEvt:softwareAgent="One"/>
       <rdf:li stEvt:action="saved" stEvt:softwareAgent="Two"/>
      </rdf:Seq></xmpMM:History>
      """)

  @Test func namesEachPropertyWithItsPosition() throws {
    let (traces, bytes) = try read(packet)
    #expect(
      traces.map { "\($0.source.name) = \($0.text)" } == [
        "XMP xmp:CreatorTool = A & B", "XMP crs:Exposure2012 = +0.35",
        "XMP xmpMM:DerivedFrom stRef:documentID = did",
        "XMP xmpMM:DerivedFrom stRef:instanceID = iid",
        "XMP xmpMM:History stEvt:action = saved", "XMP xmpMM:History stEvt:softwareAgent = One",
        "XMP xmpMM:History stEvt:action = saved", "XMP xmpMM:History stEvt:softwareAgent = Two",
      ])
    let starts = ["CreatorTool=\"A", "Exposure2012", "documentID", "instanceID=\"iid"]
    for (trace, start) in zip(traces, starts) {
      let offset = try #require(trace.offset)
      #expect(bytes[offset...].starts(with: start.utf8), "\(trace)")
    }
    let agent = try #require(traces.last?.offset)
    #expect(bytes[agent...].starts(with: "softwareAgent=\"Two".utf8))
  }

  @Test func neverRepeatsAPosition() throws {
    #expect(try read(packet).traces.allSatisfy { !$0.text.contains("52,31") })
  }

  @Test func pointsAtThePacketWhereAPrefixIsNotWritten() throws {
    let text = """
      <x xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
       <CreatorTool xmlns="http://ns.adobe.com/xap/1.0/">A</CreatorTool></x>
      """
    let (traces, bytes) = try read(text)
    let offset = try #require(traces.first?.offset)
    #expect(bytes[offset...].starts(with: "<x ".utf8))
  }
}
