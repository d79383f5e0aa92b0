/// Numbers in Chinese characters, as Japanese and Chinese write the degrees of a place.
package enum ChineseNumerals {
  /// Returns the number that begins at a position, in digits of ASCII, and its end; nil if there is
  /// none.
  ///
  /// It has the words for ten and hundred, as in `三十五`, or digits alone, as in `三五・六八`.
  static func number(
    in scalars: [Unicode.Scalar], at start: Int
  ) -> (text: String, end: Int)? {
    var end = start
    var text = ""
    var (sum, digit, hasUnits) = (0, Int?.none, false)
    while end < scalars.count, end - start < maximumDigits {
      if let value = digits[scalars[end]] {
        text += String(value)
        digit = Int(value)
      } else if let unit = units[scalars[end]], !text.contains(".") {
        sum += (digit ?? 1) * unit
        (digit, hasUnits) = (nil, true)
      } else if points.contains(scalars[end]), !hasUnits, !text.isEmpty, !text.contains("."),
        end + 1 < scalars.count, digits[scalars[end + 1]] != nil
      {
        text += "."
      } else {
        break
      }
      end += 1
    }
    guard end > start else { return nil }
    return (hasUnits ? String(sum + (digit ?? 0)) : text, end)
  }

  private static let maximumDigits = 20

  /// The digits by their characters.
  package static let digits: [Unicode.Scalar: UInt8] = [
    "〇": 0, "零": 0, "一": 1, "二": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9,
  ]

  private static let units: [Unicode.Scalar: Int] = ["十": 10, "百": 100]

  /// What may be before the decimals of a number.
  package static let points: Set<Unicode.Scalar> = [".", "．", "・", "·", "点", "點"]
}
