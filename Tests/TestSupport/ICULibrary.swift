import Foundation

/// Foundation's ICU on Linux.
public enum ICULibrary {
  /// The name of the library.
  public static let name = "lib_FoundationICU.so"

  /// Whether the library can be loaded.
  public static let isAvailable = unsafe dlopen(name, RTLD_NOW) != nil
}
