import Documents
import PhotoFormats
import PhotoMetadata
import StringCatalogs
import Thumbnails

extension PhotoPictures {
  /// The figure beside the name of the photo: the photo itself, or else the thumbnail in the file.
  var figure: Figure? {
    picture.map {
      isPreview
        ? Self.figure(of: $0, "report.preview.labelFormat", caption: "report.preview.caption")
        : Self.figure(of: $0, "report.picture.labelFormat", caption: nil)
    }
      ?? thumbnail.map {
        Self.figure(of: $0, "report.thumbnail.labelFormat", caption: "report.thumbnail.caption")
      }
  }

  /// The photo and the thumbnail in the file, with the part that differs framed; nil if one is
  /// missing.
  var comparison: (picture: Figure, thumbnail: Figure)? {
    guard let picture, let thumbnail else { return nil }
    return (
      Self.figure(
        of: picture, isPreview ? "report.preview.labelFormat" : "report.picture.labelFormat",
        caption: isPreview ? "report.preview.caption" : "report.picture.caption",
        frame: difference?.picture),
      Self.figure(
        of: thumbnail, "report.thumbnail.labelFormat", caption: "report.thumbnail.caption",
        frame: difference?.thumbnail)
    )
  }

  private static func figure(
    of picture: EncodedThumbnail, _ label: String, caption: String?, frame: PicturePart? = nil
  ) -> Figure {
    let size = picture.dimensions
    let marks = frame.map { frame in
      [
        Figure.Mark(
          Drawing.Frame(frame, width: size.width, height: size.height), tone: .strong,
          label: .message(LocalizedMessage("report.picture.difference")))
      ]
    }
    return Figure(
      .picture(DocumentPicture(picture)), marks: marks ?? [],
      alternative: .phrase(label, .number(size.width), .number(size.height)),
      caption: caption.map { .message(LocalizedMessage($0)) })
  }
}

extension DocumentPicture {
  /// Creates a picture that is embedded in a page.
  init(_ picture: EncodedThumbnail) {
    self.init(
      jpeg: picture.jpeg, width: picture.dimensions.width, height: picture.dimensions.height)
  }
}

extension Drawing.Frame {
  /// Creates the frame of a part of a picture, with a little room around it.
  fileprivate init(_ part: PicturePart, width: Int, height: Int) {
    let room = Double(max(width, height)) / 80
    let left = max(0, part.left * Double(width) - room)
    let top = max(0, part.top * Double(height) - room)
    let right = min(Double(width), (part.left + part.width) * Double(width) + room)
    let bottom = min(Double(height), (part.top + part.height) * Double(height) + room)
    self.init(
      origin: Drawing.Point(x: Int(left.rounded()), y: Int(top.rounded())),
      width: Int((right - left).rounded()), height: Int((bottom - top).rounded()))
  }
}
