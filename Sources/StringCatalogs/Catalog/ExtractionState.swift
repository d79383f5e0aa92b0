/// Where the string of an entry comes from.
///
/// An open set: a state that is not known yet still loads. An entry without one is managed by
/// Xcode.
public struct ExtractionState: RawRepresentable, Hashable, Sendable {
  /// Written by a person; Xcode never removes it.
  public static let manual = ExtractionState(rawValue: "manual")

  /// Found in the code together with the text in the source language.
  public static let extractedWithValue = ExtractionState(rawValue: "extracted_with_value")

  /// Taken over from a `.strings` file or an interface file.
  public static let migrated = ExtractionState(rawValue: "migrated")

  /// Not found in the code any more; it still works at run time.
  public static let stale = ExtractionState(rawValue: "stale")

  /// The name as the catalog spells it.
  public var rawValue: String

  /// Creates a state from the name that a catalog uses.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
