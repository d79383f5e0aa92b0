/// The field of a specifier's argument: at least a width, padded with spaces or zeros.
struct PaddedField {
  var flags: FormatFlags
  let width: Int

  /// The same field without signs for nonnegative numbers.
  var unsigned: PaddedField {
    PaddedField(flags: flags.subtracting([.plusSign, .spaceForSign]), width: width)
  }

  /// Returns a text padded with spaces to the width in characters.
  func filled(_ text: String) -> String {
    let spaces = String(repeating: " ", count: max(width - text.count, 0))
    return flags.contains(.leftAligned) ? text + spaces : spaces + text
  }

  /// Returns a number with its sign and prefix, padded with zeros or spaces.
  ///
  /// Zeros extend ASCII digits only: numbers in other digits, which a style may write, are padded
  /// with spaces.
  func filled(
    number text: String, prefix: String = "", minimumDigits: Int? = nil, isFinite: Bool = true
  ) -> String {
    var digits = text[...]
    var lead = signText
    if let first = digits.first, first == "-" || first == "\u{2212}" {
      lead = String(first)
      digits.removeFirst()
    }
    lead += prefix
    if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
      lead += digits.prefix(2)
      digits = digits.dropFirst(2)
    }
    // ISO C, 7.23.6.1: zero with a precision of 0 has no digits.
    if minimumDigits == 0 && digits == "0" { digits = "" }
    let isASCII = digits.utf8.allSatisfy { $0 < 0x80 }
    if isASCII, let minimumDigits { digits = zeros(minimumDigits - digits.count) + digits }
    let isZeroPadded = flags.contains(.zeroPadded) && !flags.contains(.leftAligned)
    if isASCII, isFinite, isZeroPadded, minimumDigits == nil {
      digits = zeros(width - lead.count - digits.count) + digits
    }
    return filled(lead + digits)
  }

  private var signText: String {
    flags.contains(.plusSign) ? "+" : flags.contains(.spaceForSign) ? " " : ""
  }

  private func zeros(_ count: Int) -> Substring {
    String(repeating: "0", count: max(count, 0))[...]
  }
}
