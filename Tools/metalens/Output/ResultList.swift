import Escaping
import Foundation
import StringCatalogs
import ToolSupport

/// A list for the terminal: a line for each group with its count, followed by its members.
struct ResultList {
  /// The text so far, each line with a line feed.
  private(set) var text = ""

  /// Adds a group under a heading with the count; an empty group is omitted.
  mutating func add(_ heading: String, _ members: [String]) {
    add(heading, members.map { [$0] })
  }

  /// Adds a group whose members take several lines.
  mutating func add(_ heading: String, _ members: [[String]]) {
    guard !members.isEmpty else { return }
    add(ToolText.text(heading, .integer(Int64(members.count))))
    for line in members.joined() { text += "  " + line + "\n" }
  }

  /// Adds a line.
  mutating func add(_ line: String) { text += line + "\n" }

  /// Returns untrusted text, made visible.
  static func visible(_ text: String) -> String { VisibleText(text, limit: 1_000).text }

  /// Returns a change from one text to another.
  static func change(_ old: String, _ new: String) -> String {
    "\(visible(old)) → \(visible(new))"
  }
}
