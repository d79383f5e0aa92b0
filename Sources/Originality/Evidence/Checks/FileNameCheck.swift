import PhotoMetadata

/// Looks at the name of the file, which anyone can change.
enum FileNameCheck: EvidenceChecking {
  static let check = EvidenceCheck.fileName

  static func isPossible(_ input: EvidenceInput) -> Bool { input.fileName != nil }

  static func findings(in input: EvidenceInput) -> [Finding] {
    guard let name = input.fileName, isGiven(name) else { return [] }
    return [Finding(.messengerFileName, in: "", at: nil, value: name)]
  }

  /// Names that KakaoTalk, WeChat and WhatsApp give, and that phones give to what they edited.
  private static func isGiven(_ name: String) -> Bool {
    name.hasPrefix("KakaoTalk_")
      || name.wholeMatch(of: /mmexport[0-9]{13}.*/) != nil
      || name.wholeMatch(of: /IMG-[0-9]{8}-WA[0-9]{4}.*/) != nil
      || name.wholeMatch(of: /IMG_E[0-9]{4}.*/) != nil
  }
}
