private import Foundation
import PhotoMetadata

/// Texts in JSON in assertions.
enum JSONText {
  /// Whether bytes are an object in JSON, which can be part of another one as it stands.
  static func isObject(_ bytes: ArraySlice<UInt8>) -> Bool {
    object(bytes) != nil
  }

  private static func object(_ bytes: ArraySlice<UInt8>) -> [String: Any]? {
    guard bytes.count <= CredentialLimits.jsonBytes, bytes.first == UInt8(ascii: "{"),
      !bytes.contains(0), String(validating: bytes, as: UTF8.self) != nil
    else { return nil }
    return try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
  }

  /// Returns an object in JSON as a value of CBOR, of which texts, whole numbers, lists and
  /// objects are of use; nil if bytes are none.
  static func value(of bytes: ArraySlice<UInt8>) -> CBORValue? {
    object(bytes).map { value($0) }
  }

  private static func value(_ value: Any) -> CBORValue {
    switch value {
    case let text as String: .text(text)
    case let number as Int: .number(number)
    case let elements as [Any]: .array(elements.map { Self.value($0) })
    case let members as [String: Any]: .map(members.map { (.text($0), Self.value($1)) })
    default: .other
    }
  }

  /// Returns the bytes of a text in Base64 for addresses, RFC 4648, 5, with or without padding; nil
  /// if it is none.
  static func bytes(ofBase64URL text: String) -> [UInt8]? {
    guard text.utf8.count <= CredentialLimits.jsonBytes else { return nil }
    var plain = text.split(separator: "=", omittingEmptySubsequences: false).first.map(String.init)
    plain = plain?.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
    guard let plain else { return nil }
    let padding = String(repeating: "=", count: (4 - plain.utf8.count % 4) % 4)
    return Data(base64Encoded: plain + padding).map(Array.init)
  }

  /// Returns a text on one line; line feeds are only between values.
  static func line(of bytes: ArraySlice<UInt8>) -> [UInt8] {
    bytes.map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? UInt8(ascii: " ") : $0 }
  }
}
