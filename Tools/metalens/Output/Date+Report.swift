import Foundation

extension Date {
  /// Returns the date of reports in this run.
  ///
  /// It is `SOURCE_DATE_EPOCH` if that is set, as specified by reproducible-builds.org, otherwise
  /// the current date. Both are truncated to whole seconds.
  static func ofReport(environment: [String: String]) -> Date {
    if let text = environment["SOURCE_DATE_EPOCH"], let seconds = Int64(text), seconds >= 0,
      seconds < 253_402_300_800
    {
      return Date(timeIntervalSince1970: Double(seconds))
    }
    return Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded(.down))
  }
}
