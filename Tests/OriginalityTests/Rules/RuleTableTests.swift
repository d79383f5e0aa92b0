import Originality
import PhotoMetadata
import Testing

struct RuleTableTests {
  private let rules = RuleTable.current

  @Test(arguments: [
    ("Adobe Photoshop 21.1 (Macintosh)", "Adobe Photoshop"),
    ("Adobe Photoshop CS3 Macintosh", "Adobe Photoshop"),
    ("Adobe Photoshop Lightroom Classic 12.4 (Macintosh)", "Adobe Photoshop"),
    ("Adobe Lightroom 5.3", "Adobe Lightroom"),
    ("GIMP 2.10.36", "GIMP"),
    ("Gimp 2.10 (Linux)", "GIMP"),
    ("Pixelmator 3.6", "Pixelmator"),
    ("Affinity Photo 1.10.5", "Affinity Photo"),
    ("paint.net 5.0.11", "paint.net"),
    ("darktable 4.8.1", "darktable"),
    ("Capture One 23 Macintosh", "Capture One"),
    ("Digital Photo Professional", "Digital Photo Professional"),
    ("ACD Systems Digital Imaging", "ACDSee"),
    ("Perfectly Clear Complete v3", "Perfectly Clear"),
    ("PhotoshopCC", "Adobe Photoshop"), ("AdobePhotoshop", "Adobe Photoshop"),
    ("Ａｄｏｂｅ　Ｐｈｏｔｏｓｈｏｐ", "Adobe Photoshop"),
    ("Photo\u{200B}shop", "Adobe Photoshop"), ("Pho\u{301}toshop", "Adobe Photoshop"),
    ("Ph\u{F3}toshop", "Adobe Photoshop"), ("Photo\u{AD}shop\u{202E}", "Adobe Photoshop"),
    ("ＧＩＭＰ 2.10", "GIMP"), ("Aperture 3.4.5", "Aperture"),
    ("DxO PhotoLab 7.2", "DxO PhotoLab"), ("DxO OpticsPro 11", "DxO PhotoLab"),
    ("DxO Optics Pro 9", "DxO PhotoLab"), ("DxO PureRAW 4", "DxO PureRAW"),
    ("CorelDRAW 2021", "CorelDRAW"),
    ("Windows Photo Editor 10.0.10011.16384", "Windows Photo Editor"),
  ])
  func findsTheDesktopEditor(software: String, name: String) {
    #expect(rules.editor(namedIn: software)?.name == name)
    #expect(rules.editor(namedIn: software)?.kind == .desktop)
  }

  @Test(arguments: [
    ("Snapseed 2.0", "Snapseed"),
    ("VSCOcam", "VSCO"),
    ("VSCO", "VSCO"),
    ("PicsArt", "Picsart"),
    ("MeituPic", "Meitu"),
    ("美图秀秀 9.1", "Meitu"),
    ("用美图秀秀处理", "Meitu"),
    ("SNOW 12.0.1", "SNOW"),
    ("B612", "B612"),
    ("Foodie", "Foodie"),
    ("Adobe Photoshop Express 9.2 (Android)", "Photoshop Express"),
  ])
  func findsTheMobileEditor(software: String, name: String) {
    #expect(rules.editor(namedIn: software)?.name == name)
    #expect(rules.editor(namedIn: software)?.kind == .mobile)
  }

  @Test(arguments: [
    "Ver.1.00", "17.1", "HDR+ 1.0.621982163zd", "G975FXXU7CTF1", "K10D Ver 1.30",
    "Digital Camera X-T3 Ver3.01", "v981-79", "ILCE-7CM2 v2.01", "Nikon Transfer 1.1 W",
    "Microsoft Windows Photo Viewer 10.0", "QuickTime 6.5.2", "Snowflake 1.0", "Foodies",
    "Mac OS X 10.6 Snow Leopard", "aperture priority", "Aperture", "Aperture 16", "DxO ONE",
    "B6120", "xgimp", "",
    "tissot-user 9 PKQ1.180917.001 V10.0.8.0.PDHMIXM release-keys",
  ])
  func doesNotMistakeFirmwareForAnEditor(software: String) {
    #expect(rules.editor(namedIn: software) == nil)
  }

  @Test func hasOneRuleForEachKindOfEvidence() {
    #expect(rules.flags.map(\.evidence) == FlagDetail.Kind.allCases)
  }

  @Test func namesEachProgramOnce() {
    #expect(Set(rules.editors.map(\.name)).count == rules.editors.count)
    #expect(rules.editors.flatMap(\.words).allSatisfy { $0 == $0.lowercased() && !$0.isEmpty })
  }

  @Test func reportsAnEditorThatOnlyXMPNames() {
    var summary = PhotoSummary(
      software: "17.5.1", fileSize: 1,
      xmp: XMPFields(creatorTool: "17.5.1", softwareAgents: ["Adobe Lightroom 9.4 (iOS)"]))
    #expect(rules.unscoredEditor(of: summary) == "Adobe Lightroom 9.4 (iOS)")

    summary.software = "Adobe Lightroom 9.4 (iOS)"
    #expect(rules.unscoredEditor(of: summary) == nil)

    summary = PhotoSummary(fileSize: 1, xmp: XMPFields(software: "Snapseed 2.0"))
    #expect(rules.unscoredEditor(of: summary) == "Snapseed 2.0")

    summary = PhotoSummary(software: "17.5.1", fileSize: 1)
    #expect(rules.unscoredEditor(of: summary) == nil)
  }
}
