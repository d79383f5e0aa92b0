import Foundation
import StringCatalogs
import TestSupport
import Testing
import TranslationMemory

/// Translation memories in TMX.
struct TMXTests {
  private let texts = [
    RememberedText(
      source: "Save <all> & \"close\"", language: "ko", translation: "모두\n저장 & 닫기", file: "m.tmx"),
    RememberedText(
      source: "Save <all> & \"close\"", language: "ja", translation: "すべて保存", file: "m.tmx"),
    RememberedText(
      source: "%lld files", language: "ru", translation: "%lld файла", form: "plural.few",
      file: "m.tmx"),
  ]

  private var bytes: [UInt8] {
    TMXWriter.bytes(of: texts, sourceLanguage: "en", tool: "example", version: "1.0")
  }

  @Test func bringsTextsBack() throws {
    #expect(try RememberedText.texts(ofTMX: bytes, file: "m.tmx") == texts)
  }

  @Test func leavesOutWhatXMLDoesNotAllow() throws {
    let text = RememberedText(source: "a\u{1}", language: "ko", translation: "b", file: "")
    let bytes = TMXWriter.bytes(of: [text], sourceLanguage: "en", tool: "t", version: "1")
    #expect(try RememberedText.texts(ofTMX: bytes, file: "").isEmpty)
  }

  @Test func readsWhatOtherToolsWrite() throws {
    let other = """
      <?xml version="1.0"?>
      <!DOCTYPE tmx SYSTEM "tmx14.dtd">
      <tmx version="1.4"><header srclang="EN-US" datatype="plaintext"/><body>
      <tu tuid="1"><note>x</note><tuv xml:lang="en-us"><seg>Press <bpt i="1">&lt;b&gt;</bpt>OK</seg></tuv>
      <tuv lang="KO"><seg>확인 누르기</seg></tuv></tu>
      <tu srclang="*all*"><tuv xml:lang="en"><seg>A</seg></tuv><tuv xml:lang="fr"><seg></seg></tuv></tu>
      </body></tmx>
      """
    let texts = try RememberedText.texts(ofTMX: Array(other.utf8), file: "x")
    #expect(texts.map(\.source) == ["Press <b>OK"])
    #expect(texts.map(\.translation) == ["확인 누르기"] && texts[0].language.canonical == "ko")
  }

  @Test(arguments: [
    "", "<a/>", "<tmx>", "<!DOCTYPE tmx [<!ENTITY a \"b\">]><tmx/>", "not XML", "\u{0}",
  ])
  func refusesWhatIsNoMemory(text: String) {
    #expect(throws: TMXError.self) {
      try RememberedText.texts(ofTMX: Array(text.utf8), file: "x")
    }
  }

  /// translate-toolkit reads the same texts.
  @Test(.needs(.python))
  func isReadByTranslateToolkit() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(bytes, to: "m.tmx")
    let script = Repository.root.appending(path: "Tests/TranslationMemoryTests/Checks/read_tmx.py")
    let run = try #require(Program.python).run([
      script.path, folder.url.appending(path: "m.tmx").path,
    ])
    #expect(run.status == 0, "\(run.errorText)")
    #expect(
      run.text == """
        Save <all> & "close"|ja|すべて保存
        Save <all> & "close"|ko|모두⏎저장 & 닫기
        %lld files|ru|%lld файла

        """)
  }
}
