import Foundation

enum Messages {
  static let table = "Errors"

  static let offline: LocalizedStringResource = .init("You are offline.", table: "Errors")

  static func full(_ count: Int, of name: String) -> String {
    String(
      localized: "disk.full", defaultValue: "\(count) files don’t fit on \(name).",
      table: "Errors", comment: "An error.")
  }

  static func unknown() -> String {
    NSLocalizedString(
      "Unknown error", tableName: table, bundle: .module, value: "Something went wrong",
      comment: "An error without a name.")
  }

  static func title() -> AttributedString {
    AttributedString(localized: "**Warning**", comment: "A title.")
  }
}
