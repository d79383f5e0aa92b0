import CatalogRules
import Testing

struct FormatArgumentTypeTests {
  /// What is left of `%arg` is itself a placeholder, `%a`.
  @Test(
    arguments: [
      ("%ar 件", "%arg 件"), ("%a 件", "%arg 件"), ("%ar", "%arg"), ("%@ 件", "%arg 件"),
      ("%@r 件", "%argr 件"), ("%arx 件", nil), ("%ab 件", nil), ("%@ %a 件", nil), ("%arg %a 件", nil),
    ] as [(String, String?)])
  func mendsTheNumberOfASubstitution(written: String, fixed: String?) throws {
    func localization(_ text: String) -> String {
      #"""
      {"stringUnit":{"state":"translated","value":"%#@files@"},"substitutions":{"files":{
      "argNum":1,"formatSpecifier":"lld","variations":{"plural":{"other":{"stringUnit":{
      "state":"translated","value":"\#(text)"}}}}}}}
      """#
    }
    let catalog = #"""
      {"sourceLanguage":"en","strings":{"files":{"localizations":{
      "en":\#(localization("%arg files")),"ja":\#(localization(written))}}},"version":"1.0"}
      """#
    let file = CatalogLinter(configuration: LintConfiguration(select: ["format-argument-type"]))
      .lint(bytes: Array(catalog.utf8), path: "Localizable.xcstrings")
    let finding = try #require(file.findings.first)
    #expect(finding.rule == "format-argument-type")
    #expect((finding.fix == nil) == (fixed == nil))
    let text = String(decoding: file.fixed, as: UTF8.self)
    if let fixed { #expect(text.contains(#""value":"\#(fixed)""#)) }
  }
}
