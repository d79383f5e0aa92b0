import Foundation
import PhotoMetadata

/// The thumbnail of a photo, as templates see it.
struct ThumbnailView {
  /// The number of the photo, which identifies the thumbnail in the page.
  let number: Int

  /// Its size.
  let width: Int
  let height: Int

  /// The thumbnail as a data URL.
  let data: String

  /// Creates the view of a photo's thumbnail.
  init(_ thumbnail: EncodedThumbnail, number: Int) {
    self.number = number
    width = thumbnail.dimensions.width
    height = thumbnail.dimensions.height
    data = "data:image/jpeg;base64," + Data(thumbnail.jpeg).base64EncodedString()
  }
}
