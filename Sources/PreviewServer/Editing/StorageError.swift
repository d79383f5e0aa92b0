public import StringCatalogs

/// A file that can't be read or saved.
public struct StorageError: Error, Hashable, Sendable, LocalizedByValue {
  /// The error message.
  public let localizedMessage: LocalizedMessage

  /// Creates an error from its message.
  public init(_ message: LocalizedMessage) {
    localizedMessage = message
  }
}
