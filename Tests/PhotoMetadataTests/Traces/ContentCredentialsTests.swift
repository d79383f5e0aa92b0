import Foundation
import TestSupport
import Testing

@testable import PhotoMetadata

struct ContentCredentialsTests {
  private static func text(_ text: String) -> [UInt8] {
    text.utf8.count < 24
      ? [0x60 | UInt8(text.utf8.count)] + Array(text.utf8)
      : [0x78, UInt8(text.utf8.count)] + Array(text.utf8)
  }

  private static func map(_ members: (String, [UInt8])...) -> [UInt8] {
    [0xA0 | UInt8(members.count)] + members.flatMap { text($0.0) + $0.1 }
  }

  private static func superbox(_ label: String, _ content: [UInt8]...) -> [UInt8] {
    BoxBuilder.box(
      "jumb",
      BoxBuilder.box("jumd", Array(repeating: 7, count: 16), [3], Array("\(label)\0".utf8)),
      content.flatMap { $0 })
  }

  /// A store with a claim and two actions, one in a list without a length.
  static let store = superbox(
    "c2pa",
    superbox(
      "urn:uuid:1",
      superbox(
        "c2pa.assertions",
        superbox(
          "c2pa.actions.v2",
          BoxBuilder.box(
            "cbor",
            map(
              (
                "actions",
                [0x9F]
                  + map(
                    ("action", text("c2pa.created")),
                    ("digitalSourceType", text("http://x/trainedAlgorithmicMedia")))
                  + map(
                    ("action", text("c2pa.edited")),
                    ("softwareAgent", map(("name", text("Editor")), ("version", text("2")))))
                  + [0xFF]
              ))))),
      superbox(
        "c2pa.claim.v2",
        BoxBuilder.box(
          "cbor",
          map(
            ("instanceID", [0x43, 1, 2, 3]), ("size", [0x1B, 0, 0, 0, 0, 0, 0, 1, 0]),
            ("claim_generator_info", map(("name", text("Camera")), ("version", text("1.0")))))))))

  private func claims(_ bytes: [UInt8]) throws -> [String] {
    try PhotoReader().metadata(in: bytes).traces.others.map { "\($0.source.name): \($0.text)" }
  }

  private let expected = [
    "C2PA manifest store: \(store.count) B", "C2PA action: c2pa.created",
    "C2PA digitalSourceType: http://x/trainedAlgorithmicMedia", "C2PA action: c2pa.edited",
    "C2PA softwareAgent: Editor 2", "C2PA claim_generator: Camera 1.0",
  ]

  @Test func readsClaimsInPNG() throws {
    let bytes = PNGBuilder.file(PNGBuilder.chunk("caBX", Self.store), PNGBuilder.picture)
    #expect(try claims(bytes) == expected)
  }

  @Test func putsThePiecesOfJPEGTogether() throws {
    let pieces = stride(from: 8, to: Self.store.count, by: 70).enumerated().map { number, start in
      JPEGBuilder.segment(
        0xEB,
        Array("JP".utf8) + [0, 1] + BoxBuilder.number(number + 1, 4) + Self.store.prefix(8)
          + Self.store[start..<min(start + 70, Self.store.count)])
    }
    let bytes = JPEGBuilder.file(
      pieces.flatMap { $0 }, JPEGBuilder.frame(), JPEGBuilder.picture)
    #expect(try claims(bytes) == expected)
  }

  @Test func readsClaimsInHEIF() throws {
    let identifier: [UInt8] = [
      0xD8, 0xFE, 0xC3, 0xD6, 0x1B, 0x0E, 0x48, 0x3C, 0x92, 0x97, 0x58, 0x28, 0x87, 0x7E, 0xC4,
      0x81,
    ]
    let box = BoxBuilder.box(
      "uuid", identifier, [0, 0, 0, 0], Array("manifest\0".utf8), Array(repeating: 0, count: 8),
      Self.store)
    #expect(try claims(BoxBuilder.fileType + box + BoxBuilder.meta([])) == expected)
  }

  @Test func survivesEveryDamage() throws {
    for index in Self.store.indices {
      for byte in [0, 0x1B, 0x7F, 0x9F, 0xFF] as [UInt8] {
        var store = Self.store
        store[index] = byte
        let bytes = PNGBuilder.file(PNGBuilder.chunk("caBX", store), PNGBuilder.picture)
        #expect(try claims(bytes).count <= 8)
      }
      let cut = PNGBuilder.file(
        PNGBuilder.chunk("caBX", Array(Self.store.prefix(index))), PNGBuilder.picture)
      #expect(try claims(cut).count <= 8)
    }
  }

  @Test(arguments: [
    [0x81], [0x9F], [0xC1], [0xA1, 0x61, 0x61], [0x9B, 0x7F, 0xFF, 0, 0, 0, 0, 0, 0],
  ])
  func refusesNestedAndEndlessValues(start: [UInt8]) {
    var reader = CBORReader(Array(repeating: start, count: 10_000).flatMap { $0 }[...])
    #expect(reader.value() == nil)
  }
}
