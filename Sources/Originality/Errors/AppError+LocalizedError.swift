public import Foundation
import ProductStrings
import StringCatalogs

extension AppError: LocalizedError {
  /// The failure in the language of the process's environment.
  public var errorDescription: String? {
    try? ProductStrings.localizer(languages: []).text(for: self)
  }
}
