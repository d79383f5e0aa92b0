public import StringCatalogs

/// Why a file can't be read as a report about catalogs.
public enum CatalogReportError: Error, Hashable {
  /// The JSON lacks something, or has something else, at a path such as `$.catalogs[0].path`.
  case unreadable(path: String)

  /// A later version of the tool wrote it.
  case newer(version: Int)

  /// The reason as a sentence.
  public var localizedMessage: LocalizedMessage {
    switch self {
    case .unreadable(let path): LocalizedMessage("progress.error.unreadable", .text(path))
    case .newer(let version):
      LocalizedMessage("progress.error.newer", .integer(Int64(clamping: version)))
    }
  }
}
