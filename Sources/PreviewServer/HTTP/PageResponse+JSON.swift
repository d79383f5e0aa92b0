import Foundation

extension PageResponse {
  /// The content type of JSON.
  static let json = "application/json; charset=utf-8"

  /// Returns a value as JSON.
  static func json(_ value: some Encodable) -> PageResponse {
    guard let data = try? JSONEncoder().encode(value) else { return .empty(500) }
    return PageResponse(type: json, body: Array(data))
  }
}

extension PageRequest {
  /// Returns the body decoded as a value; nil if it is invalid.
  func decoded<Value: Decodable>() -> Value? {
    try? JSONDecoder().decode(Value.self, from: Data(body))
  }
}
