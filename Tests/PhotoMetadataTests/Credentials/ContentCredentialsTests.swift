import Foundation
import TestSupport
import Testing

@testable import PhotoMetadata

struct ContentCredentialsTests {
  /// A store with a claim and two actions, one in a list without a length.
  static let store = CredentialsBuilder.store(
    CredentialsBuilder.superbox(
      "urn:uuid:1", kind: "c2ma",
      CredentialsBuilder.superbox(
        "c2pa.assertions",
        CredentialsBuilder.superbox(
          "c2pa.actions.v2",
          BoxBuilder.box(
            "cbor",
            CredentialsBuilder.map(
              (
                "actions",
                [0x9F]
                  + CredentialsBuilder.map(
                    ("action", CredentialsBuilder.text("c2pa.created")),
                    (
                      "digitalSourceType",
                      CredentialsBuilder.text("http://x/trainedAlgorithmicMedia")
                    ))
                  + CredentialsBuilder.map(
                    ("action", CredentialsBuilder.text("c2pa.edited")),
                    (
                      "softwareAgent",
                      CredentialsBuilder.map(
                        ("name", CredentialsBuilder.text("Editor")),
                        ("version", CredentialsBuilder.text("2")))
                    ))
                  + [0xFF]
              ))))),
      CredentialsBuilder.superbox(
        "c2pa.claim.v2",
        BoxBuilder.box(
          "cbor",
          CredentialsBuilder.map(
            ("instanceID", [0x43, 1, 2, 3]), ("size", [0x1B, 0, 0, 0, 0, 0, 0, 1, 0]),
            (
              "claim_generator_info",
              CredentialsBuilder.map(
                ("name", CredentialsBuilder.text("Camera")),
                ("version", CredentialsBuilder.text("1.0")))
            ))))))

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

  @Test func readsClaimsInGIF() throws {
    let blocks = ImageFileBuilder.subBlocks(Self.store)
    #expect(blocks.count > Self.store.count + 2)
    let block = ImageFileBuilder.gifApplication("C2PA_GIF\u{1}\0\0", blocks)
    #expect(try claims(ImageFileBuilder.gif(block, ImageFileBuilder.gifPicture)) == expected)
  }

  /// Other standards keep boxes in the same places.
  @Test func ignoresBoxesOfOtherStandards() throws {
    let box = CredentialsBuilder.superbox("360", kind: "j360", BoxBuilder.box("xml ", [1, 2]))
    let bytes = PNGBuilder.file(PNGBuilder.chunk("caBX", box), PNGBuilder.picture)
    #expect(try claims(bytes).isEmpty)
    let both = PNGBuilder.file(
      PNGBuilder.chunk("caBX", box), PNGBuilder.chunk("caBX", Self.store), PNGBuilder.picture)
    #expect(try claims(both) == expected)
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
