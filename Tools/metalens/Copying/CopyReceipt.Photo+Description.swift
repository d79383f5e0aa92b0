import PhotoAudits
import PhotoCopies
import PhotoMetadata

extension CopyReceipt.Photo {
  /// Adds what was done, and the copy with its bytes and its path.
  ///
  /// The digest of a copy that is only planned is unknown.
  mutating func describe(
    _ copy: CopiedPhoto, _ bytes: [UInt8], at path: String, isPlan: Bool, hasFacts: Bool = true
  ) {
    self.copy = CopyReceipt.File(
      file: path,
      sha256: copy.bytes == nil
        ? original.sha256 : isPlan ? "" : FileDigest.sha256(of: bytes),
      size: bytes.count)
    changes = copy.changes
    pictureChanges = copy.pictureChanges.isEmpty ? nil : copy.pictureChanges
    unread = copy.unread.isEmpty ? nil : copy.unread
    credentials = copy.credentials
    ancestors = copy.earlier.compactMap(\.parent)
    kept = hasFacts ? Self.kinds(in: bytes) : []
  }

  /// Returns the kinds of facts that a photo records.
  private static func kinds(in bytes: [UInt8]) -> [String] {
    guard let metadata = try? PhotoReader().metadata(in: bytes) else { return [] }
    var kinds = Set(metadata.facts.map(\.kind))
    if metadata.exif?.make != nil { kinds.insert(.make) }
    if metadata.exif?.model != nil { kinds.insert(.model) }
    if metadata.exif?.lensModel != nil { kinds.insert(.lens) }
    if metadata.exif?.software != nil { kinds.insert(.software) }
    if metadata.exif?.dateTimeOriginal != nil { kinds.insert(.creationDate) }
    if metadata.exif?.location != nil { kinds.insert(.location) }
    return PhotoFact.Kind.allCases.filter(kinds.contains).map(\.rawValue)
  }
}
