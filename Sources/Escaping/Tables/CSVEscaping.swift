/// Writes tables in CSV (RFC 4180).
///
/// ```swift
/// let row = CSVEscaping.row(["a.jpg", #"5" print"#])  // a.jpg,"5"" print"
/// ```
public enum CSVEscaping {
  /// Returns a row including its line end.
  ///
  /// Pass cells with untrusted text through ``FormulaGuard`` first.
  public static func row(_ cells: [String]) -> String {
    cells.map(cell).joined(separator: ",") + "\r\n"
  }

  /// Returns a cell in quotation marks if it needs them.
  ///
  /// It does for everything that some program interprets as the end of a cell or drops: LibreOffice
  /// ends cells at semicolons and tabs too unless told otherwise, and others trim spaces.
  private static func cell(_ text: String) -> String {
    let needsQuotes = text.utf8.contains { byte in
      byte < 0x20 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";")
        || byte == UInt8(ascii: "\"")
    }
    let hasOuterSpace = text.utf8.first == 0x20 || text.utf8.last == 0x20
    guard needsQuotes || hasOuterSpace else { return text }
    return "\"" + text.replacingBytes { $0 == UInt8(ascii: "\"") ? "\"\"" : nil } + "\""
  }
}
