import TestSupport
import Testing
import TextLayout

@testable import ToolSupport

/// The line of progress fits any terminal, since one that wraps can't be removed again.
struct ProgressBarTests {
  private static let labels = [
    [
      "1,234 of 20,000 · 330 per second · 0:57 left", "1,234 of 20,000 · 0:57 left",
      "1,234 of 20,000",
    ],
    ["1,234／20,000、毎秒330枚、残り0:57", "1,234／20,000、残り0:57", "1,234／20,000"],
    ["1,234/20,000 · 초당 330장 · 남은 시간 0:57", "1,234/20,000 · 남은 시간 0:57", "1,234/20,000"],
    ["1,234/20,000 · 每秒 330 张 · 剩余 0:57", "1,234/20,000 · 剩余 0:57", "1,234/20,000"],
    ["長い文字列が続きます長い文字列が続きます長い文字列が続きます"],
  ]

  @Test(arguments: labels, [1, 2, 8, 20, 40, 60, 80, 200])
  func fits(labels: [String], columns: Int) {
    for share in [nil, 0, 0.5, 1] {
      let line = ProgressBar.line(share: share, labels: labels, columns: columns)
      #expect(DisplayWidth.of(line) < columns, "\(line)")
    }
  }

  @Test func saysAsMuchAsFits() {
    let labels = Self.labels[0]
    func line(_ columns: Int) -> String {
      ProgressBar.line(share: 0.5, labels: labels, columns: columns)
    }
    #expect(line(80) == "████████████░░░░░░░░░░░░ " + labels[0])
    // The bar gives way first, down to eight cells.
    #expect(line(labels[0].count + 10) == "████░░░░ " + labels[0])
    #expect(line(labels[0].count + 9) == labels[0])
    #expect(line(labels[0].count + 1) == labels[0])
    #expect(line(labels[0].count) == "███████░░░░░░░░ " + labels[1])
  }
}
