import Foundation
import FoundationXML

/// Answers whether output is what its readers accept, by code that is not ours.
public enum Judge {
  /// Returns whether Foundation reads the text as JSON.
  public static func isJSON(_ text: some Sequence<UInt8>) -> Bool {
    (try? JSONSerialization.jsonObject(with: Data(text), options: .fragmentsAllowed)) != nil
  }

  /// Returns whether libxml2 reads the text as XML.
  public static func isXML(_ text: some Sequence<UInt8>) -> Bool {
    XMLParser(data: Data(text)).parse()
  }

  /// Returns whether a terminal shows the text and does nothing else: it has no control characters
  /// but line feeds, and none that turns the direction of the text around.
  public static func isPlain(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x0A: true
      case 0..<0x20, 0x7F...0x9F, 0x202D, 0x202E: false
      default: true
      }
    }
  }
}
