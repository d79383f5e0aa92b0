import PhotoMetadata

/// Looks at the name of the file, which anyone can change.
enum FileNameCheck: EvidenceChecking {
  static let check = EvidenceCheck.fileName

  /// Another name than those of cameras and apps was given by a person, and tells nothing.
  static func isPossible(_ input: EvidenceInput) -> Bool {
    guard let name = input.fileName else { return false }
    return isGiven(name) || name.wholeMatch(of: Self.cameraName) != nil
  }

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

  /// JEITA CP-3461, 3.2.4: four letters, four digits, and an extension; phones add the time.
  private static var cameraName: Regex<Substring> {
    /[A-Z0-9_]{4}[0-9]{4}\.[A-Za-z]{3,4}|(?:IMG|PXL|DSC|DJI)_?[0-9]{8}_[0-9_]+\..*/
  }
}
