import Foundation

// What Xcode extracts: literals of localized types, and macros.
enum L10n {
  static func string(_ key: String.LocalizationValue) -> String {
    String(localized: key, table: "Errors", bundle: .module)
  }
}

prefix operator %

prefix func % (text: String.LocalizationValue) -> String { String(localized: text) }

func XYLocalizedString(
  _ key: Swift.String, tableName: Swift.String? = nil, bundle: Foundation.Bundle = .main,
  comment: Swift.String
) -> Swift.String {
  lookUp(key)
}

struct Report {
  let name: String
  let count: Int

  var title: String { L10n.string("Report of \(name)") }
  var footer: String { %"Pages: \(count)" }
  var empty: String { #localized("Nothing to report", comment: "Shown in an empty report.") }

  func joined() -> String {
    NSLocalizedString("A sentence " + "in two parts.", comment: "Two literals " + "are one.")
  }

  func prefixed() -> String {
    XYLocalizedString("Prefixed", comment: "A project’s own function.")
  }
}
