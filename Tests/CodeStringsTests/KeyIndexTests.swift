import CodeStrings
import Testing

@Suite struct KeyIndexTests {
  private let index = KeyIndex([
    "Open", "Open %@", "Open %lld", "%@ of %lld", "%1$@ of %2$@", "%#@items@ left", "100%",
    "100%% of %@", "error.404", "error.404.title",
  ])

  @Test func findsKeysThatDifferInSpecifiers() {
    #expect(index.keys(of: KeyShape("Open %d")) == ["Open %@", "Open %lld"])
    #expect(index.keys(of: KeyShape("%d of %d")) == ["%@ of %lld", "%1$@ of %2$@"])
    #expect(index.keys(of: KeyShape("%lld left")) == ["%#@items@ left"])
    #expect(index.keys(of: KeyShape("100%%")) == ["100%"])
    #expect(index.keys(of: KeyShape("%@%@")) == [])
  }

  @Test func takesAnySpecifierForAGuess() {
    let guess = KeyPart.specifier("%@", isCertain: false)
    #expect(index.keys(matching: [.text("Open "), guess]) == ["Open %@", "Open %lld"])
    #expect(
      index.keys(matching: [guess, .text(" of "), .specifier("%lld", isCertain: true)])
        == ["%@ of %lld"])
    #expect(index.keys(matching: [.text("100%% of "), guess]) == ["100%% of %@"])
    #expect(index.keys(matching: [.text("Close "), guess]) == [])
  }

  @Test func takesAnyTextForWhatIsUnknown() {
    #expect(index.keys(matching: [.text("error."), .unknown]) == ["error.404", "error.404.title"])
    #expect(index.keys(matching: [.text(""), .unknown, .text(".title")]) == ["error.404.title"])
    #expect(index.keys(matching: [.unknown]) == [])
  }

  @Test(arguments: [
    ("%@ of %lld", "%1$@ of %2$d", true), ("%@", "%@ ", false), ("%@%@", "%@", false),
    ("", "", true),
    ("Open", "open", false), ("5%", "5%%", true), ("e\u{301}%@", "e%@", false),
  ])
  func shapesAreTextAndPlaces(first: String, second: String, isSame: Bool) {
    #expect((KeyShape(first) == KeyShape(second)) == isSame)
  }
}
