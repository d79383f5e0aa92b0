import Foundation

/// How much of what takes long is tested.
public enum TestScope {
  /// Whether everything is, as `METALENS_ALL=1` asks for; otherwise tests draw a sample.
  public static let isComplete = ProcessInfo.processInfo.environment["METALENS_ALL"] == "1"

  /// Returns all inputs in a complete run, otherwise `count` of them, the same in every run.
  public static func sample<Input>(_ inputs: [Input], count: Int, seed: UInt64 = 1) -> [Input] {
    guard !isComplete, inputs.count > count else { return inputs }
    var generator = SeededGenerator(seed: seed)
    return Array(inputs.shuffled(using: &generator).prefix(count))
  }
}
