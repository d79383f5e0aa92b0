public import PhotoMetadata

/// A part of a photo that a copy keeps although it can't be read, and that may hold what the copy
/// was to leave out.
public struct UnreadPart: Hashable, Sendable, Codable {
  /// The structure as its format names it, such as `APP3` or `EOF (655 B)`; untrusted text.
  public var structure: String

  /// How often the structure was found.
  public var count: Int

  /// Its bytes in total.
  public var size: Int

  /// What was to be removed and may be in it, in the order of `MetadataKind`; empty in receipts of
  /// versions that did not say so.
  public var mayHold: [MetadataKind]

  /// Creates a part.
  public init(structure: String, count: Int = 1, size: Int, mayHold: [MetadataKind]) {
    self.structure = structure
    self.count = count
    self.size = size
    self.mayHold = mayHold
  }

  /// Reads a part of a receipt.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    structure = try values.decode(String.self, forKey: .structure)
    count = try values.decode(Int.self, forKey: .count)
    size = try values.decode(Int.self, forKey: .size)
    mayHold = try values.decodeIfPresent([MetadataKind].self, forKey: .mayHold) ?? []
  }
}
