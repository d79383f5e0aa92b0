import Testing

@testable import CodeStrings

@Suite struct KeyIndexTests {
  private let index = KeyIndex([
    "Open", "Open %@", "Open %lld", "%@ of %lld", "%1$@ of %2$@", "%#@items@ left", "100%",
    "100%% of %@", "error.404", "error.404.title",
  ])

  private func match(_ parts: KeyPart...) -> KeyMatch {
    let string = CodeString(
      table: "Localizable", key: parts.map(\.text).joined(), file: "A.swift", line: 1, column: 1,
      confidence: .certain, parts: parts, isKnownUse: true, isExtracted: true)
    return index.match(string)
  }

  @Test func findsKeysThatDifferInSpecifiers() {
    let number = KeyPart.specifier("%d", isCertain: true)
    #expect(match(.text("Open")) == .exact(others: []))
    #expect(
      match(.text("Open "), number) == .differs(["Open %@", "Open %lld"], isCertain: true))
    #expect(
      match(number, .text(" of "), number)
        == .differs(["%@ of %lld", "%1$@ of %2$@"], isCertain: true))
    #expect(match(number, .text(" left")) == .differs(["%#@items@ left"], isCertain: true))
    #expect(match(number, number) == .absent)
    #expect(match(.text("Close")) == .absent)
    // Percent signs alone are written in two ways.
    #expect(match(.text("100%%")) == .differs(["100%"], isCertain: false))
  }

  @Test func takesWhatTheCatalogHasForAGuess() {
    let guess = KeyPart.specifier("%@", isCertain: false)
    #expect(match(.text("Open "), guess) == .exact(others: ["Open %lld"]))
    #expect(match(.text("error."), .unknown) == .possible(["error.404", "error.404.title"]))
    #expect(match(.unknown, .text(" ")) == .absent)
  }

  @Test func takesAnySpecifierForAGuess() {
    let guess = KeyPart.specifier("%d", isCertain: false)
    #expect(match(.text("Open "), guess) == .possible(["Open %@", "Open %lld"]))
    #expect(
      match(guess, .text(" of "), .specifier("%lld", isCertain: true)) == .possible(["%@ of %lld"]))
    #expect(match(.text("100%% of "), guess) == .possible(["100%% of %@"]))
    #expect(match(.text("Close "), guess) == .absent)
  }

  @Test func takesAnyTextForWhatIsUnknown() {
    #expect(match(.text(""), .unknown, .text(".title")) == .possible(["error.404.title"]))
    #expect(match(.unknown) == .absent)
  }

  @Test(arguments: [
    ("%@ of %lld", "%1$@ of %2$d", true), ("%@", "%@ ", false), ("%@%@", "%@", false),
    ("", "", true),
    ("Open", "open", false), ("5%", "5%%", true), ("e\u{301}%@", "e%@", false),
  ])
  func shapesAreTextAndPositions(first: String, second: String, isSame: Bool) {
    #expect((KeyShape(first) == KeyShape(second)) == isSame)
  }
}

extension KeyPart {
  fileprivate var text: String {
    switch self {
    case .text(let text), .specifier(let text, _): text
    case .unknown: "*"
    }
  }
}
