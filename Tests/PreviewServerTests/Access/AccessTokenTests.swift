import Testing

@testable import PreviewServer

struct AccessTokenTests {
  @Test func has128BitsThatDifferEachTime() {
    let tokens = (0..<100).map { _ in AccessToken().text }
    #expect(Set(tokens).count == 100)
    #expect(tokens.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
  }

  @Test func matchesItselfAlone() {
    let token = AccessToken()
    #expect(token.matches(token.text))
    #expect(!token.matches(token.text.dropLast()) && !token.matches(""))
    #expect(!token.matches(AccessToken().text))
  }
}
