/// What the server answers.
public struct PageResponse: Sendable {
  /// The status of HTTP.
  public var status: Int

  /// What the body is.
  public var type: String

  /// The body.
  public var body: [UInt8]

  /// What a page may load: nothing, unless it is ours.
  var policy = "default-src 'none'; frame-ancestors 'none'"

  /// Whether a page is out of the reach of the page that opened it.
  var hasOwnWindows = false

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

  /// The headers: nothing else than the policy names is loaded, no other page may frame this or read from it, its
  /// process is not shared with another server of this machine, and nothing is kept.
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
