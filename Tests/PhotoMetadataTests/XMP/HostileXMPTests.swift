import Foundation
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
