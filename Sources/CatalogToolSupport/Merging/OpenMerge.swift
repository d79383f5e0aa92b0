package import CatalogEditing
import StringCatalogs
import ToolSupport

/// A catalog with a merge that is still open, in the file as it is now.
///
/// The conflicts are those of git's versions; what is decided about them is in the file, so that
/// they can be decided one after another, and what else somebody changed in the file stays.
package struct OpenMerge: Sendable {
  /// The path, as the user would name it.
  package let path: String

  /// The conflicts, and what is decided about them.
  package var resolution: MergeResolution

  /// The bytes of the file, as they were read or saved.
  package private(set) var bytes: [UInt8]

  private let markers: ConflictMarkers

  /// The conflicts before anything was decided now.
  private var start: MergeResolution

  /// Reads the file of a merge.
  ///
  /// Throws if the versions can't be merged by key, if one side deleted the file, or if somebody
  /// edited it between conflict markers.
  package init(_ file: UnmergedFile, bytes: [UInt8]) throws(CatalogToolError) {
    path = file.path
    self.bytes = bytes
    var merge: MergeResolution
    switch try file.contents() {
    case .conflicts(let conflicts): merge = conflicts
    case .deleted:
      throw .unusable(LocalizedMessage("edit.resolve.deleted", .text(file.path)))
    case .unreadable(let error): throw error
    }
    let marked = MarkedFile(bytes)
    // Nothing of the other side is in a file that git was told not to merge.
    var isUnmerged = false
    if marked == nil, try file.isLeftToUs() { isUnmerged = try file.isSide(bytes) }
    markers = marked?.markers ?? ConflictMarkers(size: 7, ours: "ours", theirs: "theirs")
    let sides = marked.map { [$0.ours, $0.theirs] } ?? [bytes, bytes]
    let catalogs = sides.compactMap { try? StringCatalog(bytes: $0) }
    var fits = false
    if catalogs.count == 2, !isUnmerged {
      fits = merge.goOn(ours: catalogs[0], theirs: catalogs[1])
    }
    (resolution, start) = (merge, merge)
    // Markers of git enclose lines, and not conflicts.
    if fits || isUnmerged { return }
    guard let marked, try file.isLineMerge(marked) else {
      throw .unusable(LocalizedMessage("edit.resolve.edited", .text(file.path)))
    }
  }

  /// Remembers that the file was saved as it is decided.
  package mutating func markSaved() {
    (bytes, start) = (newBytes, resolution)
  }

  /// The file as it is decided; the sides of each open conflict are between markers.
  package var newBytes: [UInt8] {
    if resolution.openConflicts.isEmpty { return resolution.ours.bytes }
    let sides = [resolution.ours.bytes, resolution.theirs.bytes]
    if sides == [start.ours.bytes, start.theirs.bytes] { return bytes }
    return markers.file(ours: sides[0], theirs: sides[1])
  }
}
