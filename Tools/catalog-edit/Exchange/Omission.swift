import CatalogExchange
import StringCatalogs
import ToolSupport

/// Reports to the user what an exported file omits.
enum Omission {
  static func report(_ unit: OmittedUnit) {
    StandardStream.errors.write(ToolText.text(unit.localizedMessage) + "\n")
  }
}
