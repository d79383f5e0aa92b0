import StringCatalogs
import StringPreviews
import TestSupport

/// Pictures in memory.
struct DrawnPictures: PictureSource {
  var pictures: [ScreenPicture]
  var contents: [Int: [UInt8]]

  /// Creates pictures without pixels, of which those at some positions can't be read.
  init(_ pictures: [ScreenPicture], except lost: Set<Int> = []) {
    self.pictures = pictures
    contents = Dictionary(
      uniqueKeysWithValues: pictures.indices.filter { !lost.contains($0) }.map {
        ($0, SamplePictures.png(width: 200, height: 400))
      })
  }

  func bytes(ofPicture number: Int) -> [UInt8]? { contents[number] }

  /// Returns a picture with keys, each at the same place.
  static func picture(
    _ name: String, _ language: LanguageTag?, _ keys: String..., text: String = "",
    isCertain: Bool = true, scale: ScreenPicture.Scale = .pixels(width: 200, height: 400)
  ) -> ScreenPicture {
    ScreenPicture(
      name: name, language: language, scale: scale,
      places: keys.map {
        ScreenPicture.Place(
          table: "Localizable", key: $0, x: 20, y: 100, width: 60, height: 20,
          isCertain: isCertain, text: text)
      })
  }
}
