/// Builds XMP packets for tests.
package enum XMPBuilder {
  /// Returns a packet with these attributes and elements in its description.
  package static func packet(attributes: [UInt8] = [], elements: [UInt8] = []) -> [UInt8] {
    let start = """
      <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>
      <x:xmpmeta xmlns:x="adobe:ns:meta/">
       <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
        <rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
          xmlns:aux="http://ns.adobe.com/exif/1.0/aux/" xmlns:exifEX="http://cipa.jp/exif/1.0/"
          xmlns:tiff="http://ns.adobe.com/tiff/1.0/" xmlns:exif="http://ns.adobe.com/exif/1.0/"
          xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/"
          xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"
          xmlns:stEvt="http://ns.adobe.com/xap/1.0/sType/ResourceEvent#"
      """
    let end = """
        </rdf:Description>
       </rdf:RDF>
      </x:xmpmeta>
      <?xpacket end="w"?>
      """
    return Array(start.utf8) + [0x20] + attributes + Array(">\n".utf8) + elements + Array(end.utf8)
  }

  /// Returns an attribute with a value that XML can represent.
  package static func attribute(_ name: String, _ value: String) -> [UInt8] {
    Array(" \(name)=\"\(escaped(value))\"".utf8)
  }

  /// Returns text escaped for XML, without the characters that XML 1.0 can't represent.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: escaped += "&amp;"
      case 0x3C: escaped += "&lt;"
      case 0x3E: escaped += "&gt;"
      case 0x22: escaped += "&quot;"
      case 0x9, 0xA, 0xD: escaped += "&#\(scalar.value);"
      case ..<0x20, 0xFFFE, 0xFFFF: break
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
