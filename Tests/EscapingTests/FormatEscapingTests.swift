import Escaping
import Foundation
import Testing

@Suite struct FormatEscapingTests {
  @Test(arguments: ["", "100%", "%@ %%", "%\u{301}", "a%d", "%%%", "한 %s"])
  func standsForItselfInAFormat(text: String) {
    #expect(String(format: FormatEscaping.text(text)) == text)
  }
}
