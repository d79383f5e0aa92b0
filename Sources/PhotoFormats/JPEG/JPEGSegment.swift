import ASCII

/// What a JPEG segment contains, by its marker and the first bytes of its content.
package enum JPEGSegment: Hashable, Sendable {
  /// The frame, the tables and the headers that decoding takes.
  case frame, quantization, huffman, arithmetic, restartInterval, lineCount, scan

  /// JFIF's header and its extensions, ITU-T T.871.
  case jfif, jfxx

  /// EXIF 3.0, 4.7.2: a block, or the rest of one that is too long for a segment.
  case exif

  /// XMP specification part 3, 1.1.3: a packet, and pieces of one that is too long.
  case xmp, extendedXMP

  /// A piece of a color profile, ICC.1:2022, B.4.
  case colorProfile

  /// The list of further pictures, CIPA DC-007.
  case multiPicture

  /// What is known of a gain map, ISO/TS 21496-1: how to show more light than the picture has.
  case gainMap

  /// A piece of a JUMBF box, ISO/IEC 19566-5, D.2.
  case jumbf

  /// Resources of Photoshop, which may contain IPTC.
  case imageResources

  /// Adobe's headers: how colors are coded, and what no reader needs.
  case adobe, adobeColors, ducky

  case comment

  case unknown

  /// Identifies a segment by its content, of which ``headSize`` bytes are enough.
  package init(_ marker: UInt8, _ content: ArraySlice<UInt8>) {
    self =
      switch marker {
      case JPEGMarker.quantizationTables: .quantization
      case JPEGMarker.huffmanTables: .huffman
      case JPEGMarker.arithmeticConditioning: .arithmetic
      case JPEGMarker.restartInterval: .restartInterval
      case JPEGMarker.lineCount: .lineCount
      case JPEGMarker.startOfScan: .scan
      case JPEGMarker.comment: .comment
      case _ where JPEGMarker.isFrame(marker): .frame
      case JPEGMarker.app1: Self.app1(content)
      default:
        Self.names.first { $0.marker == marker && content.starts(with: $0.name) }?.segment
          ?? .unknown
      }
  }

  /// The number of bytes that identify a segment.
  package static let headSize = extendedXMPName.count

  private static func app1(_ content: ArraySlice<UInt8>) -> JPEGSegment {
    // The sixth byte should be 0, but some cameras write another; and some write `EXIF`.
    if content.count >= exifNameSize,
      content.prefix(exifName.count).elementsEqual(exifName, by: { $0.asciiLowercased == $1 })
    {
      return .exif
    }
    if xmpNameSize(content) != nil { return .xmp }
    return content.starts(with: extendedXMPName) ? .extendedXMP : .unknown
  }

  /// The number of bytes before the TIFF header of an EXIF block.
  package static let exifNameSize = exifName.count + 1

  private static let exifName = Array("exif\0".utf8)

  /// The name of XMP.
  package static let xmpName = Array("http://ns.adobe.com/xap/1.0/\0".utf8)

  /// The name that one program gives to XMP.
  private static let otherXMPName = Array("XMP\0://ns.adobe.com/xap/1.0/\0".utf8)

  /// Returns the number of bytes before a packet; nil if a segment has none.
  package static func xmpNameSize(_ content: ArraySlice<UInt8>) -> Int? {
    [xmpName, otherXMPName].first { content.starts(with: $0) }?.count
  }

  /// The name of pieces of an XMP packet.
  package static let extendedXMPName = Array("http://ns.adobe.com/xmp/extension/\0".utf8)

  /// The name of pieces of a color profile; the number of the piece and their count follow.
  package static let profileName = Array("ICC_PROFILE\0".utf8)

  /// The name of the list of further pictures.
  package static let multiPictureName = Array("MPF\0".utf8)

  /// The name of what is known of a gain map.
  package static let gainMapName = Array("urn:iso:std:iso:ts:21496:-1\0".utf8)

  /// The name of Photoshop's resources.
  package static let resourcesName = Array("Photoshop 3.0\0".utf8)

  private static let names: [(marker: UInt8, name: [UInt8], segment: JPEGSegment)] = [
    (JPEGMarker.app0, Array("JFIF\0".utf8), .jfif),
    (JPEGMarker.app0, Array("JFXX\0".utf8), .jfxx),
    (JPEGMarker.app2, profileName, .colorProfile),
    (JPEGMarker.app2, multiPictureName, .multiPicture),
    (JPEGMarker.app2, gainMapName, .gainMap),
    (JPEGMarker.app11, Array("JP".utf8), .jumbf),
    (JPEGMarker.app12, Array("Ducky".utf8), .ducky),
    (JPEGMarker.app13, resourcesName, .imageResources),
    (JPEGMarker.app13, Array("Adobe_CM".utf8), .adobeColors),
    (JPEGMarker.app14, Array("Adobe".utf8), .adobe),
  ]
}
