import CatalogExchange
import StringCatalogs
import ToolSupport

/// Tells whoever runs the tool what is not in a file that it wrote.
enum Omission {
  static func report(_ unit: OmittedUnit) {
    StandardStream.errors.write(ToolText.text(unit.localizedMessage) + "\n")
  }
}
