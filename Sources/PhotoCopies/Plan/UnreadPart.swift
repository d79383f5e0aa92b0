/// A part of a photo that a copy keeps although it can't be read, so that it may contain anything.
public struct UnreadPart: Hashable, Sendable, Codable {
  /// The structure as its format names it, such as `APP3` or `EOF (655 B)`; untrusted text.
  public var structure: String

  /// How often the structure was found.
  public var count: Int

  /// Its bytes in total.
  public var size: Int

  /// Creates a part.
  public init(structure: String, count: Int = 1, size: Int) {
    self.structure = structure
    self.count = count
    self.size = size
  }
}
