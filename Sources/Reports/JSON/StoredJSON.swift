import Escaping
import Foundation

/// Stored values as JSON; errors name the place.
enum StoredJSON {
  /// Returns the value that JSON holds.
  static func decode<Value: Decodable>(
    _ type: Value.Type, from json: Data
  ) throws(ReportDecodingError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: json)
    } catch let error as ReportDecodingError {
      throw error
    } catch let error as DecodingError {
      throw ReportDecodingError(error)
    } catch {
      throw .notJSON(reason: error.localizedDescription)
    }
  }

  /// Returns a value as JSON for people and programs: keys in alphabetical order, a line feed at
  /// the end.
  static func text(of value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Encoding fails for numbers that are not finite, and nothing that is stored has any.
    let data = (try? encoder.encode(value)) ?? Data()
    return JSONEscaping.escapeDocument(String(decoding: data, as: UTF8.self)) + "\n"
  }
}
