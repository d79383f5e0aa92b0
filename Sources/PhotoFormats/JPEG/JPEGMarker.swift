/// The marker codes of ISO/IEC 10918-1, table B.1.
package enum JPEGMarker {
  package static let temporary: UInt8 = 0x01
  package static let reserved: ClosedRange<UInt8> = 0x02...0xBF
  package static let frames: ClosedRange<UInt8> = 0xC0...0xCF
  /// Huffman tables, a reserved code and arithmetic coding lie among the frames.
  package static let notFrames: [UInt8] = [0xC4, 0xC8, 0xCC]
  package static let baselineFrame: UInt8 = 0xC0
  package static let progressiveFrame: UInt8 = 0xC2
  package static let losslessFrame: UInt8 = 0xC3
  package static let huffmanTables: UInt8 = 0xC4
  package static let arithmeticConditioning: UInt8 = 0xCC
  package static let restarts: ClosedRange<UInt8> = 0xD0...0xD7
  package static let startOfImage: UInt8 = 0xD8
  package static let endOfImage: UInt8 = 0xD9
  package static let startOfScan: UInt8 = 0xDA
  package static let quantizationTables: UInt8 = 0xDB
  package static let lineCount: UInt8 = 0xDC
  package static let restartInterval: UInt8 = 0xDD
  package static let applications: ClosedRange<UInt8> = 0xE0...0xEF
  package static let app0: UInt8 = 0xE0
  package static let app1: UInt8 = 0xE1
  package static let app2: UInt8 = 0xE2
  package static let app11: UInt8 = 0xEB
  package static let app12: UInt8 = 0xEC
  package static let app13: UInt8 = 0xED
  package static let app14: UInt8 = 0xEE
  package static let comment: UInt8 = 0xFE

  /// The first two bytes of a picture.
  package static let start: [UInt8] = [0xFF, startOfImage]

  /// Whether a marker begins a frame.
  package static func isFrame(_ marker: UInt8) -> Bool {
    frames.contains(marker) && !notFrames.contains(marker)
  }

  /// Whether the coded data of a frame has arithmetic coding.
  package static func isArithmetic(_ marker: UInt8) -> Bool { isFrame(marker) && marker > 0xC8 }

  /// Whether a segment has nothing to do with the picture: a comment, or data of an application.
  package static func isMetadata(_ marker: UInt8) -> Bool {
    applications.contains(marker) || marker == comment
  }

  /// Whether a segment with a length follows a marker.
  package static func hasLength(_ marker: UInt8) -> Bool {
    marker > temporary && marker < 0xFF && !(restarts.lowerBound...endOfImage).contains(marker)
  }

  /// Returns the name of a marker in the standard.
  package static func name(_ marker: UInt8) -> String { names[Int(marker)] }

  private static let names = (0...255).map { marker in
    switch marker {
    case 0x01: "TEM"
    case 0xC4: "DHT"
    case 0xC8: "JPG"
    case 0xCC: "DAC"
    case 0xC0...0xCF: "SOF\(marker - 0xC0)"
    case 0xD0...0xD7: "RST\(marker - 0xD0)"
    case 0xD8: "SOI"
    case 0xD9: "EOI"
    case 0xDA: "SOS"
    case 0xDB: "DQT"
    case 0xDC: "DNL"
    case 0xDD: "DRI"
    case 0xE0...0xEF: "APP\(marker - 0xE0)"
    case 0xFE: "COM"
    default: "FF" + String(marker, radix: 16, uppercase: true)
    }
  }
}
