import Testing

@testable import PhotoMetadata

struct XMPPacketTests {
  private let packet = XMPFieldsTests.packet(attributes: #"xmp:CreatorTool="日本語 GIMP""#)

  private func creatorTool(_ bytes: [UInt8]) throws -> String? {
    var problems: [MetadataProblem] = []
    return try XMPFields(XMPPacket(bytes[...]), problems: &problems).creatorTool
  }

  private func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit -> [UInt8] in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBigEndian ? bytes : bytes.reversed()
    }
  }

  @Test func readsAPacketWithItsPadding() throws {
    for padding in ["", "\0\0\0", "\n   \n", "\0"] {
      #expect(try creatorTool(Array((packet + padding).utf8)) == "日本語 GIMP")
      #expect(try creatorTool(Array((padding + packet).utf8)) == "日本語 GIMP")
    }
  }

  @Test(arguments: [true, false])
  func readsUTF16ToldByItsFirstBytes(isBigEndian: Bool) throws {
    #expect(try creatorTool(utf16("\u{FEFF}" + packet, isBigEndian: isBigEndian)) == "日本語 GIMP")
    #expect(try creatorTool(utf16(packet, isBigEndian: isBigEndian)) == "日本語 GIMP")
    let declared = #"<?xml version="1.0" encoding="UTF-16"?>"# + packet
    #expect(try creatorTool(utf16(declared, isBigEndian: isBigEndian)) == "日本語 GIMP")
  }

  @Test(arguments: [true, false])
  func readsUTF32ToldByItsFirstBytes(isBigEndian: Bool) throws {
    for text in ["\u{FEFF}" + packet, packet] {
      let bytes = text.unicodeScalars.flatMap { scalar -> [UInt8] in
        let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: scalar.value >> $0) }
        return isBigEndian ? bytes : bytes.reversed()
      }
      #expect(try creatorTool(bytes) == "日本語 GIMP")
      #expect(throws: Never.self) { try XMPPacket((bytes + [0, 0])[...]) }
    }
  }

  /// Programs that use a prefix without declaring it mean its usual namespace.
  @Test func readsPrefixesWithoutDeclaration() throws {
    let text = packet.replacing(#"xmlns:xmp="http://ns.adobe.com/xap/1.0/""#, with: "")
    #expect(text != packet)
    #expect(try creatorTool(Array(text.utf8)) == "日本語 GIMP")
    let element = """
      <rdf:RDF><rdf:Description><TC260:AIGC>{"Label":"1"}</TC260:AIGC><photoshop:City>Ulm\
      </photoshop:City><mystery:City>Rom</mystery:City></rdf:Description></rdf:RDF>
      """
    let properties = try XMPProperties(XMPPacket(Array(element.utf8)[...]))
    #expect(properties.all.map(\.text) == [#"{"Label":"1"}"#, "Ulm"])
    #expect(properties.recorded.all.map(\.source) == ["XMP photoshop:City"])
  }

  @Test func readsUTF8WhateverIsDeclared() throws {
    let declared = #"<?xml version="1.0" encoding="ISO-8859-1"?>"# + packet
    #expect(try creatorTool(Array(declared.utf8)) == "日本語 GIMP")
  }

  @Test func readsReferencesAndSections() throws {
    let attribute = XMPFieldsTests.packet(attributes: #"xmp:CreatorTool="A &amp;#38; &lt;B&gt;""#)
    #expect(try creatorTool(Array(attribute.utf8)) == "A &#38; <B>")
    let element = XMPFieldsTests.packet(
      elements: "<xmp:CreatorTool>A <![CDATA[& B]]><!-- no --> &amp;&#x43;</xmp:CreatorTool>")
    #expect(try creatorTool(Array(element.utf8)) == "A & B &C")
  }

  @Test(arguments: ["", "   ", "no markup", ">backwards<", "<a>", "<a></b>", "<a/><b/>", "<?xml"])
  func saysThatAPacketIsDamaged(text: String) {
    #expect(throws: XMPProblem.damaged) { try creatorTool(Array(text.utf8)) }
  }

  @Test func saysThatBytesAreNotUTF8() {
    #expect(throws: XMPProblem.damaged) {
      try creatorTool(Array("<a>".utf8) + [0xC3, 0x28] + Array("</a>".utf8))
    }
  }
}
