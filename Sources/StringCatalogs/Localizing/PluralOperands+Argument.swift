extension PluralOperands {
  /// Creates the operands of an argument as formatted by a specifier; nil if it is not a number.
  init?(_ argument: MessageArgument, as specifier: FormatSpecifier?) {
    switch argument {
    case .integer(let number):
      self.init(number)
    case .decimal(let number):
      let digits: Int
      if specifier?.conversion == .fixedPoint {
        digits = if case .fixed(let precision)? = specifier?.precision { precision } else { 6 }
      } else {
        digits = ArgumentWriter.fractionDigits(of: number)
      }
      self.init(number, fractionDigits: min(digits, ArgumentWriter.maximumCount))
    case .text(let text):
      self.init(decimal: text)
    case .message, .list:
      return nil
    }
  }
}
