/// The structures of a file with places, dates, people and serial numbers: whatever a copy would
/// leave out, whether or not its value can be shown.
///
/// One structure stands for all of the same kind in the same part of the file.
public struct RecordedStructures: Hashable, Sendable {
  /// A structure, and what it is about.
  public struct Structure: Hashable, Sendable {
    /// What it is about.
    public var kind: MetadataKind
    /// Its name in its format's terms; untrusted text.
    public var source: String

    /// The part of the file, such as `GPS` or `XMP`.
    var part: Substring { source.prefix { $0 != " " } }
  }

  /// The structures in the order of reading.
  public private(set) var all: [Structure] = []

  /// Creates an empty list.
  public init() {}

  /// The kinds that are listed.
  package static let kinds: Set<MetadataKind> = [
    .location, .date, .owner, .copyright, .faces, .serialNumbers,
  ]

  /// Whether a structure of a kind in a part of the file would be new.
  func isNew(_ kind: MetadataKind, in part: String) -> Bool {
    Self.kinds.contains(kind) && all.count < Limits.recordedStructures
      && !all.contains { $0.kind == kind && $0.part == part }
  }

  /// Adds a structure, unless another one stands for it.
  mutating func note(_ kind: MetadataKind, _ source: String) {
    let structure = Structure(kind: kind, source: source)
    guard isNew(kind, in: String(structure.part)) else { return }
    all.append(structure)
  }

  /// Adds those of another list.
  mutating func note(_ others: RecordedStructures) {
    for structure in others.all { note(structure.kind, structure.source) }
  }
}
