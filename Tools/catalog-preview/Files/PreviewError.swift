import CatalogRules
import StringCatalogs
import StringPreviews
import ToolSupport

/// A user-facing reason why there is nothing to show.
enum PreviewError: Error {
  /// A key or pattern without a match in the catalog.
  case stringNotFound(String, path: String, keys: [String])

  /// More languages than a preview shows at once.
  case tooManyLanguages(Int, path: String)

  /// A `--value` without a name or position.
  case wrongValue(String)

  /// The port is in use.
  case portInUse(UInt16)

  /// A command for suggestions without words, or with a quotation mark that is not closed.
  case noCommand(String)

  /// Pictures that don't fit in a page, and no file beside which they could be.
  case picturesNeedFolder(megabytes: Int)

  /// The system does not allow the tool to serve a page.
  case cannotServe(reason: String)
}

extension PreviewError: CustomStringConvertible {
  var description: String {
    switch self {
    case .stringNotFound(let key, let path, let keys):
      if let nearest = NearestName.of(key, among: keys) {
        ToolText.text("preview.error.noSuchStringMeant", .text(path), .text(key), .text(nearest))
      } else {
        ToolText.text("preview.error.noSuchString", .text(path), .text(key))
      }
    case .tooManyLanguages(let count, let path):
      ToolText.text(
        "preview.error.tooManyLanguages", .text(path), .text("\(count)"),
        .text("\(CatalogPreview.maximumLanguages)"))
    case .wrongValue(let text): ToolText.text("preview.error.wrongValue", .text(text))
    case .portInUse(let port): ToolText.text("serve.error.portInUse", .text("\(port)"))
    case .noCommand(let text): ToolText.text("serve.error.noCommand", .text(text))
    case .picturesNeedFolder(let size):
      ToolText.text("preview.error.picturesNeedFolder", .integer(Int64(size)))
    case .cannotServe(let reason): ToolText.text("serve.error.cannotServe", .text(reason))
    }
  }
}
