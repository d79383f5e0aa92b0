public import PhotoMetadata

/// What a person can ask a copy to keep, and leave out everything else.
public enum KeptFacts: String, Hashable, Sendable, CaseIterable {
  /// The camera and its settings.
  case camera
  /// When the photo was taken, and the file written.
  case date

  /// The kind of metadata that it includes.
  public var kind: MetadataKind { self == .camera ? .camera : .date }
}
