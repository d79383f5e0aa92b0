extension OriginalityReport {
  /// The evidence that decided the assessment; nil if none did.
  public var decisiveEvidence: Evidence? {
    guard let verdict = assessment?.verdict else { return nil }
    let declared = evidence.first {
      $0.kind.declaredVerdict == verdict
        || verdict == .metadataRemoved && $0.kind == .metadataRemoved
        || verdict == .notFromCamera && $0.kind == .nothingFromCamera
    }
    return declared ?? evidence.first { $0.weight != .information }
  }
}
