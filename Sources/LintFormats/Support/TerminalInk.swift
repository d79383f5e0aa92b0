package import CatalogRules

/// The colors of text on a terminal, or none.
package struct TerminalInk {
  let isEnabled: Bool

  /// Creates the colors, or none.
  package init(isEnabled: Bool) { self.isEnabled = isEnabled }

  package func severity(_ severity: Severity, _ text: String) -> String {
    switch severity {
    case .error: paint("1;31", text)
    case .warning: paint("1;33", text)
    case .info: paint("1;36", text)
    }
  }

  package func bold(_ text: String) -> String { paint("1", text) }

  package func faint(_ text: String) -> String { paint("2", text) }

  /// A value inserted into a text.
  package func value(_ text: String) -> String { paint("36", text) }

  /// The colors are those of ECMA-48, SGR.
  private func paint(_ code: String, _ text: String) -> String {
    isEnabled ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
