import Foundation
import TestSupport

/// The plural rules and likely subtags of Foundation's ICU, looked up by name at run time.
///
/// ICU is the independent truth for the tables of this package. `nil` if Foundation has no
/// accessible ICU.
@safe final class ICU {
  private typealias OpenRules =
    @convention(c) (
      UnsafePointer<CChar>, Int32, UnsafeMutablePointer<Int32>
    ) -> OpaquePointer?
  private typealias SelectFormatted =
    @convention(c) (
      OpaquePointer?, OpaquePointer?, UnsafeMutablePointer<UInt16>, Int32,
      UnsafeMutablePointer<Int32>
    ) -> Int32
  private typealias OpenFormatter =
    @convention(c) (
      UnsafePointer<UInt16>, Int32, UnsafePointer<CChar>, UnsafeMutablePointer<Int32>
    ) -> OpaquePointer?
  private typealias OpenResult = @convention(c) (UnsafeMutablePointer<Int32>) -> OpaquePointer?
  private typealias FormatDecimal =
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>, Int32, OpaquePointer?, UnsafeMutablePointer<Int32>
    ) -> Void
  private typealias Close = @convention(c) (OpaquePointer?) -> Void
  private typealias AddLikelySubtags =
    @convention(c) (
      UnsafePointer<CChar>, UnsafeMutablePointer<CChar>, Int32, UnsafeMutablePointer<Int32>
    ) -> Int32

  private let openRules: OpenRules
  private let closeRules: Close
  private let selectFormatted: SelectFormatted
  private let openFormatter: OpenFormatter
  private let openResult: OpenResult
  private let formatDecimal: FormatDecimal
  private let addLikelySubtags: AddLikelySubtags

  /// One formatter for each number of decimals; they live as long as the process.
  private var formatters: [Int: OpaquePointer] = unsafe [:]
  private let result: OpaquePointer?

  init?() {
    guard let library = unsafe dlopen(ICULibrary.name, RTLD_NOW) else { return nil }
    func find<Function>(_ name: String, as type: Function.Type) -> Function? {
      unsafe dlsym(library, "swift_" + name).map { unsafe unsafeBitCast($0, to: type) }
    }
    guard let openRules = unsafe find("uplrules_openForType", as: OpenRules.self),
      let closeRules = unsafe find("uplrules_close", as: Close.self),
      let selectFormatted = unsafe find("uplrules_selectFormatted", as: SelectFormatted.self),
      let openFormatter = unsafe find("unumf_openForSkeletonAndLocale", as: OpenFormatter.self),
      let openResult = unsafe find("unumf_openResult", as: OpenResult.self),
      let formatDecimal = unsafe find("unumf_formatDecimal", as: FormatDecimal.self),
      let addLikelySubtags = unsafe find("uloc_addLikelySubtags", as: AddLikelySubtags.self)
    else { return nil }
    unsafe (self.openRules, self.closeRules) = unsafe (openRules, closeRules)
    unsafe self.selectFormatted = selectFormatted
    unsafe self.openFormatter = openFormatter
    unsafe self.openResult = openResult
    unsafe self.formatDecimal = formatDecimal
    unsafe self.addLikelySubtags = addLikelySubtags
    var status: Int32 = 0
    unsafe result = unsafe openResult(&status)
  }

  /// Returns the plural categories of numbers, each written in digits with a decimal point.
  func categories(of numbers: [String], in locale: String, isOrdinal: Bool) -> [String] {
    var status: Int32 = 0
    let rules = unsafe openRules(locale, isOrdinal ? 1 : 0, &status)
    defer { unsafe closeRules(rules) }
    return numbers.map { number in
      let point = number.firstIndex(of: ".").map { number[$0...].count - 1 } ?? 0
      let formatter = unsafe formatter(fractionDigits: point)
      var keyword = [UInt16](repeating: 0, count: 32)
      unsafe formatDecimal(formatter, number, Int32(number.utf8.count), result, &status)
      let length = unsafe selectFormatted(rules, result, &keyword, 32, &status)
      guard status <= 0 else { return "error \(status)" }
      return String(decoding: keyword.prefix(Int(length)), as: UTF16.self)
    }
  }

  /// Returns a locale with its most likely script and region: `ko_Kore_KR` for `ko`.
  func likelySubtags(of locale: String) -> String {
    var status: Int32 = 0
    var buffer = [CChar](repeating: 0, count: 128)
    let length = unsafe addLikelySubtags(locale, &buffer, 128, &status)
    return String(decoding: buffer.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private func formatter(fractionDigits: Int) -> OpaquePointer? {
    if let formatter = unsafe formatters[fractionDigits] { return unsafe formatter }
    var status: Int32 = 0
    let skeleton =
      fractionDigits == 0
      ? "precision-integer" : "." + String(repeating: "0", count: fractionDigits)
    let units = Array(skeleton.utf16)
    let formatter = unsafe openFormatter(units, Int32(units.count), "en", &status)
    unsafe formatters[fractionDigits] = unsafe formatter
    return unsafe formatter
  }
}
