/// A value with a message that describes it in any language.
public protocol LocalizedByValue {
  /// The message that describes this value.
  var localizedMessage: LocalizedMessage { get }
}
