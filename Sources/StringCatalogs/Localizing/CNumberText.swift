#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A number as the C library writes it, with a point in every locale.
enum CNumberText {
  /// How many digits a number can have after the point; more would all be zeros.
  private static let maximumPrecision = 1_074

  /// How many bytes are enough for the sign, the whole part and an exponent: 1.8e308 has 309
  /// digits.
  private static let maximumWholeCount = 320

  /// Returns a number as `%f`, `%e`, `%g` or `%a` writes it, with a minus sign when it is negative.
  ///
  /// `precision` is bounded; nil stands for the one that C uses without a precision. With `keepsPoint`,
  /// the point stays when no digit follows it, as the flag `#` asks.
  static func text(
    of number: Double, as conversion: FormatConversion, precision: Int?, keepsPoint: Bool = false
  ) -> String {
    // ISO C, 7.23.6.1: a negative precision is ignored.
    let precision = precision.map { min(max($0, 0), maximumPrecision) } ?? -1
    let format = "%\(keepsPoint ? "#" : "").*\(conversion.rawValue)"
    let bytes = unsafe [UInt8](
      unsafeUninitializedCapacity: maximumWholeCount + maximumPrecision
    ) { buffer, count in
      // The program may have chosen a locale with another decimal separator.
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
