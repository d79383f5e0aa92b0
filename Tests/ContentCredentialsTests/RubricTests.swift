import Foundation
import TestSupport
import Testing

@testable import ContentCredentials

/// The rubrics of C2PA.
struct RubricTests {
  private typealias Build = StoreBuilder

  private static let iptc = "http://cv.iptc.org/newscodes/digitalsourcetype/"

  /// Returns the questions that are answered with yes about a manifest with actions, each a name
  /// and a source, and further members.
  private func answers(
    _ actions: [(String, String?)], all: Bool? = true,
    ingredient: [(String, [UInt8])]? = nil
  ) throws -> Set<RubricQuestion> {
    let list = Build.list(
      actions.map { name, source in
        Build.map(
          [("action", Build.text(name))]
            + (source.map { [("digitalSourceType", Build.text($0))] } ?? []))
      })
    let value = Build.map(
      [("actions", list)]
        + (all.map { [("allActionsIncluded", Build.head(7, $0 ? 21 : 20))] } ?? []))
    let manifest = Build.manifest(
      "urn:c2pa:1",
      [("c2pa.actions.v2", value)]
        + (ingredient.map { [("c2pa.ingredient.v3", Build.map($0))] } ?? []))
    let report = try CredentialVerifier().report(on: Build.jpeg(Build.store([manifest])))
    #expect(report.statements.map(\.question) == RubricQuestion.allCases)
    return Set(
      report.statements.filter { $0.isTrue && $0.question.rubric == .signals }.map(\.question))
  }

  @Test(arguments: [
    ("digitalCapture", RubricQuestion.capturedMedia), ("computationalCapture", .capturedMedia),
    ("compositeCapture", .capturedMediaStitched), ("composite", .compositionMayContainGenAI),
    ("trainedAlgorithmicMedia", .fullyGenAIMedia), ("digitalCreation", .nonGenAIDigitalCreation),
    ("compositeWithTrainedAlgorithmicMedia", .partlyGenAICreation),
    ("screenCapture", .screenCaptureMayContainGenAI),
  ])
  func namesHowAFileBegan(source: String, question: RubricQuestion) throws {
    #expect(try answers([("c2pa.created", Self.iptc + source)]) == [question])
    #expect(try answers([("c2pa.opened", Self.iptc + source)]) == [question])
    #expect(!(try answers([("c2pa.placed", Self.iptc + source)]).contains(question)))
    #expect(try answers([("c2pa.created", Self.iptc + source + "x")]) == [])
    #expect(try answers([("c2pa.created", nil)]) == [])
  }

  @Test func namesABlankCanvas() throws {
    let source = "http://c2pa.org/digitalsourcetype/empty"
    #expect(try answers([("c2pa.created", source)]) == [.blankCanvas])
  }

  @Test func tellsChangesByTheirSource() throws {
    func edit(_ source: String?) throws -> Set<RubricQuestion> {
      try answers([("c2pa.edited", source)])
    }
    #expect(try edit(Self.iptc + "trainedAlgorithmicMedia") == [.perceptibleGenAI])
    #expect(try edit(Self.iptc + "compositeSynthetic") == [.perceptibleGenAI])
    #expect(
      try edit("http://c2pa.org/digitalsourcetype/trainedAlgorithmicData") == [.perceptibleGenAI])
    #expect(try edit(Self.iptc + "humanEdits") == [.perceptibleNonGenAI])
    #expect(
      try edit(Self.iptc + "composite") == [.perceptibleNonGenAI, .perceptiblePossiblyGenAI])
    #expect(try edit(nil) == [])
    #expect(
      try answers([("c2pa.converted", Self.iptc + "trainedAlgorithmicMedia")]) == [.nonEditorial])
  }

  @Test func namesAmbiguousActions() throws {
    #expect(try answers([]) == [.ambiguousActions])
    #expect(try answers([("c2pa.created", nil)], all: nil) == [.ambiguousActions])
    #expect(try answers([("c2pa.created", nil)], all: false) == [.ambiguousActions])
    #expect(try answers([("com.example.edit", nil)]) == [.ambiguousActions])
    #expect(try answers([("c2pa.unknown", nil)]) == [.ambiguousActions])
    // A combining mark after the dot belongs to the name, not to the dot.
    #expect(try answers([("c2pa.\u{301}edited", nil)]) == [])
  }

  @Test func namesIngredientsWithoutManifests() throws {
    let relationship = ("relationship", Build.text("parentOf"))
    #expect(
      try answers([("c2pa.opened", nil)], ingredient: [relationship]) == [.mediaUnknownProvenance])
    let manifest = ("activeManifest", Build.map([("url", Build.text("self#jumbf=/c2pa/x"))]))
    #expect(try answers([("c2pa.opened", nil)], ingredient: [relationship, manifest]) == [])
  }

  /// Each rubric about what fails names the codes, of which no other rubric names one.
  @Test(.needs(.python)) func namesWhatFails() throws {
    let files = try SignedFiles.shared()
    func codes(_ name: String, _ verifier: CredentialVerifier) throws -> [[StatusCode]] {
      let report = try verifier.report(on: files.bytes(name))
      return [RubricQuestion.wellFormed, .valid, .trusted].map { question in
        let statement = report.statements.first { $0.question == question }
        #expect(statement?.isTrue == statement?.codes.isEmpty)
        return statement?.codes ?? []
      }
    }
    #expect(try codes("container-2.jpg", files.verifier) == [[], [], []])
    #expect(
      try codes("container-2.jpg", CredentialVerifier()) == [[], [], [.credentialUntrusted]])
    #expect(
      try codes("container-2-flipped.jpg", files.verifier) == [[], [.dataHashMismatch], []])
    #expect(
      try codes("parents-2.jpg", files.verifier).first?.contains(.manifestMultipleParents) == true)
  }

  @Test(.needs(.data)) func saysNothingWithoutManifests() throws {
    let path = Repository.sharedData.appending(path: "credentials/c2pa-rs/no_manifest.jpg")
    let report = try CredentialVerifier().report(on: Array(Data(contentsOf: path)))
    #expect(report.statements.isEmpty)
  }

  /// The lines of the rubrics.
  private func officialLines() throws -> [Substring] {
    let folder = Repository.sharedData.appending(path: "credentials/rubrics")
    return try ["asset-rubric-integrity.yml", "asset-rubric-signals-local.yml"].flatMap { name in
      try String(contentsOf: folder.appending(path: name), encoding: .utf8).split(separator: "\n")
    }
  }

  /// The English texts are the words of the rubrics, of which one has a slip.
  @Test(.needs(.data)) func saysWhatTheRubricsSay() throws {
    let official = try officialLines().filter { $0.hasPrefix("      en: ") }.map { line in
      line.dropFirst("      en: ".count).trimmingCharacters(in: ["'"])
        .replacing("{{matches}}", with: "%@")
        .replacing("transformations actions", with: "transformation actions")
    }
    let file = Repository.root.appending(path: "Localizations/Localizable.xcstrings")
    let catalog = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    let strings = try #require(catalog?["strings"] as? [String: [String: Any]])
    func text(_ key: String, _ language: String) -> String? {
      let languages = strings[key]?["localizations"] as? [String: [String: [String: String]]]
      return languages?[language]?["stringUnit"]?["value"]
    }
    let keys = RubricQuestion.allCases.flatMap { question in
      [true, false].map { "credentials.rubric.\(question).\($0)" }
    }
    #expect(keys.map { text($0, "en") } == official)
    for language in ["ja", "ko", "zh-Hans"] {
      for key in keys { #expect(text(key, language)?.isEmpty == false, "\(key) \(language)") }
    }
  }

  /// The questions, and the lists of codes and names, are those of the rubrics.
  @Test(.needs(.data)) func asksWhatTheRubricsAsk() throws {
    let lines = try officialLines()
    let questions = lines.filter { $0.hasPrefix("- id: ") }.map { $0.dropFirst("- id: ".count) }
    #expect(questions.map(String.init) == RubricQuestion.allCases.map(\.rawValue))
    for rubric in RubricQuestion.Rubric.allCases {
      #expect(lines.contains("  name: \(rubric.rawValue)"))
    }
    func list(_ name: String) -> [String] {
      lines.drop { $0 != "  $\(name):" }.dropFirst().prefix { $0.hasPrefix("  - ") }
        .map { String($0.dropFirst("  - ".count)) }
    }
    let actions = list("non_editorial_actions")
    #expect(actions.count == 11)
    for name in actions { #expect(try answers([(name, nil)]) == [.nonEditorial], "\(name)") }
    for (name, codes) in [
      ("well_formed_error_codes", RubricEvaluation.structure),
      ("valid_error_codes", RubricEvaluation.mismatches),
      ("trust_error_codes", RubricEvaluation.distrust),
    ] {
      #expect(Set(list(name).compactMap(StatusCode.init)) == codes, "\(name)")
    }
  }
}
