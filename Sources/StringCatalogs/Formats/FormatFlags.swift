/// The flags of a specifier, which change the format of its argument.
package struct FormatFlags: OptionSet, Hashable, Sendable {
  /// One bit per flag.
  package let rawValue: UInt8

  /// Creates flags from their bits.
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// `-`: left-aligned.
  package static let leftAligned = FormatFlags(rawValue: 1)

  /// `+`: a nonnegative number has a plus sign.
  package static let plusSign = FormatFlags(rawValue: 1 << 1)

  /// A space: a nonnegative number has a space instead of a sign.
  package static let spaceForSign = FormatFlags(rawValue: 1 << 2)

  /// `#`: the alternate form, such as `0x` before a hexadecimal number.
  package static let alternateForm = FormatFlags(rawValue: 1 << 3)

  /// `0`: padded with zeros after the sign.
  package static let zeroPadded = FormatFlags(rawValue: 1 << 4)

  /// `'`: thousands are grouped.
  package static let grouped = FormatFlags(rawValue: 1 << 5)

  /// Returns the flag that a byte stands for, or nil if it is not a flag.
  init?(byte: UInt8) {
    switch byte {
    case UInt8(ascii: "-"): self = .leftAligned
    case UInt8(ascii: "+"): self = .plusSign
    case UInt8(ascii: " "): self = .spaceForSign
    case UInt8(ascii: "#"): self = .alternateForm
    case UInt8(ascii: "0"): self = .zeroPadded
    case UInt8(ascii: "'"): self = .grouped
    default: return nil
    }
  }
}
