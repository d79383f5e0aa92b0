/// What a browser asks for.
public struct PageRequest: Sendable {
  /// `GET`, `POST` or another method, in capitals.
  public var method: String

  /// The path, such as `/api/strings`.
  ///
  /// It is compared with known ones and never becomes the name of a file.
  public var path: String

  /// What stands behind the question mark, by name.
  public var query: [String: String]

  /// The values of the headers by their names in lower case.
  public var headers: [String: String]

  /// What was sent.
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
