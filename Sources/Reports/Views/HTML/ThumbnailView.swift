import Foundation
import PhotoMetadata

/// The small picture of a photo as templates see it.
struct ThumbnailView {
  /// The number of the photo, which names the picture in the page.
  let number: Int

  /// Its size.
  let width: Int
  let height: Int

  /// The picture as an address that contains it.
  let data: String

  /// Creates the view of the picture of a photo.
  init(_ thumbnail: EncodedThumbnail, number: Int) {
    self.number = number
    width = thumbnail.dimensions.width
    height = thumbnail.dimensions.height
    data = "data:image/jpeg;base64," + Data(thumbnail.jpeg).base64EncodedString()
  }
}
