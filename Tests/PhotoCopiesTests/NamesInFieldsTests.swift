import Foundation
import PhotoFormats
import PhotoMetadata
import TestSupport
import Testing
import ValueSearch

@testable import PhotoCopies

/// Places and people in fields whose names say it in other words, or in none, go from copies.
struct NamesInFieldsTests {
  private static let namespaces = [
    "cc": "http://creativecommons.org/ns#", "exifEX": "http://cipa.jp/exif/1.0/",
    "digiKam": "http://www.digikam.org/ns/1.0/", "acdsee": "http://ns.acdsee.com/iptc/1.0/",
    "mwg-kw": "http://www.metadataworkinggroup.com/schemas/keywords/",
    "mediapro": "http://ns.iview-multimedia.com/mediapro/1.0/",
    "drone-dji": "http://www.dji.com/drone-dji/1.0/",
    "geo": "http://www.w3.org/2003/01/geo/wgs84_pos#",
    "foaf": "http://xmlns.com/foaf/0.1/", "crs": "http://ns.adobe.com/camera-raw-settings/1.0/",
    "Iptc4xmpExt": "http://iptc.org/std/Iptc4xmpExt/2008-02-29/",
    "photoshop": "http://ns.adobe.com/photoshop/1.0/", "dc": "http://purl.org/dc/elements/1.1/",
    "GImage": "http://ns.google.com/photos/1.0/image/", "xmp": "http://ns.adobe.com/xap/1.0/",
    "tiff": "http://ns.adobe.com/tiff/1.0/",
  ]

  private static func packet(_ inside: String, about: String = "", toolkit: String = "") -> String {
    let used = namespaces.filter { inside.contains("\($0.key):") }.sorted { $0.key < $1.key }
      .map { " xmlns:\($0.key)=\"\($0.value)\"" }.joined()
    return """
      <x:xmpmeta xmlns:x="adobe:ns:meta/" x:xmptk="\(toolkit)">\
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\
      <rdf:Description rdf:about="\(about)"\(used)>\(inside)</rdf:Description></rdf:RDF></x:xmpmeta>
      """
  }

  private static func copy(_ photo: [UInt8], removing facts: PrivateFacts) throws -> [UInt8] {
    var plan = CopyPlan()
    plan.removed = [facts]
    return try PhotoCopier(plan, tool: "MetaLens 9", date: nil).copy(photo, digest: "").bytes
      ?? photo
  }

  private static func copy(_ packet: String, removing facts: PrivateFacts) throws -> [UInt8] {
    try copy(
      JPEGBuilder.file(JPEGBuilder.xmp(packet), JPEGBuilder.frame(), JPEGBuilder.picture),
      removing: facts)
  }

  @Test(arguments: [
    (PrivateFacts.owner, "<cc:attributionName>Jane Placeholder</cc:attributionName>"),
    (.owner, "<exifEX:ImageEditor>Jane Placeholder</exifEX:ImageEditor>"),
    (.owner, "<digiKam:CaptionsAuthorNames>Jane Placeholder</digiKam:CaptionsAuthorNames>"),
    (.history, "<digiKam:ImageHistory>Jane Placeholder</digiKam:ImageHistory>"),
    (.history, "<crs:RawFileName>Jane Placeholder</crs:RawFileName>"),
    (.comments, "<mediapro:Event>Jane Placeholder</mediapro:Event>"),
    (.faces, "<foaf:depicts>Jane Placeholder</foaf:depicts>"),
    (.location, "<drone-dji:GimbalYawDegree>+12.70 Jane Placeholder</drone-dji:GimbalYawDegree>"),
    (.location, "<geo:long>Jane Placeholder</geo:long>"),
    (
      .comments,
      """
      <Iptc4xmpExt:ArtworkOrObject rdf:parseType="Resource"><Iptc4xmpExt:AOTitle>Jane \
      Placeholder</Iptc4xmpExt:AOTitle></Iptc4xmpExt:ArtworkOrObject>
      """
    ),
    (
      .location,
      """
      <mwg-kw:Keywords rdf:parseType="Resource"><mwg-kw:Hierarchy><rdf:Bag><rdf:li \
      rdf:parseType="Resource"><mwg-kw:Keyword>Places</mwg-kw:Keyword><mwg-kw:Children><rdf:Bag>\
      <rdf:li rdf:parseType="Resource"><mwg-kw:Keyword>Jane Placeholder</mwg-kw:Keyword></rdf:li>\
      </rdf:Bag></mwg-kw:Children></rdf:li></rdf:Bag></mwg-kw:Hierarchy></mwg-kw:Keywords>
      """
    ),
    (
      .faces,
      """
      <acdsee:categories>&lt;Categories&gt;&lt;Category Assigned="0"&gt;Places&lt;Category \
      Assigned="1"&gt;Reykjavik&lt;/Category&gt;&lt;/Category&gt;&lt;Category Assigned="0"&gt;\
      People&lt;Category Assigned="1"&gt;Jane Placeholder&lt;/Category&gt;&lt;/Category&gt;\
      &lt;/Categories&gt;</acdsee:categories>
      """
    ),
  ])
  func removesProperties(facts: PrivateFacts, inside: String) throws {
    let copy = try Self.copy(Self.packet("<tiff:Model>One</tiff:Model>" + inside), removing: facts)
    #expect(!copy[...].contains(text: "Jane"), "\(inside)")
    #expect(copy[...].contains(text: "<tiff:Model>One"))
  }

  /// A hierarchy about something else stays.
  @Test func keepsOtherHierarchies() throws {
    let inside = """
      <mwg-kw:Keywords rdf:parseType="Resource"><mwg-kw:Keyword>Animals</mwg-kw:Keyword>\
      <mwg-kw:Children rdf:parseType="Resource"><mwg-kw:Keyword>Places</mwg-kw:Keyword>\
      </mwg-kw:Children></mwg-kw:Keywords><photoshop:City>Reykjavik</photoshop:City>
      """
    let copy = try Self.copy(Self.packet(inside), removing: .location)
    #expect(copy[...].contains(text: "Animals") && !copy[...].contains(text: "Reykjavik"))
  }

  /// What a program is named is kept, and captions about the place of that name still go.
  @Test func removesCaptionsAboutAPlaceThatAProgramIsNamedAfter() throws {
    let inside = """
      <photoshop:City>Reykjavik</photoshop:City><tiff:Software>Reykjavik 2</tiff:Software>\
      <dc:title>Evening in Reykjavik</dc:title><dc:source>A book</dc:source>
      """
    let copy = try Self.copy(Self.packet(inside), removing: .location)
    #expect(!copy[...].contains(text: "Evening"))
    #expect(copy[...].contains(text: "Reykjavik 2") && copy[...].contains(text: "A book"))
  }

  /// Where a program or a camera should be named, nothing but a place or a person stands.
  @Test(arguments: [PrivateFacts.location, .all], [0x0131, 0x010F, 0x0110])
  func removesAPlaceInsteadOfTheNameOfAProgram(facts: PrivateFacts, tag: Int) throws {
    for (text, isKept) in [
      ("Reykjavik", false), ("reykjavik ", false), ("Reykjavik 2", true), ("Example", true),
    ] {
      var exif = ExifBuilder()
      exif.primary = [exif.text(tag, text)]
      let packet = Self.packet(
        "<photoshop:City>Reykjavik</photoshop:City><dc:title>Evening in Reykjavik</dc:title>")
      let copy = try Self.copy(
        JPEGBuilder.file(
          JPEGBuilder.exif(exif.block), JPEGBuilder.xmp(packet), JPEGBuilder.frame(),
          JPEGBuilder.picture), removing: facts)
      #expect(copy[...].contains(text: text) == isKept, "\(text)")
      #expect(!copy[...].contains(text: "Evening"))
    }
  }

  @Test func removesAPlaceInsteadOfTheProgramOfIPTC() throws {
    let sets: [UInt8] =
      [0x1C, 2, 65, 0, 9] + Array("Reykjavik".utf8) + [0x1C, 2, 70, 0, 3] + Array("1.0".utf8)
      + [0x1C, 2, 90, 0, 9] + Array("Reykjavik".utf8)
    var pass = CopyPass(Self.plan(.all), known: .init(), statement: nil)
    _ = IPTCEditor.edit(sets, &pass, in: "IPTC")
    var second = CopyPass(Self.plan(.all), known: pass.allValues, statement: nil)
    let edited = IPTCEditor.edit(sets, &second, in: "IPTC") ?? []
    #expect(!edited[...].contains(text: "Reykjavik"))
  }

  @Test func removesWhatIsWrittenAroundTheProperties() throws {
    let packet = Self.packet(
      "<photoshop:City>Reykjavik</photoshop:City>", about: "file:///Reykjavik/1.jpg",
      toolkit: "Tool of Reykjavik")
    #expect(!(try Self.copy(packet, removing: .location))[...].contains(text: "Reykjavik"))
    let other = Self.packet(
      "<photoshop:City>Reykjavik</photoshop:City>", about: "uuid:1", toolkit: "XMP Core 5")
    let copy = try Self.copy(other, removing: .location)
    #expect(copy[...].contains(text: "uuid:1") && copy[...].contains(text: "XMP Core 5"))
  }

  @Test func removesADeclaredPromptOnlyIfItNamesSomebody() throws {
    for (prompt, isKept) in [("a cat", true), ("Jane Placeholder with a cat", false)] {
      let inside = """
        <Iptc4xmpExt:PersonInImage>Jane Placeholder</Iptc4xmpExt:PersonInImage>\
        <Iptc4xmpExt:AIPromptInformation>\(prompt)</Iptc4xmpExt:AIPromptInformation>
        """
      for facts in [PrivateFacts.faces, .all] {
        let copy = try Self.copy(Self.packet(inside), removing: facts)
        #expect(copy[...].contains(text: "AIPromptInformation") == isKept, "\(prompt) \(facts)")
        #expect(!copy[...].contains(text: "Jane"))
      }
    }
  }

  /// A prompt is a text like any other, unless nothing else declares what made the picture.
  @Test(arguments: [true, false]) func keepsAPromptAsTheOnlyDeclaration(isOnly: Bool) throws {
    let inside =
      "<Iptc4xmpExt:AIPromptInformation>a cat</Iptc4xmpExt:AIPromptInformation>"
      + (isOnly ? "" : "<Iptc4xmpExt:AISystemUsed>Model 5</Iptc4xmpExt:AISystemUsed>")
    let copy = try Self.copy(Self.packet(inside), removing: .all)
    #expect(copy[...].contains(text: "a cat") == isOnly)
    #expect(copy[...].contains(text: "Model 5") != isOnly)
    #expect(try Self.copy(Self.packet(inside), removing: .location)[...].contains(text: "a cat"))
  }

  /// Pictures in Base64 have EXIF of their own.
  @Test(arguments: [true, false]) func removesPicturesInTextWithFacts(hasFacts: Bool) throws {
    var exif = ExifBuilder()
    exif.primary = [exif.text(0x010F, "Example")]
    let block = JPEGBuilder.exif(exif.block)
    let padding = JPEGBuilder.segment(0xDB, [UInt8](repeating: 1, count: 128))
    let picture =
      hasFacts
      ? JPEGBuilder.file(block, padding, JPEGBuilder.frame(), JPEGBuilder.picture)
      : JPEGBuilder.file(padding, JPEGBuilder.frame(), JPEGBuilder.picture)
    let text = Data(picture).base64EncodedString()
    let copy = try Self.copy(
      Self.packet("<GImage:Data>\(text)</GImage:Data>"), removing: .location)
    #expect(copy[...].contains(text: "GImage:Data") != hasFacts)
  }

  // MARK: Other fields

  @Test(arguments: [5, 30, 50]) func removesTheCityFromTheFirstRecord(number: Int) throws {
    let text = Array("Desk Reykjavik".utf8)
    let sets: [UInt8] =
      [0x1C, 1, UInt8(number), 0, UInt8(text.count)] + text
      + [0x1C, 2, 90, 0, 9] + Array("Reykjavik".utf8) + [0x1C, 2, 5, 0, 1, 0x41]
    var pass = CopyPass(Self.plan(.location), known: .init(), statement: nil)
    _ = IPTCEditor.edit(sets, &pass, in: "IPTC")
    var second = CopyPass(Self.plan(.location), known: pass.allValues, statement: nil)
    let edited = IPTCEditor.edit(sets, &second, in: "IPTC") ?? []
    #expect(!edited[...].contains(text: "Reykjavik") && !edited.isEmpty)
  }

  private static func plan(_ facts: PrivateFacts) -> CopyPlan {
    var plan = CopyPlan()
    plan.removed = [facts]
    return plan
  }

  @Test(arguments: [0xC789, 0xC7A1, 0x014D, 0x0151])
  func removesTheCityFromNamesThatPeopleChoose(tag: Int) throws {
    var exif = ExifBuilder()
    exif.primary = [exif.text(0x010F, "Example"), exif.text(tag, "Reel Reykjavik")]
    let photo = JPEGBuilder.file(
      JPEGBuilder.exif(exif.block),
      JPEGBuilder.xmp(Self.packet("<photoshop:City>Reykjavik</photoshop:City>")),
      JPEGBuilder.frame(), JPEGBuilder.picture)
    let copy = try Self.copy(photo, removing: .location)
    #expect(!copy[...].contains(text: "Reykjavik") && copy[...].contains(text: "Example"))
  }

  /// The keyword of a text can be any words.
  @Test func removesTextsOfPNGByTheirKeywords() throws {
    let city = Self.packet("<photoshop:City>Reykjavik</photoshop:City>")
    let xmp = PNGBuilder.chunk("iTXt", Array("XML:com.adobe.xmp\0\0\0\0\0\(city)".utf8))
    let data = PNGBuilder.chunk("IDAT", Array(PNGBuilder.pixel.dropFirst(8).dropLast(4)))
    let named = PNGBuilder.chunk("tEXt", Array("Reykjavik\0one".utf8))
    let removed = PNGBuilder.file(
      header: PNGBuilder.header(width: 1, height: 1), named, xmp, data)
    #expect(!(try Self.copy(removed, removing: .location))[...].contains(text: "Reykjavik"))
    let other = PNGBuilder.chunk("tEXt", Array("Note\0one".utf8))
    let photo = PNGBuilder.file(header: PNGBuilder.header(width: 1, height: 1), other, xmp, data)
    #expect(try Self.copy(photo, removing: .location)[...].contains(text: "Note\0one"))
  }

  /// Texts that decompress to more than all of them may have are not searched.
  @Test func boundsTheTextsOfPNG() throws {
    let letters = ImageStream.deflated(Array(repeating: 0x61, count: 15 << 20))
    let text = PNGBuilder.compressedText("Comment", letters)
    let data = PNGBuilder.chunk("IDAT", Array(PNGBuilder.pixel.dropFirst(8).dropLast(4)))
    let photo = PNGBuilder.file(
      header: PNGBuilder.header(width: 1, height: 1), (0..<12).flatMap { _ in text }, data)
    let copy = try PhotoCopier(Self.plan(.location), tool: "MetaLens 9", date: nil)
      .copy(photo, digest: "")
    #expect(copy.unread.map(\.count) == [3])
  }

  /// A text with a keyword of its own may be a comment.
  @Test func namesTextsOfPNGThatMaySayAnything() throws {
    let data = PNGBuilder.chunk("IDAT", Array(PNGBuilder.pixel.dropFirst(8).dropLast(4)))
    for (keyword, isNamed) in [("Notiz", true), ("png:tIME", false), ("Software", false)] {
      let text = PNGBuilder.chunk("tEXt", Array("\(keyword)\0At the garden with Jane".utf8))
      let photo = PNGBuilder.file(header: PNGBuilder.header(width: 1, height: 1), text, data)
      let copy = try PhotoCopier(Self.plan(.comments), tool: "MetaLens 9", date: nil)
        .copy(photo, digest: "")
      #expect((copy.unread.map(\.structure) == ["PNG \(keyword)"]) == isNamed, "\(keyword)")
    }
  }
}
