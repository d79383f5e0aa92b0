public import Foundation
import ProductStrings
import StringCatalogs

extension AppError: LocalizedError {
  /// The description in the language of the process's environment.
  public var errorDescription: String? {
    let languages = LanguageTag.preferred(fromEnvironment: ProcessInfo.processInfo.environment)
    return ProductStrings.localizer(languages: languages).text(for: self)
  }
}
