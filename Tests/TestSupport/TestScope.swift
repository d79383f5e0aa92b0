import Foundation

/// The extent of slow tests.
public enum TestScope {
  /// Whether everything is tested, as requested by `METALENS_ALL=1`; otherwise tests use a sample.
  public static let isComplete = ProcessInfo.processInfo.environment["METALENS_ALL"] == "1"

  /// Returns all inputs in a complete run, otherwise `count` of them, the same in every run.
  public static func sample<Input>(_ inputs: [Input], count: Int, seed: UInt64 = 1) -> [Input] {
    guard !isComplete, inputs.count > count else { return inputs }
    var generator = SeededGenerator(seed: seed)
    return Array(inputs.shuffled(using: &generator).prefix(count))
  }
}
