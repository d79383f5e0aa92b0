import StringCatalogs
import Testing

@testable import StringTables

struct DeliverfileParserTests {
  private func texts(_ file: String) -> [String] {
    DeliverfileParser.texts(of: Array(file.utf8)).map { language, entry in
      guard case .text(let text, _)? = entry.value else { return "" }
      return "\(entry.key.value) \(language?.rawValue ?? "default") \(text.value)"
    }
  }

  @Test func readsHashesOfTexts() {
    let file = """
      # The texts of the App Store
      app_identifier "org.example.lens"
      name({
        "en-US" => "Lens", # short
        'de-DE' => 'Linse',
      })
      subtitle "default" => "no hash"
      release_notes({ "default" => "Fixes.\\nAnd \\"more\\".", ko: "수정" })
      description({ "ja" => File.read("ja.txt"), "ko" => "이 뒤는 읽지 않음" })
      keywords({ 'en-US' => 'photo, it\\'s \\n' })
      """
    #expect(
      texts(file) == [
        "name en-US Lens", "name de-DE Linse", "release_notes default Fixes.\nAnd \"more\".",
        "keywords en-US photo, it's \\n",
      ])
  }

  @Test(arguments: [
    "", "name", "name(", "name({", "name({ \"en", "name({ \"en\"", "name({ \"en\" =>",
    "name({ \"en\" => \"#{version}\" })", "name({ \"en\" => \"a\\", "name({ }) )", "#", "\u{0}name",
  ])
  func endsOnWhatIsCutOrComputed(file: String) { #expect(texts(file).isEmpty) }

  @Test func saysWhereEachTextIs() throws {
    let file = "name({ \"ja\" => \"レンズ\" })"
    let text = try #require(DeliverfileParser.texts(of: Array(file.utf8)).first)
    guard case .text(let value, _)? = text.entry.value else { throw CancellationError() }
    #expect(value.range == 15..<26 && text.entry.key.range == 0..<4)
  }
}
