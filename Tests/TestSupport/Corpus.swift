import Foundation

/// How much of the inputs that tests make up goes through what is tested.
public enum Corpus {
  /// Whether all of them do, which takes minutes: `METALENS_ALL` is set.
  public static let isWhole = ProcessInfo.processInfo.environment["METALENS_ALL"] != nil

  /// Returns all inputs, or a sample of them that is the same in every run.
  public static func sample<Input>(_ inputs: [Input], count: Int, seed: UInt64 = 1) -> [Input] {
    guard !isWhole, inputs.count > count else { return inputs }
    var generator = SeededGenerator(seed: seed)
    let chosen = Set(inputs.indices.shuffled(using: &generator).prefix(count))
    return inputs.indices.filter(chosen.contains).map { inputs[$0] }
  }
}
