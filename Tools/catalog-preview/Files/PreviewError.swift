import CatalogRules
import StringCatalogs
import StringPreviews
import ToolSupport

/// A user-facing reason why there is nothing to show.
enum PreviewError: Error {
  /// A file that can't be read or saved.
  case file(FileError)

  /// A file that is not a string catalog.
  case notACatalog(path: String, CatalogError)

  /// A key or pattern without a match in the catalog.
  case stringNotFound(String, path: String, keys: [String])

  /// A language that the product does not support.
  case unknownLanguage(String, known: [LanguageTag])

  /// More languages than a preview shows at once.
  case tooManyLanguages(Int, path: String)

  /// A `--value` without a name or position.
  case wrongValue(String)

  /// None of the paths contains string catalogs.
  case noCatalogsFound([String])

  /// The port is in use.
  case portInUse(UInt16)

  /// The system does not allow the tool to serve a page.
  case cannotServe(reason: String)
}

extension PreviewError: CustomStringConvertible {
  var description: String {
    switch self {
    case .file(let error): error.description
    case .notACatalog(let path, let error):
      "\(path):\(error.position.line):\(error.position.column): "
        + ToolText.text(error.localizedMessage)
    case .stringNotFound(let key, let path, let keys):
      if let nearest = NearestName.of(key, among: keys) {
        ToolText.text("preview.error.noSuchStringMeant", .text(path), .text(key), .text(nearest))
      } else {
        ToolText.text("preview.error.noSuchString", .text(path), .text(key))
      }
    case .unknownLanguage(let language, let known):
      ToolText.text(
        "tool.unknownLanguage", .text(language),
        .text(ToolText.list(known.map(\.rawValue))))
    case .tooManyLanguages(let count, let path):
      ToolText.text(
        "preview.error.tooManyLanguages", .text(path), .text("\(count)"),
        .text("\(CatalogPreview.maximumLanguages)"))
    case .wrongValue(let text): ToolText.text("preview.error.wrongValue", .text(text))
    case .noCatalogsFound(let paths):
      ToolText.text("lint.error.noCatalogsFound", .text(paths.joined(separator: ", ")))
    case .portInUse(let port): ToolText.text("serve.error.portInUse", .text("\(port)"))
    case .cannotServe(let reason): ToolText.text("serve.error.cannotServe", .text(reason))
    }
  }
}
