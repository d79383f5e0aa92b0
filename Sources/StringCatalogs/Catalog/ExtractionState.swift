/// The origin of an entry's string.
///
/// An open set: unknown states can still be loaded. An entry without one is managed by Xcode.
public struct ExtractionState: RawRepresentable, Hashable, Sendable {
  /// Added manually; Xcode never removes it.
  public static let manual = ExtractionState(rawValue: "manual")

  /// Found in the code together with its source text.
  public static let extractedWithValue = ExtractionState(rawValue: "extracted_with_value")

  /// Imported from a `.strings` file or an interface file.
  public static let migrated = ExtractionState(rawValue: "migrated")

  /// No longer found in the code; it still works at run time.
  public static let stale = ExtractionState(rawValue: "stale")

  /// The name in the catalog.
  public var rawValue: String

  /// Creates a state from its name in a catalog.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
