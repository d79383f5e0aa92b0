extension UnreadRegions {
  /// Returns the first region of an XMP packet that is not understood; nil if there is none.
  ///
  /// A packet that can be read is the same when its properties are written again. What fills its
  /// position up to the end is white space or zeros.
  static func xmp(_ packet: [UInt8]) -> String? {
    let end = packet.lastIndex { $0 != 0 && $0 != 0x20 }.map { $0 + 1 } ?? 0
    let text = Array(packet[..<end])
    return text.isEmpty || text == XMPEditor.empty || XMPWriter.packet(text) == text
      || XMPWriter.packet(text, isCompact: true) == text
      ? nil : "XMP"
  }
}
