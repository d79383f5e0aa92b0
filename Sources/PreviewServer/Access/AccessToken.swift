/// The secret that lets a page talk to this server: 128 bits that nobody can guess.
///
/// It stands in the address that is printed, behind `#`, which a browser sends to no server. The page
/// sends it as a header with every request. A cookie would be sent by any page that is open in the
/// browser, and to every other server on this machine; a header is sent by nobody but our page.
public struct AccessToken: Sendable {
  /// The token as hexadecimal digits.
  public let text: String

  /// Makes a token of the system's random numbers.
  public init() {
    var generator = SystemRandomNumberGenerator()
    self.init(using: &generator)
  }

  init(using generator: inout some RandomNumberGenerator) {
    text = (0..<4).map { _ in
      let digits = String(UInt32.random(in: .min ... .max, using: &generator), radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// Returns whether a text is the token, in a time that does not tell how much of it is right.
  func matches(_ other: some StringProtocol) -> Bool {
    let (mine, theirs) = (Array(text.utf8), Array(other.utf8))
    guard mine.count == theirs.count else { return false }
    return zip(mine, theirs).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
