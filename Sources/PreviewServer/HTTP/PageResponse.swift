/// What the server answers.
public struct PageResponse: Sendable {
  /// The status of HTTP.
  public var status: Int

  /// What the body is.
  public var type: String

  /// The body.
  public var body: [UInt8]

  /// Creates an answer.
  init(status: Int = 200, type: String, body: [UInt8]) {
    self.status = status
    self.type = type
    self.body = body
  }

  /// Returns an answer with nothing to read but its status.
  static func empty(_ status: Int) -> PageResponse {
    PageResponse(status: status, type: "text/plain; charset=utf-8", body: [])
  }

  /// The headers of every answer, whatever it is.
  ///
  /// The page may load its own scripts and styles and nothing else, no script may turn text into markup
  /// (`require-trusted-types-for`), no other page may frame it or read from it, and nothing is kept.
  public static let headers: [(name: String, value: String)] = [
    (
      "Content-Security-Policy",
      """
      default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
      base-uri 'none'; form-action 'none'; frame-ancestors 'none'; \
      require-trusted-types-for 'script'; trusted-types 'none'
      """
    ),
    ("Cache-Control", "no-store"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Referrer-Policy", "no-referrer"),
    ("X-Content-Type-Options", "nosniff"),
    ("X-Frame-Options", "DENY"),
  ]
}
