import PhotoFormats

extension ExifEntry {
  /// Returns one of the numbers of the value; nil if there are fewer, if it is a fraction without a
  /// denominator, or if the format does not contain measurements.
  func number(at index: Int, order: ByteOrder) -> Double? {
    func bits(_ offset: Int) -> Int? { order.uint32(value, at: offset) }
    func signed(_ bits: Int) -> Double { Double(Int32(truncatingIfNeeded: bits)) }
    switch format {
    case TIFFFormat.byte: return index < value.count ? Double(value[value.startIndex + index]) : nil
    case TIFFFormat.unsignedShort: return order.uint16(value, at: 2 * index).map { Double($0) }
    case TIFFFormat.unsignedLong: return bits(4 * index).map { Double($0) }
    case TIFFFormat.signedLong: return bits(4 * index).map(signed)
    case TIFFFormat.float:
      return bits(4 * index).map { Double(Float(bitPattern: UInt32(truncatingIfNeeded: $0))) }
    case TIFFFormat.double:
      guard let first = bits(8 * index), let second = bits(8 * index + 4) else { return nil }
      let (high, low) = order == .big ? (first, second) : (second, first)
      return Double(bitPattern: UInt64(high) << 32 | UInt64(low))
    case TIFFFormat.rational, TIFFFormat.signedRational:
      guard let numerator = bits(8 * index), let denominator = bits(8 * index + 4),
        denominator != 0
      else { return nil }
      return format == TIFFFormat.rational
        ? Double(numerator) / Double(denominator) : signed(numerator) / signed(denominator)
    default: return nil
    }
  }

  /// Whether the format can contain measurements.
  var holdsNumbers: Bool {
    [
      TIFFFormat.unsignedShort, TIFFFormat.unsignedLong, TIFFFormat.signedLong, TIFFFormat.float,
      TIFFFormat.double,
      TIFFFormat.rational, TIFFFormat.signedRational,
    ].contains(format)
  }
}
