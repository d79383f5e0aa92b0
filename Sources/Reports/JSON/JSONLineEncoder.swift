/// Puts values into a ``JSONLine``, members in the order in which they are encoded.
///
/// Foundation's encoder takes several times as long.
struct JSONLineEncoder: Encoder {
  let line: JSONLine
  let depth: Int

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Members(line: line, depth: line.beginObject()))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    Elements(line: line, depth: line.beginArray())
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    SingleValue(line: line, depth: depth)
  }
}

extension JSONLineEncoder {
  /// The members of an object.
  private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let line: JSONLine
    let depth: Int

    var codingPath: [any CodingKey] { [] }

    func encodeNil(forKey key: Key) {
      line.name(key.stringValue, at: depth)
      line.writeNull()
    }

    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
      line.name(key.stringValue, at: depth)
      try line.write(value, depth: depth)
    }

    func nestedContainer<Inner: CodingKey>(
      keyedBy keyType: Inner.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Inner> {
      line.name(key.stringValue, at: depth)
      return KeyedEncodingContainer(Members<Inner>(line: line, depth: line.beginObject()))
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      line.name(key.stringValue, at: depth)
      return Elements(line: line, depth: line.beginArray())
    }

    func superEncoder() -> any Encoder {
      line.name("super", at: depth)
      return JSONLineEncoder(line: line, depth: depth)
    }

    func superEncoder(forKey key: Key) -> any Encoder {
      line.name(key.stringValue, at: depth)
      return JSONLineEncoder(line: line, depth: depth)
    }
  }

  /// The elements of an array.
  private struct Elements: UnkeyedEncodingContainer {
    let line: JSONLine
    let depth: Int
    var count = 0

    var codingPath: [any CodingKey] { [] }

    mutating func encodeNil() {
      beginElement()
      line.writeNull()
    }

    mutating func encode<Value: Encodable>(_ value: Value) throws {
      beginElement()
      try line.write(value, depth: depth)
    }

    mutating func nestedContainer<Inner: CodingKey>(
      keyedBy keyType: Inner.Type
    ) -> KeyedEncodingContainer<Inner> {
      beginElement()
      return KeyedEncodingContainer(Members<Inner>(line: line, depth: line.beginObject()))
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
      beginElement()
      return Elements(line: line, depth: line.beginArray())
    }

    mutating func superEncoder() -> any Encoder {
      beginElement()
      return JSONLineEncoder(line: line, depth: depth)
    }

    private mutating func beginElement() {
      line.separate(at: depth)
      count += 1
    }
  }

  /// A value that is no container.
  private struct SingleValue: SingleValueEncodingContainer {
    let line: JSONLine
    let depth: Int

    var codingPath: [any CodingKey] { [] }

    func encodeNil() { line.writeNull() }

    func encode<Value: Encodable>(_ value: Value) throws {
      // What is left after the types that a line writes itself would ask for this container again.
      switch value {
      case let number as any FixedWidthInteger where !(number is Int):
        try line.write(Int(clamping: number), depth: depth)
      case let number as Float: try line.write(Double(number), depth: depth)
      default: try line.write(value, depth: depth)
      }
    }
  }
}
