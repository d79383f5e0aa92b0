public import StringCatalogs

/// A file that can't be read or saved.
public struct StorageError: Error, Hashable, Sendable, LocalizedByValue {
  /// What went wrong.
  public let localizedMessage: LocalizedMessage

  /// Creates an error from the message that says it.
  public init(_ message: LocalizedMessage) {
    localizedMessage = message
  }
}
