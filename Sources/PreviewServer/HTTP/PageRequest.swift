/// A request from a browser.
public struct PageRequest: Sendable {
  /// `GET`, `POST` or another method, in capitals.
  public var method: String

  /// The path, such as `/api/strings`.
  ///
  /// It is compared with known ones and never used as a file name.
  public var path: String

  /// The query parameters, by name.
  public var query: [String: String]

  /// The header values, by lowercase name.
  public var headers: [String: String]

  /// The body.
  public var body: [UInt8]

  /// Creates a request.
  public init(
    method: String = "GET", path: String, query: [String: String] = [:],
    headers: [String: String] = [:], body: [UInt8] = []
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.body = body
  }
}
