/// Three dots instead of the character `…`.
struct TypographyEllipsis: TextRule {
  static let description = RuleDescription(
    "typography-ellipsis", severity: .info, fixability: .safe,
    examples: [
      .bad(
        ["Loading…": ["ko": "⟦불러오는 중...⟧"]],
        fixed: ["Loading…": ["ko": "불러오는 중…"]]),
      .good([
        "Loading…": ["ko": "불러오는 중…", "zh-Hans": "载入中......"],
        "Use ../../file": [:],
        "Use .../file": [:],
      ]),
    ])

  static let traits: TextTraits = .dot

  func check(_ text: TextContext, _ reporter: Reporter) {
    let utf8 = Array(text.utf8)
    var edits: [TextEdit] = []
    var index = 0
    while index < utf8.count {
      let end = utf8[index...].firstIndex { $0 != UInt8(ascii: ".") } ?? utf8.count
      let isPath =
        end < utf8.count && utf8[end] == UInt8(ascii: "/")
        || index > 0 && utf8[index - 1] == UInt8(ascii: "/")
      if end - index == 3, !isPath { edits.append((index..<end, with: "…")) }
      index = end + 1
    }
    if !edits.isEmpty { reporter.report(text, edits: edits) }
  }
}
