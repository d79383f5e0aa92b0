/// A value that is `null` in JSON if there is none, instead of missing.
struct Nullable<Value: Codable>: Codable {
  let value: Value?

  init(_ value: Value?) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    value = container.decodeNil() ? nil : try container.decode(Value.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let value { try container.encode(value) } else { try container.encodeNil() }
  }
}
