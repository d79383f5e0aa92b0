import Foundation
import PhotoFormats
import TestSupport
import Testing

@testable import PhotoMetadata

/// Packets that have crashed other XML readers.
@Suite(.endsHangs, .serialized)
struct HostileXMPTests {
  private func problem(_ text: String) -> XMPProblem? { problem(Array(text.utf8)) }

  private func problem(_ bytes: [UInt8]) -> XMPProblem? {
    var problems: [MetadataProblem] = []
    do throws(XMPProblem) {
      _ = try XMPFields(XMPPacket(bytes[...]), problems: &problems)
      return nil
    } catch {
      return error
    }
  }

  fileprivate static let laughs =
    #"<!DOCTYPE a [<!ENTITY l0 "ha">"#
    + (1...9).map { level in
      #"<!ENTITY l\#(level) ""# + String(repeating: "&l\(level - 1);", count: 10) + #"">"#
    }.joined() + "]><a>&l9;</a>"

  @Test func refusesABillionLaughs() { #expect(problem(Self.laughs) == .refused) }

  @Test func refusesOneLongEntityUsedOften() {
    let text = #"<!DOCTYPE a [<!ENTITY e "\#(String(repeating: "x", count: 40_000))">]><a>"#
    #expect(problem(text + String(repeating: "&e;", count: 20_000) + "</a>") == .refused)
  }

  @Test func refusesDeviceFiles() {
    #expect(
      problem(#"<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/hostname">]><a>&x;</a>"#) == .refused)
    #expect(problem(#"<!DOCTYPE a SYSTEM "http://example.com/a.dtd"><a/>"#) == .refused)
  }

  @Test(arguments: [true, false])
  func refusesADocumentTypeInUTF16(isBigEndian: Bool) {
    let bytes = Self.laughs.utf16.flatMap { unit -> [UInt8] in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBigEndian ? bytes : bytes.reversed()
    }
    #expect(problem(bytes) == .refused)
    #expect(problem((isBigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]) + bytes) == .refused)
  }

  @Test func letsNoDeclaredEncodingHideADocumentType() {
    // In UTF-7, `+ADwAIQ-DOCTYPE` spells the forbidden declaration.
    #expect(
      problem(#"<?xml version="1.0" encoding="UTF-7"?>+ADwAIQ-DOCTYPE a+AD4-<a/>"#) == .damaged)
  }

  @Test func refusesAnUndeclaredEntity() { #expect(problem("<a>&x;</a>") == .damaged) }

  @Test(arguments: [65, 300, 20_000])
  func refusesElementsInsideElements(depth: Int) {
    let text = String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    #expect(problem(text) == (depth < 256 ? .tooLarge : .damaged) || problem(text) == .tooLarge)
  }

  @Test func acceptsElementsInsideElementsUpToTheLimit() {
    let depth = Limits.xmpDepth
    let text = String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    #expect(problem(text) == nil)
  }

  @Test func refusesATagFullOfAttributes() {
    let attributes = { (count: Int) in (0..<count).map { #" a\#($0) = "x""# }.joined() }
    #expect(problem("<a\(attributes(200_000))/>") == .tooLarge)
    #expect(problem("<a\(attributes(2001))/>") == .tooLarge)
    #expect(problem("<a\(attributes(2000))/>") == nil)
    // A comment with a quotation mark does not hide what follows.
    #expect(problem("<!-- ' --><a\(attributes(2001))/>") == .tooLarge)
  }

  @Test func refusesTooManyElements() {
    let text = "<a>" + String(repeating: "<b/>", count: Limits.xmpNodes + 1) + "</a>"
    #expect(problem(text) == .tooLarge)
  }

  @Test func boundsThePairsOfAttributesOfAllTags() {
    let attributes = (0..<2000).map { #" a\#($0) = "x""# }.joined()
    func tags(_ count: Int) -> String {
      "<r>" + String(repeating: "<a\(attributes)/>", count: count) + "</r>"
    }
    #expect(problem(tags(16)) == nil)
    #expect(problem(tags(17)) == .tooLarge)
  }

  @Test func boundsThePairsOfTagsAndNamespaces() {
    func packet(_ tags: Int) -> String {
      let namespaces = (0..<1000).map { #" xmlns:n\#($0)="x""# }.joined()
      return "<r\(namespaces)>" + String(repeating: "<b/>", count: tags) + "</r>"
    }
    #expect(problem(packet(100_000)) == nil)
    #expect(problem(packet(210_000)) == .tooLarge)
  }

  @Test func collectsNoMorePropertiesThanItsLimit() throws {
    let address = "http://ns.adobe.com/camera-raw-settings/1.0/"
    func document(_ count: Int) throws -> XMLDocument {
      let elements = (0..<count).map { "<c:P\($0)>1</c:P\($0)>" }.joined()
      return try XMLDocument(Array("<r xmlns:c='\(address)'>\(elements)</r>".utf8)[...])
    }
    let whole = try document(Limits.xmpProperties)
    #expect(whole.properties.count == Limits.xmpProperties && !whole.isCut)
    let cut = try document(Limits.xmpProperties + 1)
    #expect(cut.properties.count == Limits.xmpProperties && cut.isCut)
  }

  @Test(arguments: ["", "x", "xx"])
  func cutsALongTextBetweenTwoCharacters(lead: String) throws {
    let text = lead + String(repeating: "가", count: 30_000)
    let address = "http://purl.org/dc/elements/1.1/"
    for xml in [
      "<r xmlns:d='\(address)'><d:title>\(text)</d:title></r>",
      "<r xmlns:d='\(address)' d:title='\(text)'/>",
    ] {
      let document = try XMLDocument(Array(xml.utf8)[...])
      let count = (Limits.xmpText - lead.utf8.count) / 3
      #expect(document.properties.map(\.text) == [lead + String(repeating: "가", count: count)])
    }
  }

  /// Names that stand in the text in another way than the parser reports them take no time.
  @Test func searchesInVainOnlyAFewTimes() throws {
    let fill = String(repeating: ":", count: 6_000_000)
    let address = "http://ns.adobe.com/camera-raw-settings/1.0/"
    let elements = (0..<4_000).map { "<P\($0) xmlns='\(address)'>1</P\($0)>" }
    let xml = "<r>\(elements.joined())<!--\(fill)--></r>"
    let packet = try XMPPacket(Array(xml.utf8)[...])
    let clock = ContinuousClock()
    let time = try clock.measure {
      let properties = try XMPProperties(packet)
      let traces = properties.traces(in: .extents([0..<xml.utf8.count]), afterEvents: 0)
      #expect(traces.count == 4_000)
    }
    #expect(time < .seconds(2))
  }

  @Test func readsPacketsOfMegabytes() throws {
    let ancestors = (0..<100_000).map {
      "<rdf:li>xmp.did:7f9c24e5-1b1d-4b62-9c33-2d1fb0a4\($0)</rdf:li>"
    }
    let packet = XMPFieldsTests.packet(
      elements: "<photoshop:DocumentAncestors><rdf:Bag>\(ancestors.joined())</rdf:Bag>"
        + "</photoshop:DocumentAncestors><xmp:CreatorTool>behind</xmp:CreatorTool>")
    #expect(packet.utf8.count > 6_000_000)
    #expect(problem(packet) == nil)
    var problems: [MetadataProblem] = []
    let fields = try XMPFields(XMPPacket(Array(packet.utf8)[...]), problems: &problems)
    #expect(fields.creatorTool == "behind")
  }

  @Test func refusesTwelveMegabytesOfText() {
    #expect(problem("<a>" + String(repeating: "x", count: 12_000_000) + "</a>") == .tooLarge)
  }

  /// Every way to be rejected, in a separate process whose standard error is captured.
  @Test func printsNothing() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      for text in [
        HostileXMPTests.laughs, "<a>&x;</a>", "<a", "<a x='1' x='2'/>", "<a xmlns:b=''/>", "<b:a/>",
      ] {
        // The parser itself is silent, without the preceding check.
        _ = try? XMLDocument(Array(text.utf8)[...])
      }
    }
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self) == "")
  }
}
