import PhotoMetadata
public import PictureRevisions

/// What a copy changes of a photo; nothing, unless one of these is set.
///
/// The picture stays bit for bit, unless ``pictureChanges`` says otherwise.
///
/// ```swift
/// var plan = CopyPlan()
/// plan.removed = [.location, .serialNumbers]
/// plan.owner = "Album Archive"
/// ```
public struct CopyPlan: Hashable, Sendable {
  /// What the copy leaves out.
  public var removed: Set<PrivateFacts> = []

  /// The only facts that the copy keeps, besides those that showing the picture takes; nil for all
  /// that are not in ``removed``.
  public var kept: Set<KeptFacts>?

  /// Whether parts that can't be read are left out, as they always are with
  /// ``PrivateFacts/all`` and ``kept``; otherwise the copy keeps them, and names them.
  public var removesUnread = false

  /// The owner of the camera to record instead of the recorded one.
  public var owner: String?

  /// The copyright notice to record instead of the recorded one.
  public var copyright: String?

  /// How the picture changes, in the order in which it does.
  public var pictureChanges: [PictureChange] = []

  /// Creates a plan that changes nothing.
  public init() {}

  /// Whether the copy has the bytes of the original.
  public var isPlain: Bool {
    removed.isEmpty && kept == nil && !removesUnread && owner == nil && copyright == nil
      && pictureChanges.isEmpty
  }

  /// Whether something is removed, or replaced by what the copy records instead.
  public var removesAnything: Bool { removesFacts || owner != nil || copyright != nil }

  /// Whether facts are removed, of whatever kind.
  var removesFacts: Bool { !removed.isEmpty || kept != nil || removesUnread }

  /// Whether the copy must not lead back to its original, whose digest only the receipt has.
  public var isAnonymous: Bool { removed.contains(.all) }

  /// Returns whether metadata of a kind is left out.
  func removes(_ kind: MetadataKind) -> Bool {
    switch kind {
    case .technical, .credentials: return false
    case .owner where owner != nil: return true
    case .copyright where copyright != nil: return true
    default: break
    }
    if let kept, !kept.contains(where: { $0.kind == kind }) { return true }
    return kind == .unread && removesUnread || removed.contains { $0.kinds.contains(kind) }
  }
}
