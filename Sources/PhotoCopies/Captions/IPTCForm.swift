import ASCII
import PhotoFormats
import PhotoMetadata

/// What is known of the data sets of IPTC that a copy keeps.
enum IPTCForm {
  /// Returns whether a data set is known and has the form that IPTC IIM 4.2 gives it.
  static func isRead(_ dataSet: IPTCDataSets.DataSet, in block: [UInt8]) -> Bool {
    let value = block[dataSet.content]
    switch (dataSet.record, dataSet.number) {
    // The version of a record, the format of the file and its version.
    case (1...2, 0), (1, 20), (1, 22): return value.count == 2
    // The urgency, and the escape sequences that name a character set.
    case (1, 60): return value.count == 1
    case (1, 90): return value.count <= 32 && value.allSatisfy { $0 < 0x80 }
    // Dates and times.
    case (1, 70), (1, 80), (2, 30), (2, 35), (2, 37), (2, 38), (2, 47), (2, 55), (2, 60), (2, 62),
      (2, 63):
      return value.count <= 11
        && value.allSatisfy { $0.isASCIIDigit || [0, 0x20, 0x2B, 0x2D, 0x3A].contains($0) }
    case (2, let number): return IPTCKinds.isKnown(number) && !value.contains(0)
    default: return false
    }
  }
}
