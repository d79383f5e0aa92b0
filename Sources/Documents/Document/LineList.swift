public import StringCatalogs

/// Subjects with a line of text each, for terminals and messages.
public struct LineList: Sendable {
  /// A subject.
  public struct Line: Hashable, Sendable {
    /// The judgment in a few words.
    public var label: LocalizedMessage

    /// The strongest reason.
    public var reason: DocumentValue

    /// The path of the subject.
    public var path: String

    /// Creates a line.
    public init(_ label: LocalizedMessage, reason: DocumentValue, path: String) {
      self.label = label
      self.reason = reason
      self.path = path
    }
  }

  /// The whole list in one sentence; nil for none.
  public var lead: DocumentValue?

  /// The subjects, in order.
  public var lines: [Line]

  /// Creates a list.
  public init(lead: DocumentValue?, lines: [Line]) {
    self.lead = lead
    self.lines = lines
  }
}
