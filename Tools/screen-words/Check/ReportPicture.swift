import JPEGCodec
import Pictures
import ScreenMatching

/// Makes the pictures of web pages: small copies as JPEG.
enum ReportPicture {
  /// The width of a copy in pixels, about twice that on the page.
  private static let width = 640
  private static let quality = 80

  /// Returns the bytes of the copy of a shot; nil if it can’t be read any more.
  static func jpeg(of shot: CheckedShot) -> [UInt8]? {
    let file = PictureFile(path: shot.shot.path, name: "")
    guard let decoded = try? file.decoded() else { return nil }
    let size = decoded.picture.flattened()
    let small = size.reduced(by: max(1, size.width / width))
    let jpeg = JPEGPicture(
      width: small.width, height: small.height, layout: .rgb, bytes: small.bytes)
    return jpeg.encoded(quality: quality)
  }
}
