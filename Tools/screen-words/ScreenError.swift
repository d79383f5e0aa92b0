import Pictures
import StringCatalogs
import TextRecognition
import ToolSupport

/// A user-facing reason for the tool to stop, or to leave out a picture.
enum ScreenError: Error {
  /// A word of spaces or of marks alone.
  case emptyWord(String)

  /// Words without pictures, or pictures without words.
  case noPictures

  /// Pictures beside a watched folder or a stream of frames.
  case tooManySources

  /// Folders without pictures.
  case noPicturesFound([String])

  /// A picture that can’t be decoded.
  case picture(path: String, PictureError)

  /// Text that can’t be recognized.
  case recognition(RecognitionError)

  /// An error with its own description.
  case unusable(LocalizedMessage)
}

extension ScreenError: LocalizedByValue, CustomStringConvertible {
  var localizedMessage: LocalizedMessage {
    switch self {
    case .emptyWord(let word): LocalizedMessage("tool.find.emptyWord", .text(word))
    case .noPictures: LocalizedMessage("tool.find.noPictures")
    case .tooManySources: LocalizedMessage("tool.find.tooManySources")
    case .noPicturesFound(let paths):
      LocalizedMessage("tool.find.noPicturesFound", .text(ToolText.list(paths)))
    case .picture(let path, let error):
      LocalizedMessage("tool.cannotRead", .text(path), .message(error.reason))
    case .recognition(.missingModels(let models)):
      LocalizedMessage(
        "tool.find.missingModels", .text(ToolText.list(models.map(\.name))),
        .text(models.map(\.package).joined(separator: " ")))
    case .recognition(.missingLibraries(let packages, let reason)):
      LocalizedMessage(
        "tool.find.missingLibraries", .text(reason), .text(packages.joined(separator: " ")))
    case .recognition(.cannotStart): LocalizedMessage("tool.find.cannotStart")
    case .unusable(let message): message
    }
  }

  var description: String { ToolText.text(localizedMessage) }
}

extension PictureError {
  /// What is wrong with the file.
  fileprivate var reason: LocalizedMessage {
    switch self {
    case .unknownFormat: LocalizedMessage("tool.find.unknownFormat")
    case .damaged: LocalizedMessage("tool.find.damaged")
    case .unsupported: LocalizedMessage("tool.find.unsupported")
    case .tooManyPixels(let limit):
      LocalizedMessage("tool.find.tooManyPixels", .integer(Int64(limit)))
    case .tooLarge: LocalizedMessage("tool.find.tooLarge")
    }
  }
}
