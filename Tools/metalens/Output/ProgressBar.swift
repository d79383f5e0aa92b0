import Foundation
import ToolSupport

/// One line on the terminal that shows how far a run has come.
///
/// It is drawn on standard error and removed at the end, so that it never gets into a report.
struct ProgressBar {
  private static let cells = 24

  /// A terminal need not be written to more often than eyes can follow.
  private static let interval = Duration.milliseconds(50)

  private let total: Int
  private let isShown: Bool
  private let label: (_ done: Int, _ total: Int) -> String
  private var lastDrawn: ContinuousClock.Instant?

  /// Creates a bar; without `isShown` it draws nothing.
  init(total: Int, isShown: Bool, label: @escaping (_ done: Int, _ total: Int) -> String) {
    self.total = total
    self.isShown = isShown
    self.label = label
  }

  /// Whether standard error is a terminal.
  static var hasTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Draws the bar after `done` of the files.
  mutating func draw(done: Int) {
    guard isShown, total > 0 else { return }
    let now = ContinuousClock.now
    if let lastDrawn, now - lastDrawn < Self.interval { return }
    lastDrawn = now
    let filled = Self.cells * done / total
    let bar =
      String(repeating: "█", count: filled)
      + String(repeating: "░", count: Self.cells - filled)
    StandardStream.errors.write("\r\(bar) \(label(done, total))\u{1B}[K")
  }

  /// Removes the bar.
  func finish() {
    if isShown { StandardStream.errors.write("\r\u{1B}[K") }
  }
}
