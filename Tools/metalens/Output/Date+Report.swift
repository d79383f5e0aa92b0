import Foundation

extension Date {
  /// Returns the date that reports of this run carry.
  ///
  /// It is `SOURCE_DATE_EPOCH` where that is set, as reproducible-builds.org specifies it,
  /// otherwise now. Both are cut to whole seconds.
  static func ofReport(environment: [String: String]) -> Date {
    if let text = environment["SOURCE_DATE_EPOCH"], let seconds = Int64(text), seconds >= 0,
      seconds < 253_402_300_800
    {
      return Date(timeIntervalSince1970: Double(seconds))
    }
    return Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded(.down))
  }
}
