import Foundation
import StringCatalogs

/// String catalogs of tests.
enum TestCatalog {
  /// Returns a catalog with texts in English, Korean, Japanese and Simplified Chinese.
  static func make(
    _ texts: [String: [String]], languages: [String] = ["en", "ko", "ja", "zh-Hans"]
  ) throws -> StringCatalog {
    let strings = texts.mapValues { values in
      let pairs = zip(languages, values).map { language, value in
        (language, ["stringUnit": ["state": "translated", "value": value]])
      }
      return ["localizations": Dictionary(uniqueKeysWithValues: pairs)]
    }
    let json: [String: Any] = ["sourceLanguage": "en", "version": "1.0", "strings": strings]
    return try StringCatalog(bytes: Array(JSONSerialization.data(withJSONObject: json)))
  }
}
