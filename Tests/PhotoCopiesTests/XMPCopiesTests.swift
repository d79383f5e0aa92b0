import PhotoFormats
import PhotoMetadata
import TestSupport
import Testing
import ValueSearch

@testable import PhotoCopies

/// XMP packets in which a secret stands beside the properties.
struct XMPCopiesTests {
  private static let camera = #"tiff:Model="One""#

  private static func packet(
    _ attributes: String = camera, _ inside: String = "", before: String = "", after: String = "",
    meta: String = "", description: String = ""
  ) -> [UInt8] {
    Array(
      """
      \(before)<?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>
      <x:xmpmeta xmlns:x="adobe:ns:meta/" x:xmptk="XMP Core"\(meta)>
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
      <rdf:Description rdf:about=""\(description) xmlns:tiff="http://ns.adobe.com/tiff/1.0/" \
      \(attributes)>\(inside)</rdf:Description></rdf:RDF></x:xmpmeta>
      <?xpacket end="w"?>\(after)
      """.utf8)
  }

  private static let packets: [(String, [UInt8])] = [
    ("XMP comment", packet(camera, "<!-- Jane Placeholder -->")),
    ("XMP comment", packet(camera, "<tiff:Make>A<!-- Jane -->cme</tiff:Make>")),
    ("XMP instruction", packet(camera, "<?note Jane Placeholder?>")),
    ("XMP text", packet(camera, "Jane Placeholder<tiff:Make>Acme</tiff:Make>")),
    ("XMP attribute", packet(meta: #" note="Jane""#)),
    ("XMP attribute", packet(description: #" rdf:ID="Jane""#)),
    ("XMP attribute", packet(camera, #"<tiff:Make rdf:ID="Jane">Acme</tiff:Make>"#)),
    ("XMP element", packet(camera, #"<tiff:Make><rdf:note>Jane</rdf:note></tiff:Make>"#)),
    ("XMP rdf:about", packet().replacing(Array(#"about="""#.utf8), with: #"about="Jane:1""#.utf8)),
    ("XMP gap", packet(before: "Jane ")),
    ("XMP gap", packet(after: " Jane")),
    // What can't be read goes as a whole.
    ("XMP", packet(camera, "&jane;")),
    ("XMP", packet(after: "<Jane>")),
    ("XMP", packet(camera, "<tiff:Make>Jane")),
  ]

  private static func edit(
    _ packet: [UInt8], _ facts: PrivateFacts, isChanging: Bool = false
  ) -> (packet: [UInt8]?, pass: CopyPass) {
    var plan = CopyPlan()
    plan.removed = [facts]
    let statement = CopyStatement(
      removed: [], pictureChanges: [], parent: nil, credentials: [])
    var pass = CopyPass(
      plan, known: RemovedValues(),
      statement: isChanging
        ? XMPStatement(tool: "MetaLens 9", date: nil, statement: statement) : nil)
    return (XMPEditor.edit(packet, &pass, isMain: true, in: "XMP"), pass)
  }

  @Test(arguments: packets.indices) func leavesOutWhatIsNoProperty(index: Int) throws {
    let (name, packet) = Self.packets[index]
    #expect(UnreadRegions.xmp(packet) != nil)
    let (edited, pass) = Self.edit(packet, .all)
    #expect(pass.changes.contains { $0.structure == name }, "\(name) \(pass.changes)")
    let text = String(decoding: edited ?? [], as: UTF8.self)
    #expect(!text.contains("Jane") && !text.contains("jane"), "\(text)")
    #expect(UnreadRegions.xmp(edited ?? []) == nil, "\(text)")
    // The copy says what was done, and stays readable.
    let changed = Self.edit(packet, .all, isChanging: true).packet ?? []
    #expect(UnreadRegions.xmp(changed) == nil)
    let fields = try PhotoReader().metadata(
      in: JPEGBuilder.file(
        JPEGBuilder.xmp(String(decoding: changed, as: UTF8.self)), JPEGBuilder.frame(),
        JPEGBuilder.picture))
    #expect(fields.xmp?.softwareAgents == ["MetaLens 9"])
    if name != "XMP" { #expect(text.contains(#"tiff:Model="One""#)) }
  }

  /// Readers stop at what is not XML, and would not see a statement behind it.
  @Test(arguments: [
    #"tiff:Mo(del="One""#, #"tiff:Model="One"tiff:Make="Acme""#, #"tiff:Model="&one;""#,
    #"tiff:Model="<""#, #"tiff:Model="One" tiff:Model="Two""#, "tiff:Model=\"\u{1}\"",
    #"tiff:Model="&#2;""#, #"tiff:1="One""#,
  ])
  func saysWhatItIsInDamagedPackets(attributes: String) throws {
    let packet = Self.packet(attributes)
    let edited = try #require(Self.edit(packet, .location, isChanging: true).packet)
    let fields = try PhotoReader().metadata(
      in: JPEGBuilder.file(
        JPEGBuilder.xmp(String(decoding: edited, as: UTF8.self)), JPEGBuilder.frame(),
        JPEGBuilder.picture))
    #expect(fields.copyStatements.count == 1)
    // Where nothing else changes, it stays as it is.
    #expect(Self.edit(packet, .location).packet == packet)
  }

  @Test(arguments: packets.prefix(8).indices) func warnsOfWhatIsNoProperty(index: Int) throws {
    let (name, packet) = Self.packets[index]
    let (edited, pass) = Self.edit(packet, .location)
    #expect(edited == packet)
    #expect(pass.unread.map(\.structure) == [name])
  }

  private static let place = """
    <photoshop:City xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/">Zürich</photoshop:City>
    """

  private static func encoded(_ text: String, _ form: String) -> [UInt8] {
    let isBig = form.hasSuffix("BE")
    func bytes(_ value: UInt32, _ size: Int) -> [UInt8] {
      let all = (0..<size).map { UInt8(truncatingIfNeeded: value >> UInt32(8 * $0)) }
      return isBig ? all.reversed() : all
    }
    return form.contains("16")
      ? text.utf16.flatMap { bytes(UInt32($0), 2) }
      : text.unicodeScalars.flatMap { bytes($0.value, 4) }
  }

  /// A packet in another encoding is read like any other, and is UTF-8 when something is gone.
  @Test(arguments: ["UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE"])
  func editsPacketsInOtherEncodings(form: String) throws {
    for start in ["", "\u{FEFF}", #"<?xml version="1.0" encoding="\#(form)"?>"#] {
      let text = start + String(decoding: Self.packet(Self.camera, Self.place), as: UTF8.self)
      let packet = Self.encoded(text, form)
      let (edited, pass) = Self.edit(packet, .location)
      #expect(pass.unread.isEmpty && pass.changes.map(\.structure) == ["XMP photoshop:City"])
      let result = String(decoding: try #require(edited), as: UTF8.self)
      #expect(!result.contains("rich") && result.contains(Self.camera))
      #expect(!result.contains("UTF-16") && !result.contains("UTF-32"))
      #expect(XMPWellFormedness.check(Array(result.utf8)[...].drop { $0 != 0x3C }))
      // Nothing to remove leaves every byte.
      #expect(Self.edit(packet, .serialNumbers).packet == packet)
      let all = try #require(Self.edit(packet, .all, isChanging: true).packet)
      #expect(UnreadRegions.xmp(all) == nil)
      let whole = Self.edit(packet, .location, isChanging: true).packet ?? []
      let metadata = try PhotoReader().metadata(
        in: JPEGBuilder.file(
          JPEGBuilder.xmp(String(decoding: whole, as: UTF8.self)), JPEGBuilder.frame(),
          JPEGBuilder.picture))
      #expect(metadata.copyStatements.count == 1)
      #expect(metadata.facts.contains { $0.kind == .model && $0.value == .text("One") })
    }
  }

  /// A prefix that nobody declared means its usual namespace.
  @Test func editsPacketsWithoutDeclarations() throws {
    let inside = "<!-- <a:b> --><photoshop:City>Zürich</photoshop:City><dc:source>x</dc:source>"
    let packet = Self.packet(Self.camera + #" Iptc4xmpCore:Location="See &lt;a&gt;""#, inside)
    let (edited, pass) = Self.edit(packet, .location)
    let text = String(decoding: try #require(edited), as: UTF8.self)
    #expect(!text.contains("rich") && !text.contains("See"))
    #expect(text.contains("<dc:source>x</dc:source>") && text.contains(Self.camera))
    #expect(
      pass.changes.map(\.structure) == ["XMP Iptc4xmpCore:Location", "XMP photoshop:City"])
    #expect(Self.edit(packet, .serialNumbers).packet == packet)
    let unknown = Self.packet(Self.camera, "<mystery:City>Zürich</mystery:City>")
    #expect(Self.edit(unknown, .location).pass.unread.map(\.structure) == ["XMP"])
    let bare = String(decoding: packet, as: UTF8.self)
      .replacing(#" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#""#, with: "")
    let rest = Self.edit(Array(bare.utf8), .location).packet ?? []
    #expect(!rest[...].contains(text: "Zürich") && rest[...].contains(text: "One"))
  }

  @Test func keepsPropertiesInEveryForm() throws {
    let inside = """
      <tiff:Make><![CDATA[A & <B>]]></tiff:Make>\
      <tiff:BitsPerSample><rdf:Seq><rdf:li>8</rdf:li><rdf:li>&lt;8&#x3E;</rdf:li></rdf:Seq>\
      </tiff:BitsPerSample><e:Flash xmlns:e='http://ns.adobe.com/exif/1.0/' \
      rdf:parseType='Resource'><e:Fired>True</e:Fired></e:Flash>
      """
    let packet = Self.packet(#"tiff:Model='a"b'"#, inside, description: #" rdf:nodeID="x""#)
    let text = String(decoding: try #require(Self.edit(packet, .all).packet), as: UTF8.self)
    for part in [
      #"tiff:Model="a&quot;b""#, "<tiff:Make>A &amp; &lt;B&gt;</tiff:Make>",
      "<tiff:BitsPerSample><rdf:Seq><rdf:li>8</rdf:li><rdf:li>&lt;8&#x3E;</rdf:li></rdf:Seq>",
      #"<exif:Flash rdf:parseType="Resource"><exif:Fired>True</exif:Fired></exif:Flash>"#,
    ] {
      #expect(text.contains(part), "\(part) \(text)")
    }
    #expect(UnreadRegions.xmp(Array(text.utf8)) == nil)
  }
}
