import PhotoFormats
import TestSupport
import Testing

@testable import PhotoMetadata

/// Texts that copies remove and that stand elsewhere than captions and comments do.
struct OtherTextsTests {
  private typealias Build = ImageFileBuilder

  private func facts(_ bytes: [UInt8]) throws -> [PhotoFact] {
    try PhotoReader().metadata(in: bytes).facts
  }

  @Test func readsWhatPeopleWroteAboutPicturesOfHEIC() throws {
    let description = BoxBuilder.fullBox(
      "udes", Array("en\0A title\0A caption\0one,two\0".utf8))
    let alternative = BoxBuilder.fullBox("altt", Array("A boat\0en\0".utf8))
    let file =
      BoxBuilder.fileType + BoxBuilder.meta([], properties: description + alternative)
    let facts = try facts(file)
    for fact in [
      PhotoFact(.title, .text("A title"), source: "udes"),
      PhotoFact(.caption, .text("A caption"), source: "udes"),
      PhotoFact(.keyword, .text("one,two"), source: "udes"),
      PhotoFact(.caption, .text("A boat"), source: "altt"),
    ] { #expect(facts.contains(fact), "\(fact)") }
  }

  @Test func readsTextsThatAreDrawnOnPicturesOfGIF() throws {
    let text = [0x21, 0x01] + Build.subBlocks(Array(repeating: 1, count: 12) + Array("Hello".utf8))
    #expect(
      try facts(Build.gif(text, Build.gifPicture))
        == [PhotoFact(.comment, .text("Hello"), source: "GIF PlainText")])
  }

  @Test func readsWhatPeopleWroteAboutVideos() throws {
    func text(_ type: [UInt8], _ text: String) -> [UInt8] {
      let content = BoxBuilder.number(text.utf8.count, 2) + [0x15, 0xC7] + Array(text.utf8)
      return BoxBuilder.number(8 + content.count, 4) + type + content
    }
    let entries =
      text([0xA9] + Array("nam".utf8), "The harbor") + text(Array("auth".utf8), "Jane Placeholder")
      + text([0xA9] + Array("cpy".utf8), "2024 Example") + text([0xA9] + Array("day".utf8), "2024")
    let track = BoxBuilder.box(
      "trak", BoxBuilder.box("udta", text([0xA9] + Array("cmt".utf8), "A comment")))
    let video =
      BoxBuilder.box("ftyp", Array("mp42".utf8), [0, 0, 0, 0], Array("mp42".utf8))
      + BoxBuilder.box("moov", BoxBuilder.box("udta", entries), track)
    let facts = try facts(
      JPEGBuilder.file(JPEGBuilder.frame(), JPEGBuilder.picture) + video)
    for (kind, text) in [
      (PhotoFact.Kind.title, "The harbor"), (.creator, "Jane Placeholder"),
      (.copyright, "2024 Example"), (.comment, "A comment"),
    ] { #expect(facts.contains { $0.kind == kind && $0.value == .text(text) }, "\(text) \(facts)") }
  }

  /// The place of a video that nothing declares, behind a picture.
  @Test func readsThePlaceOfAnUndeclaredVideo() throws {
    let place = Array("+64.1466-021.9426/".utf8)
    let content = BoxBuilder.number(place.count, 2) + [0x15, 0xC7] + place
    let entry = BoxBuilder.number(8 + content.count, 4) + [0xA9] + Array("xyz".utf8) + content
    let video =
      BoxBuilder.box("ftyp", Array("mp42".utf8), [0, 0, 0, 0], Array("mp42".utf8))
      + BoxBuilder.box("moov", BoxBuilder.box("udta", entry))
    let facts = try facts(
      JPEGBuilder.file(JPEGBuilder.frame(), JPEGBuilder.picture) + video)
    #expect(facts.contains { $0.kind == .video })
    let found = try #require(facts.first { $0.kind == .location })
    let position = try #require(GeoCoordinates(latitude: 64.1466, longitude: -21.9426))
    #expect(found.value == .place(position))
  }

  /// A second beginning is that of another file.
  @Test func readsAVideoBehindAHEICFileAsAnotherFile() throws {
    let heic = BoxBuilder.fileType + BoxBuilder.meta([])
    let metadata = try PhotoReader().metadata(in: heic + BoxBuilder.fileType)
    #expect(metadata.traces.others.contains { $0.source == .rest })
    #expect(metadata.traces.boxes.brands == ["heic", "mif1", "heic"])
  }

  @Test func readsTextsOfComfyUIsAnimations() throws {
    let text = PNGBuilder.chunk("comf", Array("prompt\0{}".utf8))
    let traces = try PhotoReader().metadata(in: PNGBuilder.file(PNGBuilder.picture, text)).traces
    #expect(traces.others.map(\.source) == [.pngText("prompt")])
    #expect(traces.others.map(\.text) == ["{}"])
  }

  @Test func readsTheLabelInAChunkOfItsOwn() throws {
    let label = #"{"Label":"1","ContentProducer":"001"}"#
    let chunk = PNGBuilder.chunk("AIGC", Array(label.utf8))
    let traces = try PhotoReader().metadata(in: PNGBuilder.file(chunk, PNGBuilder.picture)).traces
    #expect(traces.others.map(\.source) == [.pngText("AIGC")])
    #expect(traces.others.map(\.text) == [label])
  }

  @Test func readsAddressesAsValues() throws {
    let address = "http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"
    let packet = XMPFieldsTests.packet(
      elements: """
        <Iptc4xmpExt:DigitalSourceType \
        xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" rdf:resource="\(address)"/>
        """)
    let photo = JPEGBuilder.file(
      JPEGBuilder.xmp(packet), JPEGBuilder.frame(), JPEGBuilder.picture)
    let traces = try PhotoReader().metadata(in: photo).traces
    #expect(traces.xmp("Iptc4xmpExt:DigitalSourceType")?.text == address)
  }
}
