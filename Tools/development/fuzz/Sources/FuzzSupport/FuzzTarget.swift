/// A kind of input that libFuzzer makes up, and what the product does with it.
public protocol FuzzTarget: CaseIterable, RawRepresentable<String>, Sendable {
  /// Does what the product does with an input, and ends the program when an answer is wrong.
  func read(_ input: [UInt8])
}

extension FuzzTarget {
  /// Ends the program, so that libFuzzer keeps the input.
  public func wrong(_ what: String) -> Never { fatalError("\(rawValue): \(what)") }
}
