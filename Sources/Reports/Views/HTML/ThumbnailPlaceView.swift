import PhotoMetadata
import StringCatalogs

/// The place of a photo's thumbnail, as templates see it.
///
/// The thumbnail itself is in the page once, whatever the number of languages.
struct ThumbnailPlaceView {
  let width: Int
  let height: Int

  /// The alternative text.
  let label: String

  /// Creates the view of a place in the language of `writer`.
  init(_ thumbnail: EncodedThumbnail, writer: ReportWriter) {
    width = thumbnail.dimensions.width
    height = thumbnail.dimensions.height
    label = writer.words(
      "report.thumbnail.labelFormat", .integer(Int64(width)), .integer(Int64(height)))
  }
}
