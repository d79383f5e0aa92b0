/// What a copy made by this tool says about how it was made, in an event of its XMP history.
///
/// Assessments read it: what copies removed is neither a sign of editing nor the absence of one.
///
/// It stands in `stEvt:parameters` (ISO 16684-1, ResourceEvent) of an event whose
/// `stEvt:softwareAgent` is the tool:
///
///     metadata removed: location, maker-note; parent sha256: 5d41…; credentials sha256: 9a0b…
///     metadata removed: nothing; picture changed: look minimal-life …; parent sha256: 5d41…
///     metadata set: owner, copyright; parent sha256: 5d41…
public struct CopyStatement: Hashable, Sendable {
  /// The kinds of metadata that were removed, such as `location`; empty if some was only added.
  public var removed: [String]

  /// The facts that were written in the place of others, `owner` and `copyright`.
  public var set: [String]

  /// How the picture was changed, in that order, such as `look minimal-life exposure=0.03 …`; empty
  /// if it is that of the original.
  public var pictureChanges: [String]

  /// The SHA-256 of the original in lowercase hexadecimal; nil if the copy must not lead back to
  /// it.
  public var parent: String?

  /// The SHA-256 of the Content Credentials that end with the copy.
  public var credentials: [String]

  /// Creates a statement.
  public init(
    removed: [String], set: [String] = [], pictureChanges: [String] = [], parent: String?,
    credentials: [String] = []
  ) {
    self.removed = removed
    self.set = set
    self.pictureChanges = pictureChanges
    self.parent = parent
    self.credentials = credentials
  }

  /// Reads the parameters of an event; nil if they are not those of a copy.
  public init?(parameters: String) {
    var parts = parameters.split(separator: ";").map { $0.drop { $0 == " " } }
    guard let first = parts.first else { return nil }
    if first.hasPrefix(Self.start) {
      parts.removeFirst()
      removed = Self.names(first.dropFirst(Self.start.count)).filter { $0 != Self.nothing }
    } else if first.hasPrefix(Self.setting) {
      removed = []
    } else {
      return nil
    }
    set = []
    credentials = []
    pictureChanges = []
    for part in parts {
      if part.hasPrefix(Self.picture) {
        pictureChanges.append(String(part.dropFirst(Self.picture.count)))
      } else if part.hasPrefix(Self.setting) {
        set = Self.names(part.dropFirst(Self.setting.count))
      } else if part.hasPrefix(Self.parent) {
        parent = String(part.dropFirst(Self.parent.count))
      } else if part.hasPrefix(Self.credentials) {
        credentials.append(String(part.dropFirst(Self.credentials.count)))
      }
    }
  }

  private static func names(_ list: Substring) -> [String] {
    list.split(separator: ",").map { String($0.drop { $0 == " " }) }
  }

  /// The statement as parameters of an event.
  public var parameters: String {
    let kinds = removed.isEmpty ? Self.nothing : removed.joined(separator: ", ")
    let first =
      (removed.isEmpty && !set.isEmpty ? [] : [Self.start + kinds])
      + (set.isEmpty ? [] : [Self.setting + set.joined(separator: ", ")])
    let parts =
      pictureChanges.map { Self.picture + $0 } + [parent].compactMap { $0 }.map { Self.parent + $0 }
      + credentials.map { Self.credentials + $0 }
    return (first + parts).joined(separator: "; ")
  }

  /// The name with which a program's name begins in events of this tool.
  public static let tool = "MetaLens"

  private static let start = "metadata removed: "
  private static let nothing = "nothing"
  private static let setting = "metadata set: "
  private static let picture = "picture changed: "
  private static let parent = "parent sha256: "
  private static let credentials = "credentials sha256: "
}

extension EmbeddedMetadata {
  /// What copies say about themselves in the history of the photo, the oldest first.
  public var copyStatements: [CopyStatement] {
    traces.xmp.filter { $0.source == .xmpHistory("stEvt:parameters") }.compactMap {
      CopyStatement(parameters: $0.text)
    }
  }
}

extension FileTrace {
  /// Whether this is what a copy says about itself.
  package var isCopyStatement: Bool {
    source == .xmpHistory("stEvt:parameters") && CopyStatement(parameters: text) != nil
  }
}
