#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The terminal at standard output.
package enum Terminal {
  /// The width in columns without a terminal.
  package static let defaultColumns = 80

  /// The maximum width of any layout in columns.
  private static let maximumColumns = 1_000

  /// The minimum width for ArgumentParser, which terminates the program if its column of
  /// descriptions does not fit.
  private static let minimumHelpColumns = 40

  /// Whether standard output is a terminal.
  package static var isAttached: Bool { isatty(STDOUT_FILENO) == 1 }

  /// The width in columns: that of `COLUMNS`, else of the terminal, else 80.
  package static var columns: Int { columns(fallback: defaultColumns) }

  /// Returns the width in columns: that of `COLUMNS`, else of the terminal, else a fallback; at
  /// most 1,000.
  package static func columns(fallback: Int) -> Int {
    if let text = Environment.value(of: "COLUMNS"), let columns = Int(text), columns > 0 {
      return min(columns, maximumColumns)
    }
    var size = winsize()
    let answer = unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size)
    return answer == 0 && size.ws_col > 0 ? min(Int(size.ws_col), maximumColumns) : fallback
  }

  /// The width of the terminal at standard error, else that of ``columns``.
  ///
  /// A line that is drawn again and again must fit the terminal, whatever `COLUMNS` says.
  static var messageColumns: Int {
    var size = winsize()
    let answer = unsafe ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size)
    return answer == 0 && size.ws_col > 0 ? min(Int(size.ws_col), maximumColumns) : columns
  }

  /// Sets a width for the help of ArgumentParser, which reads `COLUMNS` itself, that it can lay
  /// out.
  package static func boundHelpColumns() {
    let columns = max(Self.columns, minimumHelpColumns)
    unsafe _ = setenv("COLUMNS", "\(columns)", 1)
  }
}
