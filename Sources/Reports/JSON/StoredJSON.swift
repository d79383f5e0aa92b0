import Foundation

/// Reading of stored values, with what is wrong told by its place.
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
}
