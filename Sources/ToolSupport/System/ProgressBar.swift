import StringCatalogs

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A progress line on the terminal with the progress, the speed and the remaining time.
///
/// It is drawn on standard error and removed at the end, so that it never gets into a report.
package struct ProgressBar: Sendable {
  private static let cells = 24

  /// The minimum interval between updates.
  private static let interval = Duration.milliseconds(50)

  /// The minimum time before the speed is known.
  private static let firstRate = Duration.seconds(1)

  private let total: Int?
  private let doneBefore: Int
  private let isShown: Bool
  private let start = ContinuousClock.now
  private var lastDrawn: ContinuousClock.Instant?

  /// Creates a bar; the total is unknown if `total` is nil, and nothing is drawn without `isShown`.
  package init(total: Int?, done: Int, isShown: Bool) {
    self.total = total
    doneBefore = done
    self.isShown = isShown
  }

  /// Whether standard error is a terminal.
  package static var hasTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Draws the bar after `done` files.
  package mutating func draw(done: Int) {
    guard isShown else { return }
    let now = ContinuousClock.now
    if let lastDrawn, now - lastDrawn < Self.interval { return }
    lastDrawn = now
    StandardStream.writeMessage("\r\(bar(done))\(label(done, after: now - start))\u{1B}[K")
  }

  /// Removes the bar until it is drawn again.
  package mutating func remove() {
    guard isShown, lastDrawn != nil else { return }
    lastDrawn = nil
    StandardStream.writeMessage(Self.cleared)
  }

  /// Removes the bar that another thread may have drawn, before the process ends.
  package static func removeAny() {
    if hasTerminal { StandardStream.writeMessage(cleared) }
  }

  /// Moves to the start of the line and clears it.
  private static let cleared = "\r\u{1B}[K"

  private func bar(_ done: Int) -> String {
    guard let total, total > 0 else { return "" }
    let filled = Self.cells * min(done, total) / total
    return String(repeating: "█", count: filled)
      + String(repeating: "░", count: Self.cells - filled) + " "
  }

  private func label(_ done: Int, after time: Duration) -> String {
    let count = MessageArgument.integer(Int64(done))
    guard time >= Self.firstRate else {
      guard let total else { return ToolText.text("tool.progressOpen", count) }
      return ToolText.text("tool.progress", count, .integer(Int64(total)))
    }
    let rate = Double(done - doneBefore) / (time / .seconds(1))
    let perSecond = MessageArgument.integer(Int64(rate.rounded()))
    guard let total else {
      guard rate >= 1 else { return ToolText.text("tool.progressOpen", count) }
      return ToolText.text("tool.progressOpenRate", count, perSecond)
    }
    let all = MessageArgument.integer(Int64(total))
    guard rate > 0 else { return ToolText.text("tool.progress", count, all) }
    let left = MessageArgument.text(
      Self.clock(Int((Double(max(0, total - done)) / rate).rounded(.up))))
    guard rate >= 1 else { return ToolText.text("tool.progressLeft", count, all, left) }
    return ToolText.text("tool.progressRate", count, all, perSecond, left)
  }

  /// Returns seconds as `0:07`, `12:34` or `1:02:03`.
  private static func clock(_ seconds: Int) -> String {
    func twoDigits(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    let start = hours > 0 ? "\(hours):\(twoDigits(minutes))" : String(minutes)
    return start + ":" + twoDigits(seconds % 60)
  }
}
