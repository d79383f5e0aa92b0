import PhotoMetadata
import Testing

@testable import JPEGCodec
@testable import PhotoSamples
@testable import Thumbnails

struct RankedNumbersTests {
  @Test(arguments: [
    [0.0], [3, 3, 3], [0, 0.01, 0.02, 900, 899, 1e9],
    (0..<1200).map { Double($0 * 7919 % 1201) / 9 },
  ])
  func findsWhatSortingFinds(_ numbers: [Double]) {
    for (rank, number) in numbers.sorted().enumerated() {
      #expect(numbers.number(ranked: rank) == number)
    }
  }
}
