import Foundation

/// How much of what takes long is tested.
public enum TestScope {
  /// Whether everything is, as `METALENS_ALL` asks for; otherwise tests draw a sample.
  public static let isComplete = ProcessInfo.processInfo.environment["METALENS_ALL"] != nil
}
