import Escaping

/// Writing.
extension PropertyList {
  /// The bytes of an XML file with the value; a value of another kind becomes an empty text.
  package var document: [UInt8] {
    let lines =
      [
        #"<?xml version="1.0" encoding="UTF-8"?>"#,
        #"<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">"#,
        #"<plist version="1.0">"#,
      ] + lines(indent: "") + ["</plist>"]
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  /// The first character that XML can't represent; nil if there is none.
  package var impossibleCharacter: Unicode.Scalar? {
    switch self {
    case .string(let text): XMLEscaping.impossibleCharacter(in: text)
    case .dictionary(let members):
      members.lazy.compactMap {
        XMLEscaping.impossibleCharacter(in: $0.name) ?? $0.value.impossibleCharacter
      }.first
    case .array(let values): values.lazy.compactMap(\.impossibleCharacter).first
    case .other: nil
    }
  }

  private func lines(indent: String) -> [String] {
    switch self {
    case .string(let text): ["\(indent)<string>\(XMLEscaping.content(text))</string>"]
    case .dictionary(let members):
      ["\(indent)<dict>"]
        + members.flatMap { member in
          ["\(indent)\t<key>\(XMLEscaping.content(member.name))</key>"]
            + member.value.lines(indent: indent + "\t")
        } + ["\(indent)</dict>"]
    case .array(let values):
      ["\(indent)<array>"] + values.flatMap { $0.lines(indent: indent + "\t") }
        + ["\(indent)</array>"]
    case .other: ["\(indent)<string></string>"]
    }
  }
}
