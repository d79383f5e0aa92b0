import ASCII
import PhotoMetadata
import ValueSearch

/// Makes copies of the files that other programs keep beside photos, without what a plan leaves
/// out.
///
/// A copy that would still contain a removed value is refused, as that of a photo is.
public struct SidecarCopier: Sendable {
  /// What to leave out.
  public let plan: CopyPlan

  /// The maximum size in bytes of a file that is read.
  public static let maximumSize = 8 * 1024 * 1024

  private static let maximumPasses = 6

  /// Creates a copier.
  public init(_ plan: CopyPlan) {
    self.plan = plan
  }

  /// Returns the copy of a sidecar; what was removed from its `photo` goes here, too, if that is
  /// given.
  public func copy(
    _ bytes: [UInt8], _ kind: SidecarKind, of photo: CopiedPhoto? = nil
  ) throws(CopyError) -> CopiedPhoto {
    guard bytes.count <= Self.maximumSize else { throw .tooLarge }
    guard !plan.isPlain else {
      return CopiedPhoto(bytes: nil, changes: [], credentials: [], earlier: [])
    }
    var known = photo?.removedValues ?? RemovedValues()
    for _ in 0..<Self.maximumPasses {
      var pass = CopyPass(plan, known: known, statement: nil)
      let edited =
        switch kind {
        case .xmp: XMPEditor.edit(bytes, &pass, isMain: false, in: "XMP") ?? XMPEditor.empty
        case .takeout: TakeoutEditor.edit(bytes, &pass)
        }
      var values = pass.allValues
      values.makeIndex()
      guard values.isSubset(of: known) else {
        known = values
        continue
      }
      if !pass.changes.isEmpty,
        let (kind, offset) = LeftoverSearch.leftover(
          of: values, in: EditedPhoto(bytes: edited, pictures: []))
      {
        throw .remains(kind, structure: "0x" + offset.hexadecimal())
      }
      return CopiedPhoto(
        bytes: edited == bytes ? nil : edited, changes: pass.changes, unread: pass.unread,
        credentials: pass.credentials, earlier: [])
    }
    throw .cannotRemove(.other, structure: "XMP")
  }
}
