extension Terminal {
  /// Whether standard output is a terminal that is known to support links (the sequence OSC 8).
  ///
  /// Terminals can't be queried, and some print the address as garbage, so they are recognized by
  /// the variables that they set. `FORCE_HYPERLINK` and `NO_HYPERLINK` override this.
  package static var hasLinks: Bool {
    if Environment.has("NO_HYPERLINK") { return false }
    if let force = Environment.value(of: "FORCE_HYPERLINK") {
      return !["0", "false", "no"].contains(force.lowercased())
    }
    let type = Environment.value(of: "TERM") ?? ""
    guard isAttached, type != "dumb", !Environment.has("CI") else { return false }
    return types.contains { type.contains($0) }
      || programs.contains(Environment.value(of: "TERM_PROGRAM") ?? "")
      || variables.contains(where: Environment.has) || hasNewLibrary
  }

  /// Parts of the value of `TERM`.
  private static let types = ["kitty", "alacritty", "ghostty", "foot", "wezterm", "contour"]

  private static let programs: Set<String> = [
    "iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper", "rio", "WarpTerminal", "zed",
  ]

  private static let variables = ["WT_SESSION", "KITTY_WINDOW_ID", "KONSOLE_VERSION", "DOMTERM"]

  /// Whether the terminal is based on VTE 0.52 or later, which shows links reliably.
  private static var hasNewLibrary: Bool {
    (Environment.value(of: "VTE_VERSION").flatMap { Int($0) } ?? 0) >= 5200
  }
}
