import CatalogExchange
import CatalogToolSupport

extension CatalogToolError {
  /// An imported file that can't be read.
  static func exchange(path: String, _ error: ExchangeError) -> CatalogToolError {
    .notImportable(path: path, line: error.line, error.localizedMessage)
  }
}
