extension KeyedDecodingContainer {
  /// Reads a whole number that is not less than `least` and not more than `most`.
  func number(from least: Int, to most: Int = .max, forKey key: Key) throws -> Int {
    let number = try number(Int.self, forKey: key)
    guard number >= least, number <= most else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "out of range")
    }
    return number
  }

  /// Reads a number.
  ///
  /// The decoder itself gives no place for one that has a fraction or does not fit its type.
  func number<Number: Numeric & Decodable>(_ type: Number.Type, forKey key: Key) throws -> Number {
    do {
      return try decode(type, forKey: key)
    } catch let error as DecodingError {
      throw error
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "not a number that fits")
    }
  }
}
