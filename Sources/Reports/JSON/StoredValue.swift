import Escaping

/// Any JSON value.
enum StoredValue: Hashable, Sendable {
  case null
  case flag(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case list([StoredValue])
  case object([String: StoredValue])

  /// The value as one line of JSON, with sorted members.
  var json: String {
    var line = JSONWriter()
    line.write(self)
    return String(decoding: line.bytes, as: UTF8.self)
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ value: StoredValue) {
    switch value {
    case .null: null()
    case .flag(let flag): self.value(flag)
    case .integer(let number): self.value(number)
    case .number(let number): self.value(number)
    case .text(let text): self.value(text)
    case .list(let list): self.list(list) { $0.write($1) }
    case .object(let members):
      object { line in
        for (name, value) in members.sorted(by: { $0.key < $1.key }) {
          line.name(name)
          line.write(value)
        }
      }
    }
  }
}

extension StoredValue: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Int.self) {
      self = .integer(number)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([StoredValue].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: StoredValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .flag(let flag): try container.encode(flag)
    case .integer(let number): try container.encode(number)
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .list(let list): try container.encode(list)
    case .object(let members):
      var container = encoder.container(keyedBy: Name.self)
      for (name, value) in members.sorted(by: { $0.key < $1.key }) {
        try container.encode(value, forKey: Name(stringValue: name))
      }
    }
  }

  /// The name of a member.
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }
}
