/// The signs of a specifier that change how its argument is written.
package struct FormatFlags: OptionSet, Hashable, Sendable {
  /// One bit a sign.
  package let rawValue: UInt8

  /// Creates flags from their bits.
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// `-`: padded on the right.
  package static let leftAligned = FormatFlags(rawValue: 1)

  /// `+`: a number that is not negative has a plus sign.
  package static let plusSign = FormatFlags(rawValue: 1 << 1)

  /// A space: a number that is not negative has a space where its sign would be.
  package static let spaceForSign = FormatFlags(rawValue: 1 << 2)

  /// `#`: the alternate form, such as `0x` before a hexadecimal number.
  package static let alternateForm = FormatFlags(rawValue: 1 << 3)

  /// `0`: padded with zeros after the sign.
  package static let zeroPadded = FormatFlags(rawValue: 1 << 4)

  /// `'`: thousands are grouped.
  package static let grouped = FormatFlags(rawValue: 1 << 5)

  /// Returns the flag that a byte stands for, or nil when it is not a flag.
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
