extension OriginalityReport {
  /// The evidence that decided the assessment; nil if none did.
  public var decisiveEvidence: Evidence? {
    guard let verdict = assessment?.verdict else { return nil }
    let declared = evidence.first {
      $0.kind.declaredVerdict == verdict
        || verdict == .metadataRemoved && $0.kind == .metadataRemoved
        || verdict == .notFromCamera && $0.kind == .nothingFromCamera
    }
    // What was changed in the picture itself says more than what wrote the file.
    return declared ?? evidence.first { $0.kind.showsChange && $0.weight != .information }
      ?? evidence.first { $0.weight != .information }
  }
}
