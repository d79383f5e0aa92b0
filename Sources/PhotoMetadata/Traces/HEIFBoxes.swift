/// How a HEIC, HEIF or AVIF file is arranged, which depends on the program that wrote it.
public struct HEIFBoxes: Hashable, Sendable {
  /// The brands of the file type box, ISO/IEC 14496-12, 4.3, the major one first.
  public var brands: [String]

  /// The types of the boxes in the metadata box, in their order.
  public var names: [String]

  /// The types of the references between items, such as `thmb` from a thumbnail to its picture.
  public var references: Set<String>

  /// The byte offset of the metadata box; nil if there is none.
  public var offset: Int?

  /// Creates a list; that of another kind of file is empty.
  public init(
    brands: [String] = [], names: [String] = [], references: Set<String> = [], offset: Int? = nil
  ) {
    (self.brands, self.names, self.references) = (brands, names, references)
    self.offset = offset
  }

  /// The number of boxes that are listed.
  static let maximum = 32
}
