import Digests
import Escaping
public import Foundation

/// A document as an email: a web page that mail programs show, and plain text with the same words.
///
/// ```swift
/// let message = try renderer.email(document, languages: ["ko", "en"])
/// let file = message.source(date: Date(timeIntervalSince1970: 1_757_000_000))
/// ```
public struct EmailMessage: Hashable, Sendable {
  /// The subject.
  public var subject: String

  /// The page: tables with styles of their own, without a style sheet, a script, or anything that
  /// would be loaded.
  public var html: String

  /// The plain text.
  public var text: String

  /// The maximum size of a page in bytes; Gmail cuts messages off at 102 KB.
  public static let maximumByteCount = 98_000

  /// Creates a message.
  public init(subject: String, html: String, text: String) {
    self.subject = subject
    self.html = html
    self.text = text
  }

  /// Returns the message as a file `.eml` (RFC 5322), in lines of ASCII.
  ///
  /// It is a draft: whatever sends it adds who it is from and to, and the date if there is none.
  public func source(date: Date? = nil) -> String {
    let boundary = boundary
    var source = "MIME-Version: 1.0\r\n"
    if let date { source += "Date: \(Self.text(for: date))\r\n" }
    source += MailEscaping.header("Subject", subject)
    // Outlook opens such a file as a message to be sent.
    source += "X-Unsent: 1\r\nContent-Type: multipart/alternative;\r\n boundary=\"\(boundary)\"\r\n"
    // The last part that a mail program can show is the one that it shows (RFC 2046, 5.1.4).
    for (type, content) in [("plain", text), ("html", html)] {
      let body = MailEscaping.body(content)
      source += "\r\n--\(boundary)\r\nContent-Type: text/\(type); charset=utf-8\r\n"
      source += "Content-Transfer-Encoding: \(body.encoding)\r\n\r\n\(body.lines)"
    }
    return source + "\r\n--\(boundary)--\r\n"
  }

  /// What separates the parts, the same for the same message; no encoded body can contain it.
  private var boundary: String {
    var hash = SHA256()
    for part in [subject, text, html] {
      var part = part + "\0"
      part.withUTF8 { unsafe hash.update(UnsafeRawBufferPointer($0)) }
    }
    return "=_" + hash.hexadecimal().prefix(32)
  }

  /// Returns a date in UTC, such as `Thu, 4 Sep 2025 10:30:00 +0000` (RFC 5322, 3.3).
  private static func text(for date: Date) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second, .weekday], from: date)
    func digits(_ number: Int?) -> String {
      let text = String(number ?? 0)
      return text.utf8.count < 2 ? "0" + text : text
    }
    let day = "\(days[((parts.weekday ?? 1) + 6) % 7]), \(parts.day ?? 1)"
    let month = "\(months[((parts.month ?? 1) + 11) % 12]) \(parts.year ?? 1970)"
    let time = [parts.hour, parts.minute, parts.second].map(digits).joined(separator: ":")
    return "\(day) \(month) \(time) +0000"
  }

  private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
