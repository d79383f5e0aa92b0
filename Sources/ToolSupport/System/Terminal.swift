#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The terminal that standard output goes to.
package enum Terminal {
  /// What is taken for the width where there is no terminal, in columns.
  package static let usualColumns = 80

  /// Whether standard output is a terminal.
  package static var isThere: Bool { isatty(STDOUT_FILENO) == 1 }

  /// The width in columns: what `COLUMNS` says, else what the terminal says, else 80.
  package static var columns: Int { columns(elsewhere: usualColumns) }

  /// Returns the width in columns: what `COLUMNS` says, else what the terminal says, else a usual
  /// one.
  package static func columns(elsewhere usual: Int) -> Int {
    if let text = Environment.value(of: "COLUMNS"), let columns = Int(text), columns > 0 {
      return columns
    }
    var size = winsize()
    let answer = unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size)
    return answer == 0 && size.ws_col > 0 ? Int(size.ws_col) : usual
  }
}
