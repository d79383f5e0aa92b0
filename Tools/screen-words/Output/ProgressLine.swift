import StringCatalogs
import ToolSupport

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A line on standard error that says how many pictures are done.
struct ProgressLine {
  private static let cells = 24

  /// The number of pictures; nil if nobody knows it.
  let total: Int?

  /// Whether anything is drawn.
  let isShown: Bool

  /// Whether standard error is a terminal.
  static var hasTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Draws the line after `done` pictures.
  func draw(done: Int) {
    guard isShown else { return }
    let count = MessageArgument.integer(Int64(done))
    guard let total, total > 0 else {
      StandardStream.errors.write("\r\(ToolText.text("tool.progressOpen", count))\u{1B}[K")
      return
    }
    let filled = Self.cells * min(done, total) / total
    let bar =
      String(repeating: "█", count: filled) + String(repeating: "░", count: Self.cells - filled)
    let label = ToolText.text("tool.progress", count, .integer(Int64(total)))
    StandardStream.errors.write("\r\(bar) \(label)\u{1B}[K")
  }

  /// Removes the line.
  func finish() {
    if isShown { StandardStream.errors.write("\r\u{1B}[K") }
  }

  /// Removes the line that another thread draws.
  static func clear() { StandardStream.errors.write("\r\u{1B}[K") }
}
