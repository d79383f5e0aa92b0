extension KeyedDecodingContainer {
  /// Decodes a whole number from `least` to `most`.
  func number(from least: Int, to most: Int = .max, forKey key: Key) throws -> Int {
    let number = try number(Int.self, forKey: key)
    guard number >= least, number <= most else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "out of range")
    }
    return number
  }

  /// Decodes a number.
  ///
  /// The decoder itself reports no position for a number with a fraction or one that does not fit
  /// its type.
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
