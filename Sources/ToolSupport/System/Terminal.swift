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
  package static let defaultColumns = 80

  /// The most columns that anything is laid out for.
  private static let maximumColumns = 1_000

  /// ArgumentParser ends the program where its column of descriptions has no room.
  private static let minimumHelpColumns = 40

  /// Whether standard output is a terminal.
  package static var isAttached: Bool { isatty(STDOUT_FILENO) == 1 }

  /// The width in columns: what `COLUMNS` says, else what the terminal says, else 80.
  package static var columns: Int { columns(fallback: defaultColumns) }

  /// Returns the width in columns: what `COLUMNS` says, else what the terminal says, else a fallback
  /// one; at most 1,000.
  package static func columns(fallback: Int) -> Int {
    if let text = Environment.value(of: "COLUMNS"), let columns = Int(text), columns > 0 {
      return min(columns, maximumColumns)
    }
    var size = winsize()
    let answer = unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size)
    return answer == 0 && size.ws_col > 0 ? min(Int(size.ws_col), maximumColumns) : fallback
  }

  /// Gives the help of ArgumentParser, which reads `COLUMNS` itself, a width that it can lay out.
  package static func boundHelpColumns() {
    let columns = max(Self.columns, minimumHelpColumns)
    unsafe _ = setenv("COLUMNS", "\(columns)", 1)
  }
}
