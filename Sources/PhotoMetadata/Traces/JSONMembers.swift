import ASCII

/// The texts and numbers in a JSON document, each with the name of the member that it belongs to.
///
/// Names and texts are looked for one after the other, so that damage costs only what it damages.
/// The name of a person or a place is that of the member around it: `"author": [{"name": "Anna"}]`.
enum JSONMembers {
  /// Returns the members of a document in their order, at most ``Limits/cborItems``.
  static func all(in bytes: ArraySlice<UInt8>) -> [(name: String, text: String)] {
    var members: [(name: String, text: String)] = []
    var names: [String] = [""]
    var name = ""
    var rest = bytes
    while let first = rest.first, members.count < Limits.cborItems {
      switch first {
      case UInt8(ascii: "\""):
        let (text, length) = text(rest)
        rest = rest.dropFirst(length)
        let next = rest.drop(while: { $0 <= 0x20 })
        if next.first == UInt8(ascii: ":") {
          name = text == "name" ? names.last ?? "" : text
          rest = next.dropFirst()
        } else {
          members.append((name, text))
        }
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        guard names.count < Limits.cborDepth else { return members }
        names.append(name)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if names.count > 1 { name = names.removeLast() }
      case UInt8(ascii: "-"), 0x30...0x39:
        let number = rest.prefix { $0.isASCIIDigit || "+-.eE".utf8.contains($0) }
        members.append((name, String(decoding: number, as: UTF8.self)))
        rest = rest.dropFirst(number.count)
        continue
      default: break
      }
      rest = rest.dropFirst()
    }
    return members
  }

  /// Returns the text in quotation marks at the beginning, and its length with them.
  private static func text(_ bytes: ArraySlice<UInt8>) -> (text: String, length: Int) {
    var text: [UInt8] = []
    var index = bytes.startIndex + 1
    while index < bytes.endIndex, bytes[index] != UInt8(ascii: "\"") {
      if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.endIndex {
        index += 1
        if bytes[index] == UInt8(ascii: "u"), index + 4 < bytes.endIndex,
          let unit = UInt32(
            String(decoding: bytes[index + 1...index + 4], as: UTF8.self), radix: 16)
        {
          text += Array(String(Unicode.Scalar(unit).map(Character.init) ?? "\u{FFFD}").utf8)
          index += 5
          continue
        }
      }
      text.append(bytes[index])
      index += 1
    }
    return (
      String(decoding: text, as: UTF8.self), min(index + 1, bytes.endIndex) - bytes.startIndex
    )
  }
}
