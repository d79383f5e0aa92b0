private import Foundation

/// Texts in JSON in assertions.
enum JSONText {
  /// Whether bytes are an object in JSON, which can be part of another one as it stands.
  static func isObject(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count <= CredentialLimits.jsonBytes, bytes.first == UInt8(ascii: "{"),
      !bytes.contains(0), String(validating: bytes, as: UTF8.self) != nil
    else { return false }
    return (try? JSONSerialization.jsonObject(with: Data(bytes))) is [String: Any]
  }

  /// Returns a text on one line; line feeds are only between values.
  static func line(of bytes: ArraySlice<UInt8>) -> [UInt8] {
    bytes.map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? UInt8(ascii: " ") : $0 }
  }
}
