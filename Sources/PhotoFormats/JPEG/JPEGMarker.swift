/// The marker codes of ISO/IEC 10918-1, table B.1, that the walk depends on.
package enum JPEGMarker {
  package static let temporary: UInt8 = 0x01
  package static let frames: ClosedRange<UInt8> = 0xC0...0xCF
  /// Huffman tables, a reserved code and arithmetic coding lie among the frames.
  package static let notFrames: [UInt8] = [0xC4, 0xC8, 0xCC]
  package static let restarts: ClosedRange<UInt8> = 0xD0...0xD7
  package static let startOfImage: UInt8 = 0xD8
  package static let endOfImage: UInt8 = 0xD9
  package static let startOfScan: UInt8 = 0xDA
  package static let app1: UInt8 = 0xE1
  package static let app2: UInt8 = 0xE2

  /// Returns the name of a marker in the standard.
  package static func name(_ marker: UInt8) -> String { names[Int(marker)] }

  private static let names = (0...255).map { marker in
    switch marker {
    case 0xC4: "DHT"
    case 0xC8: "JPG"
    case 0xCC: "DAC"
    case 0xC0...0xCF: "SOF\(marker - 0xC0)"
    case 0xDB: "DQT"
    case 0xDC: "DNL"
    case 0xDD: "DRI"
    case 0xE0...0xEF: "APP\(marker - 0xE0)"
    case 0xFE: "COM"
    default: "FF" + String(marker, radix: 16, uppercase: true)
    }
  }
}
