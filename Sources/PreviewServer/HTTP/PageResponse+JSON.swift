import Foundation

extension PageResponse {
  /// The type of JSON.
  static let json = "application/json; charset=utf-8"

  /// Returns a value as JSON.
  static func json(_ value: some Encodable) -> PageResponse {
    guard let data = try? JSONEncoder().encode(value) else { return .empty(500) }
    return PageResponse(type: json, body: Array(data))
  }
}

extension PageRequest {
  /// Returns the body as a value; nil when it is none.
  func decoded<Value: Decodable>() -> Value? {
    try? JSONDecoder().decode(Value.self, from: Data(body))
  }
}
