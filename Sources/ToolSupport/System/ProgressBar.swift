import StringCatalogs
import TextLayout

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

  /// The minimum number of cells; narrower terminals get only the label.
  private static let fewestCells = 8

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
    let share = total.map { $0 > 0 ? Double(min(done, $0)) / Double($0) : 0 }
    let line = Self.line(
      share: share, labels: labels(done, after: now - start), columns: Terminal.messageColumns)
    StandardStream.writeMessage("\r\(line)\u{1B}[K")
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

  /// Returns a line that fits a terminal with a number of columns, of which the last stays empty.
  ///
  /// The first of `labels` that fits is taken, beside as much of a bar as there is room for. There
  /// is no bar for a share of nil.
  static func line(share: Double?, labels: [String], columns: Int) -> String {
    let room = max(0, columns - 1)
    let label = labels.first { DisplayWidth.of($0) <= room } ?? labels.last ?? ""
    let cells = min(Self.cells, room - DisplayWidth.of(label) - 1)
    guard let share, cells >= fewestCells else { return label.truncated(toColumns: room) }
    let filled = Int(Double(cells) * min(max(0, share), 1))
    return String(repeating: "█", count: filled) + String(repeating: "░", count: cells - filled)
      + " " + label
  }

  /// Returns what is said of the progress, the most complete first.
  private func labels(_ done: Int, after time: Duration) -> [String] {
    let count = MessageArgument.integer(Int64(done))
    let isKnown = time >= Self.firstRate
    let rate = isKnown ? Double(done - doneBefore) / (time / .seconds(1)) : 0
    let perSecond = MessageArgument.integer(Int64(rate.rounded()))
    guard let total else {
      let plain = ToolText.text("tool.progressOpen", count)
      return rate >= 1
        ? [ToolText.text("tool.progressOpenRate", count, perSecond), plain] : [plain]
    }
    let all = MessageArgument.integer(Int64(total))
    let plain = ToolText.text("tool.progress", count, all)
    guard rate > 0 else { return [plain] }
    let left = MessageArgument.text(
      Self.clock(Int((Double(max(0, total - done)) / rate).rounded(.up))))
    let withTime = [ToolText.text("tool.progressLeft", count, all, left), plain]
    return rate >= 1
      ? [ToolText.text("tool.progressRate", count, all, perSecond, left)] + withTime : withTime
  }

  /// Returns seconds as `0:07`, `12:34` or `1:02:03`.
  private static func clock(_ seconds: Int) -> String {
    func twoDigits(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    let start = hours > 0 ? "\(hours):\(twoDigits(minutes))" : String(minutes)
    return start + ":" + twoDigits(seconds % 60)
  }
}
