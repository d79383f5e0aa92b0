#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A number formatted by the C library, with a decimal point in every locale.
enum CNumberText {
  /// The maximum number of digits after the point; more would all be zeros.
  private static let maximumPrecision = 1_074

  /// The buffer size for the sign, the whole part and an exponent: 1.8e308 has 309 digits.
  private static let maximumWholeCount = 320

  /// Returns a number formatted with `%f`, `%e`, `%g` or `%a`, with a minus sign if it is negative.
  ///
  /// `precision` is bounded; nil stands for C's default. With `keepsPoint`, the point stays if no
  /// digit follows it, as with the flag `#`.
  static func text(
    of number: Double, as conversion: FormatConversion, precision: Int?, keepsPoint: Bool = false
  ) -> String {
    // ISO C, 7.23.6.1: a negative precision is ignored.
    let precision = precision.map { min(max($0, 0), maximumPrecision) } ?? -1
    let format = "%\(keepsPoint ? "#" : "").*\(conversion.rawValue)"
    let bytes = unsafe [UInt8](
      unsafeUninitializedCapacity: maximumWholeCount + maximumPrecision
    ) { buffer, count in
      // The program may have set a locale with another decimal separator.
      let locale = unsafe newlocale(1 << LC_NUMERIC, "C", nil)
      let previous = unsafe uselocale(locale)
      let length = unsafe withVaList([Int32(precision), number]) {
        unsafe vsnprintf(buffer.baseAddress, buffer.count, format, $0)
      }
      unsafe uselocale(previous)
      unsafe freelocale(locale)
      count = min(max(Int(length), 0), buffer.count - 1)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
