#if canImport(_FoundationICU)
import _FoundationICU
#endif

/// The locale that ICU takes where a language has no data of its own.
///
/// ICU would take the one that `LC_ALL` or `LANG` names, so that the same report would differ
/// between machines; and it crashes when that name is longer than names of languages are.
enum ICUDefault {
  /// Sets the locale, the first time that it is called.
  ///
  /// Everything here that asks Foundation or ICU for words and forms calls this before.
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
