import PhotoMetadata
import Testing

struct PicturePartTests {
  @Test(
    arguments: [
      ([0.1, 0.2, 0.5, 0.4], [0.1, 0.2, 0.4, 0.2]), ([-1, -2, 3, 4], [0, 0, 1, 1]),
      ([0.5, -9, 9, 0.25], [0.5, 0, 0.5, 0.25]), ([0, 0, 0, 1], nil), ([0.5, 0, 0.4, 1], nil),
      ([1, 0, 2, 1], nil), ([-2, 0, 0, 1], nil), ([.nan, 0, 1, 1], nil),
      ([0, 0, .infinity, 1], nil),
    ] as [([Double], [Double]?)])
  func isCutOffAtTheEdges(edges: [Double], expected: [Double]?) throws {
    let part = PicturePart(
      clampingLeft: edges[0], top: edges[1], right: edges[2], bottom: edges[3])
    guard let expected else {
      #expect(part == nil)
      return
    }
    let found = try #require(part)
    for (number, other) in zip([found.left, found.top, found.width, found.height], expected) {
      #expect(abs(number - other) < 1e-9)
    }
  }
}
