import CatalogToolSupport
import CodeProjects
import FilePaths
import StringCatalogs
import ToolSupport

extension CatalogLocator {
  /// Writes to standard error which projects can’t be read, so that the nearest catalog decides.
  func printNotes(_ run: RunPath) {
    for path in unreadableProjects {
      ToolMessage.warning.print(ToolText.text("code.project.unreadable", .text(run.shown(path))))
    }
    for path in incompleteProjects {
      ToolMessage.note.print(ToolText.text("code.project.incomplete", .text(run.shown(path))))
    }
  }
}
