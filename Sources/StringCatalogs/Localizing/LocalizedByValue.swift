/// A value that knows which message says it, and leaves the language to whoever reads it.
public protocol LocalizedByValue {
  /// The message that says this value.
  var localizedMessage: LocalizedMessage { get }
}
