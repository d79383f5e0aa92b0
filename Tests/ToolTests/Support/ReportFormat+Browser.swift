import Reports

extension ReportFormat {
  /// The formats that need no browser.
  static let withoutBrowser = allCases.filter { $0 != .pdf }
}
