public import ArgumentParser
public import StringCatalogs
public import StringPreviews
import ToolSupport

extension Device: ExpressibleByArgument {
  /// Creates a device from its name; one that is not known yet is taken as well.
  public init?(argument: String) {
    guard !argument.isEmpty else { return nil }
    self.init(rawValue: argument)
  }

  /// The names of the devices.
  public static var defaultCompletionKind: CompletionKind { .list(known.map(\.rawValue)) }
}

extension Pseudolanguage: ExpressibleByArgument {}

extension SampleLength: ExpressibleByArgument {}
