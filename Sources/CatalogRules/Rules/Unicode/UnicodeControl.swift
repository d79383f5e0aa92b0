import Characters
import StringCatalogs

/// A control character, or a replacement for lost text.
struct UnicodeControl: TextRule {
  static let description = RuleDescription(
    "unicode-control", severity: .error, fixability: .safe,
    examples: [
      .bad(
        ["Open": ["vi": "⟦M\u{18}ở⟧"]],
        fixed: ["Open": ["vi": "Mở"]]),
      .good(["Line\tone\nLine two": ["ko": "첫째\t줄\n둘째 줄"]]),
    ])

  static let traits: TextTraits = [.control, .damage]

  func check(_ text: TextContext, _ reporter: Reporter) {
    for (scalar, range) in text.scalarRanges {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D: continue
      case 0..<0x20, 0x7F:
        reporter.report(text, .text(scalar.codePoint), edits: [(range, with: "")])
      // The original of these characters is unknown.
      case 0x80..<0xA0: reporter.report(text, .text(scalar.codePoint))
      case 0xFFFD: reporter.report(text, variant: "lost")
      case _ where scalar.properties.isNoncharacterCodePoint:
        reporter.report(text, .text(scalar.codePoint))
      default: continue
      }
    }
  }
}
