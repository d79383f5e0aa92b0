import ASCII
import PhotoFormats
import PhotoMetadata
import PictureRevisions
import ValueSearch

/// Makes copies of photos that leave out what a plan says, and say so themselves.
///
/// The coded picture stays bit for bit unless the plan changes it, and so does all metadata that
/// the plan does not name. A changed picture of a HEIC or AVIF file makes the copy a JPEG file. A
/// copy that would still contain a removed value anywhere is refused.
///
/// ```swift
/// let copier = PhotoCopier(plan, tool: "Album 1.0", date: "2025-09-04T10:11:12Z")
/// let copy = try copier.copy(bytes, digest: digest)
/// let file = copy.bytes ?? bytes
/// ```
public struct PhotoCopier: Sendable {
  /// What to change.
  public let plan: CopyPlan

  private let tool: String
  private var date: String?

  /// The maximum number of pixels of a picture that changes; nil for 134,217,728, or fewer in a
  /// file that is too small for so many.
  public var maximumPixels: Int?

  /// The maximum size in bytes of a file that is changed.
  public static let maximumSize = FormatLimits.editedBytes

  /// The maximum number of passes: values of one lead to further ones.
  private static let maximumPasses = 6

  /// Creates a copier.
  ///
  /// `tool` is the name and the version of the program, and `date` the time of the copy as XMP
  /// writes it, for the history of the copy.
  public init(_ plan: CopyPlan, tool: String, date: String?) {
    self.plan = plan
    self.tool = tool
    self.date = date
  }

  /// Returns the same copier at another time, as XMP writes it.
  public func dated(_ date: String) -> PhotoCopier {
    var copier = self
    copier.date = date
    return copier
  }

  /// Returns the copy of a photo whose SHA-256 is `digest`, in lowercase hexadecimal.
  ///
  /// The bytes of a photo whose picture changes can be freed before the copy is complete.
  public func copy(
    _ bytes: consuming [UInt8], digest: String
  ) throws(CopyError) -> CopiedPhoto {
    guard !plan.isPlain else {
      return CopiedPhoto(bytes: nil, changes: [], credentials: [], earlier: [])
    }
    guard bytes.count <= Self.maximumSize else { throw .tooLarge }
    guard
      case .photo(var container) = FileKind(signature: (copy bytes).prefix(FileKind.signatureSize))
    else { throw .notAPhoto }
    var revision: PictureRevision?
    if !plan.pictureChanges.isEmpty {
      let reviser = PictureReviser(
        plan.pictureChanges, removed: Set(MetadataKind.allCases.filter(plan.removes)),
        software: tool, date: date, maximumPixels: maximumPixels)
      let new: PictureRevision
      do throws(RevisionError) {
        new = try reviser.revise(bytes, container)
      } catch {
        throw .picture(error)
      }
      (bytes, container, revision) = (new.bytes, new.container, new)
    }
    var known = RemovedValues()
    var statement: XMPStatement?
    var picture: JPEGEditor.CodedPicture?
    for _ in 0..<Self.maximumPasses {
      var pass = CopyPass(plan, known: known, statement: statement, revision: revision)
      pass.picture = picture
      let edited = try Self.edit(bytes, container, &pass)
      picture = pass.picture
      if statement == nil, revision == nil, pass.changes.isEmpty, plan.owner == nil,
        plan.copyright == nil,
        // What an editor passes over must not stay because nothing else changes.
        !plan.removes(.unread) || UnreadRegions.first(in: bytes, container) == nil
      {
        return CopiedPhoto(
          bytes: nil, changes: [], unread: pass.unread, credentials: [], earlier: pass.earlier)
      }
      var values = pass.allValues
      values.makeIndex()
      let next = self.statement(about: pass, of: digest)
      if next == statement, values.isSubset(of: known) {
        guard PictureCheck.isSame(bytes, edited.bytes, container, isExact: plan.removes(.unread))
        else { throw .differentPicture }
        return try checked(edited, container, pass, values)
      }
      known = values
      statement = next
    }
    throw .cannotRemove(.other, structure: container.name)
  }

  private static func edit(
    _ bytes: [UInt8], _ container: PhotoContainer, _ pass: inout CopyPass
  ) throws(CopyError) -> EditedPhoto {
    switch container {
    case .jpeg:
      guard var editor = JPEGEditor(bytes) else { throw .damaged }
      return try editor.edit(&pass)
    case .png:
      guard var editor = PNGEditor(bytes) else { throw .damaged }
      return try editor.edit(&pass)
    case .webp:
      guard let editor = WebPEditor(bytes) else { throw .damaged }
      return try editor.edit(&pass)
    case .tiff:
      if let name = TIFFHeader.relatedFormat(of: bytes) { throw .unsupported(name) }
      guard var editor = ExifEditor(bytes, isFile: true) else { throw .damaged }
      return EditedPhoto(bytes: try editor.edit(&pass) ?? bytes, pictures: editor.pictures)
    case .heif:
      guard var editor = HEIFEditor(bytes) else { throw .damaged }
      return try editor.edit(&pass)
    case .jpegXL where JPEGXLEditor.isBare(bytes):
      // A picture alone has no metadata, and nothing can be added to it.
      guard pass.plan.owner == nil, pass.plan.copyright == nil, pass.revision == nil else {
        throw .noBoxes
      }
      let end = JPEGXLPicture.count(bytes[...])
      if end != bytes.count, pass.removes(.unread, "JPEG XL rest", bytes: bytes[(end ?? 0)...]) {
        throw .cannotRemove(.unread, structure: "JPEG XL rest")
      }
      return EditedPhoto(bytes: bytes, pictures: [0..<bytes.count])
    case .jpegXL:
      var editor = JPEGXLEditor(bytes)
      return try editor.edit(&pass)
    case .gif:
      guard let editor = GIFEditor(bytes) else { throw .damaged }
      return try editor.edit(&pass)
    default: throw .unsupported(container.name)
    }
  }

  /// Returns what the copy says about itself.
  private func statement(about pass: CopyPass, of digest: String) -> XMPStatement {
    var kinds = Set(pass.changes.filter { $0.action != .replaced }.map(\.kind.rawValue))
    kinds.remove(MetadataKind.credentials.rawValue)
    // What an earlier copy left out stays said when its own history goes.
    if plan.removes(.history) { kinds.formUnion(pass.earlier.flatMap(\.removed)) }
    let set = [(MetadataKind.owner, plan.owner), (.copyright, plan.copyright)]
      .filter { $0.1 != nil }.map(\.0)
    // What was replaced is not missing.
    for kind in set where !plan.removed.contains(where: { $0.kinds.contains(kind) }) {
      kinds.remove(kind.rawValue)
    }
    let removed = MetadataKind.allCases.map(\.rawValue).filter(kinds.contains)
    return XMPStatement(
      tool: tool, date: plan.isAnonymous ? nil : date,
      statement: CopyStatement(
        removed: removed, set: set.map(\.rawValue), pictureChanges: pass.revision?.summaries ?? [],
        parent: plan.isAnonymous ? nil : digest,
        credentials: plan.isAnonymous ? [] : pass.credentials),
      owner: plan.owner, copyright: plan.copyright, sourceType: pass.revision?.sourceType)
  }

  /// Returns a copy in which nothing remains of what was removed.
  private func checked(
    _ edited: EditedPhoto, _ container: PhotoContainer, _ pass: CopyPass, _ values: RemovedValues
  ) throws(CopyError) -> CopiedPhoto {
    if let (kind, offset) = LeftoverSearch.leftover(of: values, in: edited) {
      throw .remains(kind, structure: "0x" + offset.hexadecimal())
    }
    if let metadata = try? PhotoReader().metadata(in: edited.bytes) {
      if let (kind, structure) = LeftoverSearch.fact(removedBy: plan, values, in: metadata) {
        throw .remains(kind, structure: structure)
      }
      // What was left out must be said where readers look, or else nothing is written.
      guard !metadata.copyStatements.isEmpty else { throw .noRoom(structure: container.name) }
    }
    if plan.removes(.unread),
      let structure = UnreadRegions.first(in: edited.bytes, container)
    {
      throw .remains(.unread, structure: structure)
    }
    var changes = (pass.revision?.changes ?? []) + pass.changes
    if plan.owner != nil { changes.append(MetadataChange(.added, .owner, "XMP aux:OwnerName")) }
    if plan.copyright != nil { changes.append(MetadataChange(.added, .copyright, "XMP dc:rights")) }
    changes.append(MetadataChange(.added, .history, "XMP xmpMM:History"))
    return CopiedPhoto(
      bytes: edited.bytes, changes: changes, unread: pass.unread,
      pictureChanges: pass.revision?.summaries ?? [],
      isConverted: pass.revision?.isConverted ?? false, credentials: pass.credentials,
      earlier: pass.earlier, removedValues: values)
  }
}
