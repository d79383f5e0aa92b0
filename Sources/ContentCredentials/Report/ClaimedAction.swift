/// An action that a manifest claims, C2PA 2.2, 18.14; everything in it is untrusted text.
public struct ClaimedAction: Hashable, Sendable {
  /// The name, such as `c2pa.created`.
  public var name: String

  /// The source of the content, an address of a term of the IPTC.
  public var sourceType: String?

  /// The program.
  public var agent: String?

  /// The time as it stands.
  public var time: String?

  /// Creates an action.
  package init(
    name: String, sourceType: String? = nil, agent: String? = nil, time: String? = nil
  ) {
    (self.name, self.sourceType, self.agent, self.time) = (name, sourceType, agent, time)
  }
}
