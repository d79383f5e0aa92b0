import TestSupport
import Testing

@testable import PhotoMetadata

struct GeoCoordinatesTests {
  private typealias Fractions = [(UInt32, UInt32)]

  private func read(
    isLittleEndian: Bool = true, _ entries: (ExifBuilder) -> [ExifBuilder.Entry]
  ) throws -> ExifFields {
    var builder = ExifBuilder(isLittleEndian: isLittleEndian)
    builder.primary = [builder.text(0x010F, "Canon")]
    builder.gps = entries(builder)
    let file = JPEGBuilder.file(JPEGBuilder.exif(builder.block), JPEGBuilder.picture)
    return try #require(try PhotoReader().metadata(in: file).exif)
  }

  private func read(
    latitude: Fractions = [(48, 1), (30, 1), (0, 1)],
    longitude: Fractions = [(11, 1), (15, 1), (0, 1)],
    references: (String?, String?) = ("N", "E"), format: Int = 5
  ) throws -> ExifFields {
    try read { builder in
      [
        references.0.map { builder.text(1, $0) },
        builder.rationals(2, latitude, format: format),
        references.1.map { builder.text(3, $0) },
        builder.rationals(4, longitude, format: format),
      ].compactMap { $0 }
    }
  }

  @Test(arguments: [("N", "E", 1.0, 1.0), ("S", "W", -1, -1), ("s", "e", -1, 1)])
  func signsDegreesByTheirReferences(
    first: String, second: String, north: Double, east: Double
  ) throws {
    let fields = try read(references: (first, second))
    #expect(fields.location == GeoCoordinates(latitude: 48.5 * north, longitude: 11.25 * east))
    #expect(fields.locationProblem == nil)
  }

  @Test func readsSignedFractions() throws {
    #expect(try read(format: 10).location == GeoCoordinates(latitude: 48.5, longitude: 11.25))
  }

  @Test func believesZeroDegrees() throws {
    let zero: [(UInt32, UInt32)] = [(0, 1), (0, 1), (0, 1)]
    let fields = try read(latitude: zero, longitude: zero)
    #expect(fields.location == GeoCoordinates(latitude: 0, longitude: 0))
  }

  @Test(arguments: [(nil, "E"), ("N", nil), ("", "E"), ("X", "E")] as [(String?, String?)])
  func hasNoLocationWithoutReference(first: String?, second: String?) throws {
    let fields = try read(references: (first, second))
    #expect(fields.location == nil)
    #expect(fields.locationProblem == .referenceMissing)
  }

  @Test func saysThatAComponentIsLeftOut() throws {
    #expect(
      try read(latitude: [(48, 1), (5_332_358, 100_000), (0, 0)]).locationProblem == .incomplete)
    #expect(try read(latitude: [(48, 1), (30, 1)]).locationProblem == .incomplete)
    #expect(
      try read { [$0.text(1, "N"), $0.rationals(2, [(1, 1), (1, 1), (1, 1)])] }.locationProblem
        == .incomplete)
  }

  @Test func saysThatAValueIsImpossible() throws {
    #expect(
      try read(latitude: [(4_294_967_295, 1), (0, 1), (0, 1)]).locationProblem == .impossible)
    #expect(try read(longitude: [(181, 1), (0, 1), (0, 1)]).locationProblem == .impossible)
    // −1 as a signed fraction.
    #expect(
      try read(latitude: [(4_294_967_295, 1), (0, 1), (0, 1)], format: 10).locationProblem
        == .impossible)
  }

  @Test(arguments: [true, false])
  func readsNumbersThatAreNotFractions(isLittleEndian: Bool) throws {
    for (format, size) in [(3, 2), (4, 4), (9, 4), (11, 4), (12, 8)] {
      func bits(_ degrees: Int) -> Int {
        switch format {
        case 11: Int(Float(degrees).bitPattern)
        case 12: Int(truncatingIfNeeded: Double(degrees).bitPattern)
        default: degrees
        }
      }
      let fields = try read(isLittleEndian: isLittleEndian) { builder in
        func entry(_ tag: Int, _ numbers: [Int]) -> ExifBuilder.Entry {
          ExifBuilder.Entry(
            tag: tag, format: format, count: 3,
            value: numbers.flatMap { builder.number(bits($0), size) })
        }
        return [
          builder.text(1, "N"), entry(2, [48, 30, 36]), builder.text(3, "W"),
          entry(4, [11, 15, 0]),
        ]
      }
      #expect(fields.location == GeoCoordinates(latitude: 48.51, longitude: -11.25), "\(format)")
    }
  }

  @Test func hasNoLocationForInvalidNumbers() throws {
    for (bits, problem) in [
      (Double.nan, LocationProblem.impossible), (.infinity, .impossible), (-1, .impossible),
    ] {
      let fields = try read { builder in
        let value = [bits, 0, 0].flatMap {
          builder.number(Int(truncatingIfNeeded: $0.bitPattern), 8)
        }
        return [2, 4].map { ExifBuilder.Entry(tag: $0, format: 12, count: 3, value: value) }
          + [builder.text(1, "N"), builder.text(3, "E")]
      }
      #expect(fields.location == nil)
      #expect(fields.locationProblem == problem)
    }
  }

  @Test func refusesDegreesAsText() throws {
    let fields = try read {
      [$0.text(1, "N"), $0.text(2, "48.5"), $0.text(3, "E"), $0.text(4, "11.25")]
    }
    #expect(fields.location == nil)
    #expect(fields.locationProblem == .malformed)
  }

  @Test func findsNoProblemWithoutPositionEntries() throws {
    let fields = try read { [$0.bytes(0, format: 1, [2, 3, 0, 0]), $0.text(1, "N")] }
    #expect(fields.location == nil)
    #expect(fields.locationProblem == nil)
  }
}
