import PhotoFormats

/// Whether other programs can read an XMP packet.
package enum XMPWellFormedness {
  /// Returns whether libxml2 takes a packet of any size for well-formed; one that it can't read is
  /// not.
  package static func check(_ packet: ArraySlice<UInt8>) -> Bool {
    // XMP forbids a document type, and with it entities.
    let forbidden = ["<!DOCTYPE", "<!ENTITY"].map { Array($0.utf8) }
    var start = packet.startIndex
    while let mark = packet.firstIndex(of: UInt8(ascii: "<"), from: start) {
      if forbidden.contains(where: packet[mark...].starts(with:)) { return false }
      start = mark + 1
    }
    return XMLDocument.isWellFormed(packet)
  }
}
