import CatalogReports
import ToolSupport

/// Writes badges into a folder: a picture and an endpoint for each language, and for all.
enum BadgeFiles {
  /// Writes the badges of a report; a missing folder is created.
  static func write(_ report: CatalogReport, to path: String) throws(FileError) {
    let folder = try OutputFolder(at: path)
    for badge in Badge.all(of: report) {
      try folder.write(Array(badge.svg.utf8), to: "\(badge.name).svg")
      try folder.write(Array(badge.endpoint.utf8), to: "\(badge.name).json")
    }
  }
}
