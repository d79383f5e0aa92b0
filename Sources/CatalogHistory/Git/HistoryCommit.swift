/// A commit that changed a catalog.
public struct HistoryCommit: Hashable, Sendable {
  /// The hash of the commit, as hexadecimal digits.
  public var hash: String

  /// The day on which the author made the change, as `2026-03-14`; empty if git says nonsense.
  public var date: String

  /// The first digits of the hash, as people write it.
  public var shortHash: String { String(hash.prefix(9)) }

  /// Creates a commit from its parts.
  public init(hash: String, date: String) {
    self.hash = hash
    self.date = date
  }

  /// Returns a date as git writes it; an empty one for anything else.
  static func date(_ text: Substring) -> String {
    let digits = text.utf8.filter { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    return text.utf8.count == 10 && digits.count == 8 && text.utf8.count(of: "-") == 2
      ? String(text) : ""
  }
}

extension Substring.UTF8View {
  fileprivate func count(of character: Unicode.Scalar) -> Int {
    count { $0 == UInt8(ascii: character) }
  }
}
