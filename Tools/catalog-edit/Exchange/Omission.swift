import CatalogExchange
import StringCatalogs
import ToolSupport

/// Tells whoever runs the tool what is not in a file that it wrote.
enum Omission {
  static func tell(_ unit: OmittedUnit) {
    let name = unit.variation.isEmpty ? unit.key : "\(unit.key) (\(unit.variation))"
    StandardStream.errors.write(
      ToolText.text("edit.export.omitted", .text(name), .text(unit.character)) + "\n")
  }
}
