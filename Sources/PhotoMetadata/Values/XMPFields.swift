/// The XMP properties that this library reads, trimmed; an empty one is nil.
public struct XMPFields: Hashable, Sendable {
  /// The program that the packet says created the file, `xmp:CreatorTool`.
  public var creatorTool: String?

  /// The lens, `aux:Lens` or else `exifEX:LensModel`.
  public var lens: String?

  /// The programs named in the editing history, `stEvt:softwareAgent`, each once, oldest first.
  public var softwareAgents: [String]

  /// Creates fields from their values.
  public init(creatorTool: String? = nil, lens: String? = nil, softwareAgents: [String] = []) {
    self.creatorTool = creatorTool
    self.lens = lens
    self.softwareAgents = softwareAgents
  }
}
