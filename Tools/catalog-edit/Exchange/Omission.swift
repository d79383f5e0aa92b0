import CatalogExchange
import StringCatalogs
import ToolSupport

/// Reports to the user what an exported file omits.
enum Omission {
  static func report(_ unit: OmittedUnit) {
    ToolMessage.warning.print(ToolText.text(unit.localizedMessage))
  }
}
