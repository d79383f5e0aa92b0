/// A response of the server.
public struct PageResponse: Sendable {
  /// The HTTP status.
  public var status: Int

  /// The content type.
  public var type: String

  /// The body.
  public var body: [UInt8]

  /// The content security policy: nothing may be loaded unless specified.
  var policy = "default-src 'none'; frame-ancestors 'none'"

  /// Whether a page is isolated from the page that opened it.
  var hasOwnWindows = false

  /// Creates a response.
  init(status: Int = 200, type: String, body: [UInt8]) {
    self.status = status
    self.type = type
    self.body = body
  }

  /// Returns a response with only a status.
  static func empty(_ status: Int) -> PageResponse {
    PageResponse(status: status, type: "text/plain; charset=utf-8", body: [])
  }

  /// The headers: only what the policy names may be loaded, no other page may frame this one or
  /// read from it, its process is not shared with another server on this machine, and nothing is
  /// cached.
  public var headers: [(name: String, value: String)] {
    [
      ("Content-Security-Policy", policy),
      ("Cache-Control", "no-store"),
      ("Cross-Origin-Opener-Policy", hasOwnWindows ? "same-origin" : "unsafe-none"),
      ("Cross-Origin-Resource-Policy", "same-origin"),
      ("Origin-Agent-Cluster", "?1"),
      ("Referrer-Policy", "no-referrer"),
      ("X-Content-Type-Options", "nosniff"),
      ("X-Frame-Options", "DENY"),
    ]
  }
}
