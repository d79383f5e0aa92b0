import ASCII

/// The characters in which programs write dates, times, time zones and fractions of seconds.
package enum DateCharacters {
  /// Whether a text has nothing but digits, the marks between them, and words that dates have.
  package static func isAll(_ text: some Collection<UInt8>) -> Bool {
    text.count <= maximumSize
      && text.split(whereSeparator: { !$0.isASCIILetter }).allSatisfy { word in
        words.contains(String(decoding: word.map(\.asciiLowercased), as: UTF8.self))
      }
      && text.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || marks.contains($0) }
  }

  private static let maximumSize = 64
  private static let marks = Set(" \0\t\r\n:-+./,()".utf8)

  /// ISO 8601, and RFC 5322, 3.3.
  private static let words: Set<String> = [
    "t", "z", "am", "pm", "gmt", "utc", "mon", "tue", "wed", "thu", "fri", "sat", "sun", "jan",
    "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec", "monday",
    "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "january", "february",
    "march", "april", "june", "july", "august", "september", "october", "november", "december",
  ]
}
