import ArgumentParser
import CatalogExchange
import ToolSupport

/// The options of every import.
struct ImportArguments: ParsableArguments {
  @Flag(name: .long, help: .key("help.edit.dryRun"))
  var dryRun = false

  @Flag(name: .long, help: .key("help.edit.allowLostPlaceholders"))
  var allowLostPlaceholders = false

  @Flag(name: .long, help: .key("help.edit.allowChangedSource"))
  var allowChangedSource = false

  @Flag(name: .long, help: .key("help.edit.allowEmptyImports"))
  var allowEmpty = false

  /// The options of the import.
  var options: ImportOptions {
    var options = ImportOptions()
    options.allowsLostPlaceholders = allowLostPlaceholders
    options.allowsChangedSource = allowChangedSource
    options.allowsEmptyTexts = allowEmpty
    return options
  }
}
