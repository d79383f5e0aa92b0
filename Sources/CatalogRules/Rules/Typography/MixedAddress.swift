import StringCatalogs

/// Texts that address the reader in another way than nearly all others of the language: `du` and
/// `Sie`, `tu` and `vous`, `해요` and `합니다`.
struct MixedAddress: TextRule {
  static let description = RuleDescription(
    "mixed-address", severity: .warning,
    examples: [
      .bad([
        "Delete photo": ["de": "⟦Möchtest du das Foto löschen?⟧"],
        "Photo 1": ["de": "Möchten Sie das Foto sichern?"],
        "Photo 2": ["de": "Wählen Sie ein Foto."],
        "Photo 3": ["de": "Ist das Ihr Foto?"],
        "Photo 4": ["de": "Das Foto gehört Ihnen."],
        "Photo 5": ["de": "Teilen Sie ein Foto."],
        "Photo 6": ["de": "Senden Sie das Foto."],
        "Photo 7": ["de": "Drucken Sie das Foto."],
        "Photo 8": ["de": "Schließen Sie das Foto."],
        "Photo 9": ["de": "Öffnen Sie das Foto."],
      ]),
      .bad([
        "Chosen": ["ko": "⟦사진을 골랐어요.⟧"],
        "Choose": ["ko": "사진을 선택하세요."],
        "Photo 1": ["ko": "사진을 저장합니다."],
        "Photo 2": ["ko": "사진을 여십시오."],
        "Photo 3": ["ko": "사진이 없습니다."],
        "Photo 4": ["ko": "사진을 보냅니다."],
        "Photo 5": ["ko": "사진을 닫습니다."],
        "Photo 6": ["ko": "사진을 찾았습니다."],
        "Photo 7": ["ko": "사진을 공유합니다."],
        "Photo 8": ["ko": "사진을 인쇄합니까?"],
        "Photo 9": ["ko": "사진을 지웁니다."],
      ]),
      .good([
        "Date": ["nl": "d MMM, u:mm"],
        "They are saved": ["de": "Sie sind gesichert"],
        "Save your photo": ["de": "Sichern Sie Ihr Foto", "ko": "저장 필요"],
        "Your photo": ["de": "Dein Foto", "ko": "사진을 저장했습니다"],
      ]),
    ])

  static let traits: TextTraits = [.space, .hangul]

  private static let korean = "ko"

  static func applies(to language: LanguageContext) -> Bool {
    !language.isSource && (language.language == korean || language.addressWords != nil)
  }

  func check(_ text: TextContext, _ reporter: Reporter) {
    let utf8 = text.utf8
    // Jokes and titles begin with an emoji.
    guard utf8.first != 0xF0 else { return }
    let language = text.language
    let address =
      if let words = language.addressWords { words.address(in: utf8) } else {
        KoreanEnding.address(in: utf8)
      }
    if let address { text.catalog.addresses.add(address, of: text) }
  }

  func finish(_ catalog: CatalogContext, _ reporter: Reporter) {
    for deviation in catalog.addresses.deviations(factor: { _, _ in 9 }) {
      let words = deviation.language.addressWords
      let familiar = words?.familiarName ?? KoreanEnding.familiarName
      let formal = words?.formalName ?? KoreanEnding.formalName
      switch deviation.usual.usage {
      case .familiar: reporter.report(deviation, usual: familiar, other: .text(formal))
      case .formal: reporter.report(deviation, usual: formal, other: .text(familiar))
      case .both: break
      }
    }
  }
}
