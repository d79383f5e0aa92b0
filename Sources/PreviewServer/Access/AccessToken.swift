import ASCII

/// The secret of a page for this server: 128 random bits.
///
/// It is in the fragment of the printed URL, which a browser sends to no server. The page sends it
/// in a header with every request. A cookie would be sent by any page in the browser, and to every
/// other server on this machine; only our page sends the header.
public struct AccessToken: Sendable {
  /// The token as hexadecimal digits.
  public let text: String

  /// Creates a token from the system's random numbers.
  public init() {
    var generator = SystemRandomNumberGenerator()
    self.init(using: &generator)
  }

  init(using generator: inout some RandomNumberGenerator) {
    text = (0..<4).map { _ in
      UInt32.random(in: .min ... .max, using: &generator).hexadecimal(digits: 8)
    }.joined()
  }

  /// Returns whether a text is the token, in constant time.
  func matches(_ other: some StringProtocol) -> Bool {
    let (mine, theirs) = (Array(text.utf8), Array(other.utf8))
    guard mine.count == theirs.count else { return false }
    return zip(mine, theirs).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
