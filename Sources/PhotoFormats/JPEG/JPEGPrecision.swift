/// To which bit each coefficient of a progressive picture is known from its scans so far.
///
/// ISO/IEC 10918-1, G.1.1.1: a scan has a band of coefficients of some components, and says them to
/// a bit. Decoders smooth the blocks of a picture whose coefficients aren't known to the last bit,
/// as of one that was cut short.
package struct JPEGPrecision: Hashable, Sendable {
  /// The lowest known bit of each coefficient, by component; nil if no scan has it.
  private var lowestBits: [Int: [Int?]] = [:]

  /// Creates the precision before the first scan.
  package init() {}

  /// Reads the scans of a picture.
  package init(of parts: [JPEGPart], in file: [UInt8]) {
    for part in parts where part.segment == JPEGMarker.startOfScan { read(file[part.content]) }
  }

  /// Reads the header of a scan.
  package mutating func read(_ header: ArraySlice<UInt8>) {
    guard let scan = Scan(header) else { return }
    for component in scan.components {
      var bits = lowestBits[component] ?? [Int?](repeating: nil, count: 64)
      for coefficient in scan.coefficients { bits[coefficient] = scan.lowestBit }
      lowestBits[component] = bits
    }
  }

  /// Returns whether anything that a scan says is known with this precision.
  package func covers(_ header: ArraySlice<UInt8>) -> Bool {
    guard let scan = Scan(header) else { return false }
    return scan.components.contains { component in
      scan.coefficients.contains { coefficient in
        lowestBits[component]?[coefficient].map { $0 <= scan.lowestBit } == true
      }
    }
  }

  /// What a header says: B.2.3.
  private struct Scan {
    let components: [Int]
    let coefficients: ClosedRange<Int>
    let lowestBit: Int

    init?(_ header: ArraySlice<UInt8>) {
      var reader = ByteReader(header)
      guard let count = reader.number(1) else { return nil }
      var components: [Int] = []
      for _ in 0..<count {
        guard let component = reader.number(1), reader.number(1) != nil else { return nil }
        components.append(component)
      }
      guard let first = reader.number(1), let last = reader.number(1), first <= last, last <= 63,
        let bits = reader.number(1)
      else { return nil }
      (self.components, coefficients, lowestBit) = (components, first...last, bits & 15)
    }
  }
}
