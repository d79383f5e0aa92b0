import CatalogRules
import LintProject
import StringCatalogs
import Testing

/// Terms in files of their own.
struct GlossaryFileTests {
  private func terms(_ text: String) throws -> [GlossaryTerm] {
    try GlossaryFile.terms(in: Array(text.utf8))
  }

  @Test(arguments: [
    "en,ko,ja,note\nPhoto,사진,写真|フォト,noun\nAlbum,앨범,アルバム,\n,비움,,\n",
    "\u{FEFF}en;ko;ja\r\nPhoto;사진;写真 | フォト\r\nAlbum;앨범;アルバム\r\n",
    "en\tko\tja\nPhoto\t사진\t写真|フォト\nAlbum\t앨범\tアルバム\n",
  ])
  func readsTables(text: String) throws {
    #expect(
      try terms(text) == [
        GlossaryTerm(source: "Photo", translations: ["ko": ["사진"], "ja": ["写真", "フォト"]]),
        GlossaryTerm(source: "Album", translations: ["ko": ["앨범"], "ja": ["アルバム"]]),
      ])
  }

  @Test(arguments: [
    """
    <?xml version="1.0"?><!DOCTYPE martif SYSTEM "TBXcoreStructV02.dtd">
    <martif type="TBX" xml:lang="en"><text><body><termEntry id="1"><descrip>x</descrip>
    <langSet xml:lang="en"><tig><term>Photo</term></tig><tig><term>Picture</term></tig></langSet>
    <langSet xml:lang="ko"><ntig><termGrp><term> 사진 </term></termGrp></ntig></langSet>
    </termEntry><termEntry id="2"><langSet xml:lang="en"><tig><term>Only</term></tig></langSet>
    </termEntry></body></text></martif>
    """,
    """
    <tbx type="TBX-Basic" style="dca" xml:lang="en" xmlns="urn:iso:std:iso:30042:ed-2"><text><body>
    <conceptEntry id="1"><langSec xml:lang="ko"><termSec><term>사진</term></termSec></langSec>
    <langSec xml:lang="en"><termSec><term>Photo</term></termSec>
    <termSec><term>Picture</term></termSec></langSec></conceptEntry></body></text></tbx>
    """,
  ])
  func readsTermBases(text: String) throws {
    #expect(
      try terms(text) == [
        GlossaryTerm(source: "Photo", translations: ["ko": ["사진"]]),
        GlossaryTerm(source: "Picture", translations: ["ko": ["사진"]]),
      ])
  }

  @Test(arguments: [
    "", "word,translation\na,b\n", "en\nPhoto\n", "en,ko\n", "en,ko\n\"Photo,사진\n", "<a/>",
    "<martif xml:lang=\"en\"/>", "<martif>", "{}", "\u{0}",
  ])
  func refusesWhatIsNoGlossary(text: String) {
    #expect(throws: GlossaryFile.Failure.self) { try terms(text) }
  }
}
