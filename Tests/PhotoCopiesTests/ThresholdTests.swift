import PhotoMetadata
import Testing

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

  private func isText(
    _ word: String, _ form: Pattern.Form, _ before: [UInt8], _ after: [UInt8]
  ) -> Bool {
    let text = form == .wideBig ? word.utf8.flatMap { [0, $0] } : Array(word.utf8)
    let pattern = Pattern(kind: .owner, bytes: text, form: form)
    let range = before.count..<before.count + text.count
    return pattern.isText(at: range, in: (before + text + after)[...])
  }

  /// A name of three letters is one in a text of twelve characters.
  @Test(arguments: [
    ("Kim", 4, 4, false), ("Kim", 5, 4, true), ("Kim", 4, 5, true), ("Kim", 8, 0, false),
    ("Kim", 9, 0, true), ("Kims", 1, 1, true), ("Li", 5, 4, false), ("Li", 5, 5, true),
  ])
  func findsShortNamesInTexts(name: String, before: Int, after: Int, isFound: Bool) {
    func dots(_ count: Int) -> [UInt8] { Array(repeating: UInt8(ascii: "."), count: count) }
    #expect(isText(name, .bytes, [1] + dots(before), dots(after) + [1]) == isFound)
  }

  @Test(arguments: [("Kim", true), ("Li", false), ("Kims", true)])
  func findsNamesThatStandAlone(name: String, isFound: Bool) {
    #expect(isText(name, .bytes, [0], [0]) == isFound)
    #expect(isText(name, .bytes, [1], [0]) == (name.count > 3))
    #expect(isText(name, .bytes, [0], [1]) == (name.count > 3))
  }

  @Test(arguments: [("Kims", 1, true), ("Ki", 1, false), ("Ki", 10, true), ("Ki", 9, false)])
  func findsShortNamesInWideTexts(name: String, after: Int, isFound: Bool) {
    let text = Array(repeating: [0, 0x2E] as [UInt8], count: after).flatMap { $0 }
    #expect(isText(name, .wideBig, [1, 1], text + [1, 1]) == isFound)
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
