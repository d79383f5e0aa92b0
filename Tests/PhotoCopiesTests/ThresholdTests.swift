import PhotoMetadata
import Testing
import ValueSearch

@testable import PhotoCopies

/// What each search and each form still accepts, and the next value, which it doesn't.
struct ThresholdTests {
  /// Texts of eight bytes don’t occur in coded pictures by chance.
  @Test(arguments: [("Berlins", false), ("Helsinki", true)])
  func findsTextsOfEightBytesInPictures(name: String, isFound: Bool) {
    var values = RemovedValues()
    values.add(text: name, of: .location)
    let bytes = Array("012345678 \(name) and".utf8)
    let found = LeftoverSearch.leftover(
      of: values, in: EditedPhoto(bytes: bytes, pictures: [0..<bytes.count]))
    #expect((found != nil) == isFound)
  }

  /// A number counts as an angle with three decimals, or four below five degrees.
  @Test(arguments: [
    (48.858_37, "48.858", true), (48.858_37, "48.86", false), (4.858_37, "4.8584", true),
    (4.858_37, "4.858", false), (5.432_1, "5.432", true), (4.858_37, "4,8584", false),
    (5.858_37, "5,8584", true), (48.858_37, "48.85852", true), (48.858_37, "48.85853", false),
    (148.858_37, "148.858", true), (148.858_37, "1148.858", false),
  ])
  func findsAnglesWithEnoughDecimals(degrees: Double, text: String, isFound: Bool) {
    var values = RemovedValues()
    values.add(degrees: degrees)
    #expect((values.kind(foundIn: [text], []) != nil) == isFound)
  }

  /// Google Takeout cuts names of 47 characters and more.
  @Test(arguments: [46, 47])
  func knowsTheNamesThatTakeoutCuts(count: Int) {
    let photo = String(repeating: "a", count: count - 4) + ".jpg"
    let names = SidecarKind.names(of: photo).map(\.text)
    #expect(names.contains(photo + ".json"))
    #expect(names.contains(String(photo.prefix(46)) + ".json"))
  }
}
