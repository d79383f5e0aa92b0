import Testing

@testable import CatalogRules

/// How texts of each language address their reader.
struct AddressTests {
  private func address(of text: String, in language: String) -> Address? {
    AddressWords.byLanguage[language]?.address(in: Array(text.utf8)[...])
  }

  @Test(arguments: [
    "Scegli la tua foto", "Le tue foto", "Tu e altri", "I tuoi file sono salvati",
  ])
  func isFamiliarInItalian(text: String) {
    #expect(address(of: text, in: "it") == .familiar)
  }

  @Test(arguments: ["Attivando questa funzione, Lei accetta", "Scelga la Sua foto"])
  func isFormalInItalian(text: String) {
    #expect(address(of: text, in: "it") == .formal)
  }

  /// `sua` may be “its”, and `Lei` at the beginning “she”.
  @Test(arguments: ["La foto e la sua data", "Lei ha condiviso una foto", "SUA", "Attua"])
  func isUnknownInItalian(text: String) {
    #expect(address(of: text, in: "it") == nil)
  }

  @Test(arguments: ["Escolhe a tua foto", "Os teus ficheiros", "Enviado para ti"])
  func isFamiliarInPortuguese(text: String) {
    #expect(address(of: text, in: "pt") == .familiar)
  }

  @Test(arguments: ["Você consegue!", "Se você quiser"])
  func isFormalInPortuguese(text: String) {
    #expect(address(of: text, in: "pt") == .formal)
  }

  /// `seu` may be “its”, and `vocês` is the plural of both.
  @Test(arguments: ["A foto e o seu nome", "Vocês têm fotos", "Estatua"])
  func isUnknownInPortuguese(text: String) {
    #expect(address(of: text, in: "pt") == nil)
  }

  @Test func isBothWhereWordsDisagree() {
    #expect(address(of: "Você e a tua foto", in: "pt") == .both)
  }

  /// A request in `세요` goes with both.
  @Test(
    arguments: [
      ("다시 시도하세요.", nil), ("사진을 골랐어요.", .familiar), ("사진을 골랐습니다.", .formal),
      ("사진을 고르십시오!", .formal), ("저장 필요", nil),
    ] as [(String, Address?)])
  func isInTheEndingInKorean(text: String, address: Address?) {
    #expect(KoreanEnding.address(in: Array(text.utf8)[...]) == address)
  }
}
