import Escaping
import Foundation

/// JSON coding of stored values; errors contain the position.
enum StoredJSON {
  /// Decodes a value from JSON.
  static func decode<Value: Decodable>(
    _ type: Value.Type, from json: Data
  ) throws(ReportDecodingError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: json)
    } catch let error as ReportDecodingError {
      throw error
    } catch let error as DecodingError {
      throw ReportDecodingError(error, in: json)
    } catch {
      throw .invalid(path: "$")
    }
  }

  /// Returns a value as JSON with sorted keys and a final line feed.
  static func text(of value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Encoding fails only for numbers that are not finite, and stored values have none.
    let data = (try? encoder.encode(value)) ?? Data()
    return JSONEscaping.escapeDocument(String(decoding: data, as: UTF8.self)) + "\n"
  }
}
