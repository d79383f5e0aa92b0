import TestSupport
import Testing

@testable import StringCatalogs

/// Whatever a translator types, there is text.
@Suite struct RandomFormatTests {
  private static let parts = [
    "%", "%%", "1$", "2$", "$", "@", "#", "lld", "d", "arg", " ", "*", ".", "2", "-", "+", "'", "é",
    "한", "🎞️", "f", "%#@a@", "%1$#@b@", "%@", "%lld", "x", "c", "e", "g", "a", "%2$*1$d", "99",
  ]

  @Test func randomFormatsKeepTheirText() throws {
    var random = SeededGenerator(seed: 42)
    for _ in 0..<600 {
      let text = randomText(&random)
      let inner = randomText(&random)
      let localizer = try Localizer(
        #"""
        "key": {"localizations": {"en": {
          "stringUnit": {"state": "translated", "value": "\#(text)"},
          "substitutions": {
            "a": {"argNum": 1, "variations": {"plural": {"other": \#(unit(inner))}}},
            "b": {"formatSpecifier": "d", "variations": {"plural": {"one": \#(unit("%arg"))}}}}}}}
        """#, [])
      for count in 0...3 {
        let arguments = (0..<count).map { _ in Self.arguments.randomElement(using: &random) ?? 1 }
        let message = localizer.message(for: LocalizedMessage("key", arguments: arguments))
        let format = FormatString(text)
        let stays = format.pieces.filter { $0.kind == .text }.allSatisfy {
          message.text.unicodeScalars.contains(format.text(of: $0).unicodeScalars)
        }
        #expect(stays, "\(text) became \(message.text)")
      }
    }
  }

  private static let arguments: [MessageArgument] = [
    0, 1, -1, .integer(.max), .integer(.min), 0.5, -1e300, .decimal(.nan), .decimal(.infinity), "",
    "text", "%@ %lld", .message(LocalizedMessage("key", 1)), .message(LocalizedMessage("none")),
  ]

  private func randomText(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...8, using: &random)).map { _ in
      Self.parts.randomElement(using: &random) ?? ""
    }.joined()
  }
}
