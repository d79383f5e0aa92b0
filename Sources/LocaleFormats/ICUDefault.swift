#if canImport(_FoundationICU)
import _FoundationICU
#endif

/// ICU's default locale, for languages without data.
///
/// ICU would use the one that `LC_ALL` or `LANG` names, so that the same report would differ
/// between machines; and it crashes if that name is longer than any locale's.
enum ICUDefault {
  /// Sets the locale on the first call.
  ///
  /// All code here that uses Foundation or ICU for localized output calls this first.
  static func set() { _ = isSet }

  private static let isSet: Bool = {
    #if canImport(_FoundationICU)
    var status = U_ZERO_ERROR
    unsafe swift_uloc_setDefault("en_US", &status)
    return status.rawValue <= U_ZERO_ERROR.rawValue
    #else
    return false
    #endif
  }()
}
