import Foundation

/// The terminal that standard output goes to.
enum Terminal {
  /// What is taken for the width where there is no terminal, in columns.
  static let usualColumns = 80

  /// Whether standard output is a terminal.
  static var isThere: Bool { isatty(STDOUT_FILENO) == 1 }

  /// The width in columns: what `COLUMNS` says, else what the terminal says, else 80.
  static var columns: Int {
    if let text = ProcessInfo.processInfo.environment["COLUMNS"], let columns = Int(text),
      columns > 0
    {
      return columns
    }
    var size = winsize()
    let answer = unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size)
    return answer == 0 && size.ws_col > 0 ? Int(size.ws_col) : usualColumns
  }
}
