import Foundation
import Originality
import PhotoAudits
import PhotoMetadata
import Reports
import StringCatalogs
import TestSupport
import Testing

struct MapTests {
  @Test(
    arguments: [
      (0.0, 0.0, 720, 360), (90, -180, 0, 0), (-90, 180, 1440, 720),
      (37.5665, 126.978, 1228, 210), (-33.4489, -70.6693, 437, 494),
    ])
  func marksThePlace(latitude: Double, longitude: Double, x: Int, y: Int) throws {
    let place = GeoCoordinates(latitude: latitude, longitude: longitude)
    let photo = SampleAudit.photo(
      "a.jpg", PhotoSummary(fileSize: 1, location: place.map(PhotoLocation.coordinates)))
    let page = try render(SampleAudit.audit([photo]), .html, ["en", "ko"])
    // A map of the world and one of the region in each language.
    #expect(page.components(separatedBy: "cx=\"\(x)\" cy=\"\(y)\"").count == 5)
    #expect(page.components(separatedBy: "<symbol id=\"symbol.world\"").count == 2)
    for box in page.matches(of: /viewBox="(\d+) (\d+) 180 90"/) {
      let (left, top) = (try #require(Int(box.1)), try #require(Int(box.2)))
      #expect((0...1_260).contains(left) && (0...630).contains(top))
      #expect((left...left + 180).contains(x) && (top...top + 90).contains(y))
    }
  }

  @Test func hasNoMapWithoutAPlace() throws {
    let withheld = try render(SampleAudit.single.withoutPrivateFacts(), .html, ["en"])
    #expect(!withheld.contains("<symbol id=\"symbol.world\""))
    #expect(!withheld.contains("class=\"drawing\""))
  }

  /// Land is drawn where there is land: a point is inside if a ray from it crosses the outline an
  /// odd number of times.
  @Test(
    arguments: [
      (48.85, 2.35, true), (37.57, 126.98, true), (35.68, 139.2, true), (39.9, 116.4, true),
      (-25.0, 135.0, true), (0.0, -60.0, true), (0.0, -30.0, false), (30.0, -150.0, false),
      (-40.0, 80.0, false), (43.3, 34.0, false),
    ])
  func drawsLandWhereItIs(latitude: Double, longitude: Double, isLand: Bool) throws {
    let text = try String(
      contentsOf: Repository.root.appending(path: "Templates/drawings/world.svg"),
      encoding: .utf8)
    #expect(text.utf8.count < 15_000)
    let (x, y) = ((longitude + 180) * 4, (90 - latitude) * 4 + 0.01)
    var crossings = 0
    for ring in text.matches(of: /M(\d+) (\d+)l([^z]+)z/) {
      var point = (Double(ring.output.1) ?? 0, Double(ring.output.2) ?? 0)
      let numbers = ring.output.3.matches(of: /-?\d+/).compactMap { Double($0.output) }
      var points = [point]
      for index in stride(from: 0, to: numbers.count - 1, by: 2) {
        point = (point.0 + numbers[index], point.1 + numbers[index + 1])
        points.append(point)
      }
      for (start, end) in zip(points, points.dropFirst() + points.prefix(1))
      where (start.1 > y) != (end.1 > y) {
        let crossing = start.0 + (y - start.1) / (end.1 - start.1) * (end.0 - start.0)
        if crossing > x { crossings += 1 }
      }
    }
    #expect((crossings % 2 == 1) == isLand)
  }
}
