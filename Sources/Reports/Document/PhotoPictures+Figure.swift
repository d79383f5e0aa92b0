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

  /// The photo and the thumbnail in the file, with the part that differs framed, or the part of the
  /// thumbnail that the photo shows; nil if one is missing.
  var comparison: (picture: Figure, thumbnail: Figure)? {
    guard let picture, let thumbnail else { return nil }
    return (
      Self.figure(
        of: picture, isPreview ? "report.preview.labelFormat" : "report.picture.labelFormat",
        caption: isPreview ? "report.preview.caption" : "report.picture.caption",
        frames: [difference?.picture].compactMap { $0 }),
      difference == nil && crop != nil
        ? Self.figure(
          of: thumbnail, "report.thumbnail.labelFormat", caption: "report.thumbnail.cropCaption",
          frames: [crop].compactMap { $0 }, "report.picture.shown", room: 0)
        : Self.figure(
          of: thumbnail, "report.thumbnail.labelFormat", caption: "report.thumbnail.caption",
          frames: [difference?.thumbnail].compactMap { $0 })
    )
  }

  /// The photo with frames around parts; nil if it can't be decoded.
  func figure(framing parts: [PicturePart]) -> Figure? {
    guard let picture, !isPreview else { return nil }
    return Self.figure(
      of: picture, "report.picture.labelFormat", caption: "report.picture.claimedCaption",
      frames: parts, "report.picture.claimed")
  }

  private static func figure(
    of picture: EncodedThumbnail, _ label: String, caption: String?, frames: [PicturePart] = [],
    _ meaning: String = "report.picture.difference", room: Double = 1 / 80
  ) -> Figure {
    let size = picture.dimensions
    let marks = frames.map { frame in
      Figure.Mark(
        Drawing.Frame(frame, width: size.width, height: size.height, room: room), tone: .strong,
        label: .message(LocalizedMessage(meaning)))
    }
    return Figure(
      .picture(DocumentPicture(picture)), marks: marks,
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
  /// Creates the frame of a part of a picture, with room around it, as a share of the longer side.
  fileprivate init(_ part: PicturePart, width: Int, height: Int, room: Double) {
    let room = Double(max(width, height)) * room
    let left = max(0, part.left * Double(width) - room)
    let top = max(0, part.top * Double(height) - room)
    let right = min(Double(width), (part.left + part.width) * Double(width) + room)
    let bottom = min(Double(height), (part.top + part.height) * Double(height) + room)
    self.init(
      origin: Drawing.Point(x: Int(left.rounded()), y: Int(top.rounded())),
      width: Int((right - left).rounded()), height: Int((bottom - top).rounded()))
  }
}
