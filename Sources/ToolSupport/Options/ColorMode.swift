import ArgumentParser

/// The value of `--color`.
package enum ColorMode: String, ExpressibleByArgument, CaseIterable {
  /// Colors on a terminal, unless `NO_COLOR` is set (no-color.org).
  case auto
  case always
  case never

  /// Whether standard output should have colors.
  package var hasColors: Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      Terminal.isAttached && !Environment.has("NO_COLOR") && Environment.value(of: "TERM") != "dumb"
    }
  }
}
