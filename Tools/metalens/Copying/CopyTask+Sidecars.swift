import PhotoAudits
import PhotoCopies
import PhotoFormats
import PhotoMetadata
import StringCatalogs
import ToolSupport

/// The files that other programs keep beside photos.
extension CopyTask {
  /// Copies the sidecars of a photo whose copy was made, or says what is in those that stay.
  ///
  /// `search` knows the sidecars of photos before, since two photos can share one.
  func addSidecars(to outcome: inout CopyOutcome, _ search: inout SidecarSearch) {
    guard outcome.failure == nil, handlesSidecars || copier.plan.removesAnything,
      let photo = try? Self.location(of: outcome.path, among: named), let name = photo.fileName
    else { return }
    for sidecar in SidecarKind.names(of: name, among: search.files(beside: photo)) {
      let location = photo.beside(sidecar.text)
      guard location.exists, search.isNew(location) else { continue }
      do {
        let original = try OriginalPhoto(at: location, following: false)
        guard original.file.state.size <= SidecarCopier.maximumSize else {
          throw CopyError.tooLarge
        }
        let bytes = try original.bytes()
        guard sidecar.kind == .xmp || TakeoutFile.isOne(bytes) else { continue }
        if handlesSidecars {
          add(try copy(original, bytes, sidecar, of: outcome), to: &outcome)
        } else {
          let facts = try facts(in: bytes, sidecar.kind)
          if !facts.isEmpty { outcome.sidecarFacts.append((location.path, facts)) }
        }
      } catch {
        let text = Self.text(of: error)
        guard handlesSidecars else {
          // Nobody can tell what is in it.
          outcome.sidecarFacts.append((location.path, []))
          continue
        }
        var entry = CopyReceipt.Photo(
          original: CopyReceipt.File(file: location.path, sha256: "", size: 0), copy: nil)
        entry.error = text
        add(entry, to: &outcome)
        outcome.sidecarFailures.append((location.path, text))
      }
    }
  }

  private func add(_ sidecar: CopyReceipt.Photo, to outcome: inout CopyOutcome) {
    outcome.photo.sidecars = (outcome.photo.sidecars ?? []) + [sidecar]
  }

  /// Returns the kinds of facts that a sidecar has, or may have, and that the copies leave out.
  private func facts(in bytes: [UInt8], _ kind: SidecarKind) throws -> [MetadataKind] {
    let copy = try SidecarCopier(copier.plan).copy(bytes, kind)
    let found = Set(copy.changes.map(\.kind)).union(copy.unread.flatMap(\.mayHold))
    return MetadataKind.allCases.filter(found.contains)
  }

  private func copy(
    _ original: OriginalPhoto, _ bytes: [UInt8], _ sidecar: SidecarKind.Name,
    of outcome: CopyOutcome
  ) throws -> CopyReceipt.Photo {
    let copier = SidecarCopier(self.copier.plan)
    let location = original.location
    var entry = CopyReceipt.Photo(
      original: CopyReceipt.File(
        file: location.path, sha256: FileDigest.sha256(of: bytes), size: bytes.count),
      copy: nil)
    guard let output else {
      let backup = location.appending(Self.backupExtension)
      if let old = try? OriginalPhoto(at: backup, following: false).bytes(),
        let copy = try? copier.copy(old, sidecar.kind), copy.bytes == bytes
      {
        // An earlier run that was interrupted made this copy.
        entry.original = CopyReceipt.File(
          file: backup.path, sha256: FileDigest.sha256(of: old), size: old.count)
        entry.describe(copy, bytes, at: location.path, isPlan: false, hasFacts: false)
        return entry
      }
      let copy = try copier.copy(bytes, sidecar.kind)
      if let result = copy.bytes, !isPlan {
        try replace(original, at: PhotoPath(location.path), with: result) { bytes }
        entry.original.file = backup.path
      }
      entry.describe(
        copy, copy.bytes ?? bytes, at: location.path, isPlan: isPlan, hasFacts: false)
      return entry
    }
    let copy = try copier.copy(bytes, sidecar.kind)
    let photo = outcome.target.split(separator: "/").last.map(String.init) ?? outcome.target
    let target = String(outcome.target.dropLast(photo.count)) + sidecar.renamed(for: photo)
    let result = copy.bytes ?? bytes
    if let existing = try write(result, of: original, to: target, in: output), existing != result {
      throw ToolError.copyExists(target)
    }
    entry.describe(copy, result, at: target, isPlan: isPlan, hasFacts: false)
    return entry
  }
}

/// The JSON of Google Takeout, among other files with such names.
enum TakeoutFile {
  /// Whether bytes are JSON that describes a photo, or nobody can tell.
  static func isOne(_ bytes: [UInt8]) -> Bool {
    guard let root = try? JSONValue.tolerant(bytes), root.kind == .object else { return true }
    let names = Set(root.members.map(\.name))
    return names.contains("title") && !names.isDisjoint(with: markers) || names.contains("geoData")
  }

  private static let markers: Set<String> = [
    "photoTakenTime", "geoData", "geoDataExif", "url", "people", "imageViews", "description",
  ]
}
