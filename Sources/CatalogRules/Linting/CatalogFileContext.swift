import CatalogHistory
import StringTables

/// What rules may know of the file of a catalog besides its bytes.
struct CatalogFileContext {
  /// The path of the file, with slashes.
  var path: String

  /// The names of other files in the same folder, and of those in sibling folders, such as
  /// `en.lproj/Localizable.strings`.
  var siblings: [String] = []

  /// Whether the catalog is that which a table would be.
  var isTable = false

  /// The store whose texts these are; nil for those of a program.
  var store: AppStorefront?

  /// Whether the texts are those of a document.
  var isDocument = false

  /// The bytes of an earlier version; nil if there is none.
  var earlier: [UInt8]?

  /// The history of the catalog; nil if there is none.
  var history: CatalogHistory?
}
