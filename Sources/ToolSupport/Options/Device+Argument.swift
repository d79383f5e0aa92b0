public import ArgumentParser
public import StringCatalogs

extension Device: ExpressibleByArgument {
  /// Creates a device from its name.
  public init?(argument: String) {
    guard Self.allValueStrings.contains(argument) else { return nil }
    self.init(rawValue: argument)
  }

  /// The names of the devices.
  public static var allValueStrings: [String] { known.map(\.rawValue) }

  /// Their names.
  public static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
