import PhotoFormats
import PhotoMetadata
import Testing
import ValueSearch

@testable import PhotoCopies

@Suite struct ColorProfileEditorTests {
  /// A profile of tags, each content at a multiple of four.
  static func profile(_ tags: [(String, [UInt8])], behind: [UInt8] = []) -> [UInt8] {
    var header = [UInt8](repeating: 0, count: 128)
    header.replaceSubrange(36..<40, with: Array("acsp".utf8))
    var table: [UInt8] = []
    var contents: [UInt8] = []
    ByteOrder.big.append(UInt32(tags.count), to: &table)
    let start = 128 + 4 + 12 * tags.count
    for (name, content) in tags {
      table += Array(name.utf8)
      ByteOrder.big.append(UInt32(start + contents.count), to: &table)
      ByteOrder.big.append(UInt32(content.count), to: &table)
      contents += content + [UInt8](repeating: 0, count: (4 - content.count % 4) % 4)
    }
    return header + table + contents + behind
  }

  static func text(_ text: String, type: String = "text") -> [UInt8] {
    var content = Array(type.utf8) + [0, 0, 0, 0]
    if type == "desc" {
      ByteOrder.big.append(UInt32(text.utf8.count + 1), to: &content)
      return content + Array(text.utf8) + [UInt8](repeating: 0, count: 79)
    }
    return content + Array(text.utf8) + [0]
  }

  static func localized(_ texts: [String]) -> [UInt8] {
    var content = Array("mluc".utf8) + [0, 0, 0, 0, 0, 0, 0, UInt8(texts.count), 0, 0, 0, 12]
    var strings: [UInt8] = []
    for text in texts {
      content += Array("enUS".utf8)
      let units = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      ByteOrder.big.append(UInt32(units.count), to: &content)
      ByteOrder.big.append(UInt32(16 + 12 * texts.count + strings.count), to: &content)
      strings += units
    }
    return content + strings
  }

  static let point = Array("XYZ ".utf8) + [0, 0, 0, 0] + [UInt8](repeating: 7, count: 12)
  static let curve = Array("curv".utf8) + [0, 0, 0, 0, 0, 0, 0, 1, 2, 51]
  static let ordinary = [
    ("desc", text("sRGB IEC61966-2.1", type: "desc")), ("cprt", text("Public Domain")),
    ("rXYZ", point), ("rTRC", curve),
  ]

  private func edited(
    _ profile: [UInt8], removing facts: Set<PrivateFacts> = [.all]
  ) -> (bytes: [UInt8]?, pass: CopyPass) {
    var plan = CopyPlan()
    plan.removed = facts
    var pass = CopyPass(plan, known: RemovedValues(), statement: nil)
    return (ColorProfileEditor.edit(profile, &pass, in: "ICC"), pass)
  }

  @Test func keepsAProfileThatManyShare() {
    let profile = Self.profile(Self.ordinary)
    let (bytes, pass) = edited(profile)
    #expect(bytes == profile)
    #expect(pass.changes.isEmpty)
    #expect(ColorProfileEditor.unread(in: profile) == nil)
  }

  static let secret = Array("Anna's display 4711".utf8)

  @Test(arguments: [
    profile(ordinary + [("mmod", Array("mmod".utf8) + [0, 0, 0, 0] + secret)]),
    profile(ordinary + [("dscm", text("Anna's display 4711"))]),
    profile(ordinary, behind: secret),
    profile(ordinary + [("gTRC", curve + secret)]),
    profile(ordinary + [("dmdd", text("Anna's display 4711", type: "desc"))]),
    profile(ordinary + [("dmdd", localized(["sRGB"]) + secret)]),
    profile(ordinary + [("dmdd", text("sRGB") + secret)]),
    profile(ordinary.dropFirst() + [("desc", text("sRGB", type: "desc") + secret)]),
  ])
  func removesWhatNoConversionNeeds(_ profile: [UInt8]) throws {
    let (bytes, pass) = edited(profile)
    let copy = try #require(bytes)
    #expect(copy.count == profile.count)
    #expect(copy[...].firstRange(ofBytes: Self.secret) == nil)
    #expect(pass.changes.allSatisfy { $0.kind == .unread && $0.structure.hasPrefix("ICC ") })
    #expect(!pass.changes.isEmpty)
    #expect(ColorProfileEditor.unread(in: profile) != nil)
    #expect(ColorProfileEditor.unread(in: copy) == nil)
    let parts = try #require(ICCProfile(copy[...], size: copy.count))
    for (name, content) in Self.ordinary.suffix(2) {
      let tag = try #require(parts.tags.first { $0.name == name })
      #expect(Array(copy[tag.content]) == content)
    }
  }

  @Test func keepsTheKnownTextOfSeveral() throws {
    let texts = Self.localized(["Annas Bildschirm", "Display P3"])
    let (bytes, _) = edited(Self.profile([("desc", texts), ("rXYZ", Self.point)]))
    let copy = try #require(bytes)
    let parts = try #require(ICCProfile(copy[...], size: copy.count))
    #expect(ICCContent.texts(copy[parts.tags[0].content])?.texts == ["Display P3"])
  }

  @Test func clearsAnIdentifierThatIsNotTheDigest() throws {
    var profile = Self.profile(Self.ordinary)
    profile.replaceSubrange(84..<100, with: Self.secret.prefix(16))
    #expect(try #require(edited(profile).bytes) == Self.profile(Self.ordinary))
  }

  @Test func namesWhatItKeepsInNarrowPlans() {
    let profile = Self.profile([("rXYZ", Self.point)], behind: Self.secret)
    let (bytes, pass) = edited(profile, removing: [.location])
    #expect(bytes == profile)
    #expect(
      pass.unread
        == [UnreadPart(structure: "ICC gap", size: Self.secret.count, mayHold: [.location])])
  }

  @Test(arguments: [0, 127, 131, 132, 143])
  func removesADamagedProfile(_ count: Int) {
    let profile = Self.profile([("rXYZ", Self.point)])
    #expect(edited(Array(profile.prefix(count))).bytes == nil || count == 132)
  }
}
