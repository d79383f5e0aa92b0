import TestSupport
import Testing

@testable import PhotoMetadata

struct ClaimedRegionTests {
  private func text(_ text: String) -> [UInt8] { CredentialsBuilder.text(text) }

  private func number(_ number: Double) -> [UInt8] {
    [0xFB] + BoxBuilder.number(Int(number.bitPattern >> 32), 4)
      + BoxBuilder.number(Int(number.bitPattern & 0xFFFF_FFFF), 4)
  }

  private func point(_ x: Double, _ y: Double) -> [UInt8] {
    CredentialsBuilder.map(("x", number(x)), ("y", number(y)))
  }

  private func range(_ shape: [UInt8], _ type: String = "spatial") -> [UInt8] {
    CredentialsBuilder.map(("type", text(type)), ("shape", shape))
  }

  private func rectangle(
    _ width: Double, _ height: Double, unit: String = "percent", isInside: Bool = true
  ) -> [UInt8] {
    CredentialsBuilder.map(
      ("type", text("rectangle")), ("unit", text(unit)), ("origin", point(10, 20)),
      ("width", number(width)), ("height", number(height)), ("inside", [isInside ? 0xF5 : 0xF4]))
  }

  /// Returns the traces of an action that names ranges.
  private func changes(_ ranges: [[UInt8]]) throws -> [FileTrace] {
    let region = CredentialsBuilder.map(("region", CredentialsBuilder.list(ranges)))
    let action = CredentialsBuilder.map(
      ("action", text("c2pa.edited")), ("changes", CredentialsBuilder.list([region])))
    let store = CredentialsBuilder.store(
      CredentialsBuilder.superbox(
        "urn:c2pa:1", kind: "c2ma",
        CredentialsBuilder.superbox(
          "c2pa.assertions",
          CredentialsBuilder.superbox(
            "c2pa.actions.v2",
            BoxBuilder.box(
              "cbor",
              CredentialsBuilder.map(("actions", CredentialsBuilder.list([action]))))))))
    let file = PNGBuilder.file(PNGBuilder.chunk("caBX", store), PNGBuilder.picture)
    return try PhotoReader().metadata(in: file).traces.others.filter {
      $0.source == .credentials("changes")
    }
  }

  @Test func readsRectangles() throws {
    let found = try changes([
      range(rectangle(30, 40)), range(rectangle(50, 60, unit: "pixel")),
    ])
    #expect(found.map(\.text) == ["0.1 0.2 0.4 0.6", "10.0 20.0 60.0 80.0 px"])
    #expect(found.map(\.numbers) == [[0.1, 0.2, 0.4, 0.6, 0], [10, 20, 60, 80, 1]])
  }

  @Test func readsTheBoxesOfPolygonsAndCircles() throws {
    let polygon = CredentialsBuilder.map(
      ("type", text("polygon")), ("unit", text("pixel")), ("origin", point(50, 50)),
      ("vertices", CredentialsBuilder.list([point(80, 10), point(20, 90)])))
    let circle = CredentialsBuilder.map(
      ("type", text("circle")), ("unit", text("pixel")), ("origin", point(50, 40)),
      ("width", number(20)))
    #expect(
      try changes([range(polygon), range(circle)]).map(\.numbers) == [
        [20, 10, 80, 90, 1], [40, 30, 60, 50, 1],
      ])
  }

  @Test func leavesOutWhatTellsNoPlace() throws {
    let broken = CredentialsBuilder.map(("type", text("rectangle")), ("unit", text("pixel")))
    let circle = CredentialsBuilder.map(
      ("type", text("circle")), ("unit", text("percent")), ("origin", point(50, 40)),
      ("width", number(20)))
    let found = try changes([
      range(rectangle(30, 40), "temporal"), range(rectangle(30, 40, unit: "inch")),
      range(rectangle(30, 40, isInside: false)), range(rectangle(.nan, 40)), range(broken),
      range(circle), [0x01],
    ])
    #expect(found.isEmpty)
  }

  @Test func readsABoundedNumber() throws {
    let ranges = Array(repeating: range(rectangle(30, 40)), count: 15)
    #expect(try changes(ranges).count == 15)
  }
}
