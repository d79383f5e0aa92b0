/// The XMP properties that this library reads.
public struct XMPFields: Hashable, Sendable {
  /// The program that the packet says created the file, `xmp:CreatorTool`.
  public var creatorTool: String?
  /// The lens, `aux:Lens` or `exifEX:LensModel`.
  public var lens: String?
  /// The programs named in the editing history, `stEvt:softwareAgent`, each once, oldest first.
  public var softwareAgents: [String]
}
