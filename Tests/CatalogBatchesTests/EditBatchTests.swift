@testable import CatalogBatches
import CatalogRules
import LintProject
import ProductStrings
import StringCatalogs
import TestSupport
import Testing

/// Batches of edits, as scripts and language models send them.
struct EditBatchTests {
  private static let text = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%@ saved" : {

        },
        "cancel" : {
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Cancel"
              }
            }
          }
        },
        "items" : {
          "localizations" : {
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld item"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld items"
                    }
                  }
                }
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """#

  private static let path = "App/Localizable.xcstrings"

  private func catalog(_ text: String = text) throws -> EditBatch.Catalog {
    EditBatch.Catalog(path: Self.path, catalog: try StringCatalog(bytes: Array(text.utf8)))
  }

  private func applying(
    _ lines: String..., options: BatchOptions = BatchOptions()
  ) throws -> EditBatch.Result {
    EditBatch([try catalog()], options: options).applying(
      lines.map { line in
        Result { () throws(BatchEditError) in try BatchEdit(json: Array(line.utf8)) }
      })
  }

  private func reasons(_ lines: String..., keepsGoing: Bool = false) throws -> [String] {
    var options = BatchOptions()
    options.keepsGoing = keepsGoing
    let localizer = ProductStrings.localizer(languages: ["en"])
    let result = EditBatch([try catalog()], options: options).applying(
      lines.map { line in
        Result { () throws(BatchEditError) in try BatchEdit(json: Array(line.utf8)) }
      })
    return result.verdicts.map { verdict in
      verdict.reason.map { localizer.text(for: $0) } ?? verdict.outcome.rawValue
    }
  }

  @Test func setsTextsAndNothingElse() throws {
    let result = try applying(
      #"{"edit": "set", "key": "cancel", "language": "ko", "text": "취소"}"#,
      #"{"edit": "set", "key": "%@ saved", "language": "ko", "text": "%@ 저장됨", "state": "needs_review"}"#
    )
    #expect(result.verdicts.map(\.outcome) == [.applied, .applied])
    let catalog = result.catalogs[0]
    #expect(catalog.entry(for: "cancel")?.localization(for: "ko")?.leaves.first?.value == "취소")
    let saved = catalog.entry(for: "%@ saved")?.localization(for: "ko")?.leaves.first
    #expect(saved?.state == .needsReview)
    let undone = EditBatch([EditBatch.Catalog(path: Self.path, catalog: catalog)]).applying([
      .success(BatchEdit(.unset, key: "cancel", language: "ko")),
      .success(BatchEdit(.unset, key: "%@ saved", language: "ko")),
    ])
    #expect(String(decoding: undone.catalogs[0].bytes, as: UTF8.self) == Self.text)
  }

  @Test func makesPluralFormsFromOneEditOrSeveral() throws {
    let forms = try applying(
      #"{"edit":"set","key":"items","language":"ru","forms":{"one":"%lld предмет","few":"%lld предмета","many":"%lld предметов","other":"%lld предмета"}}"#
    )
    #expect(forms.verdicts.map(\.outcome) == [.applied], "\(forms.verdicts)")
    let lines = [
      "one": "%lld предмет", "few": "%lld предмета", "many": "%lld предметов",
      "other": "%lld предмета",
    ]
    .sorted { $0.key < $1.key }.map { name, text in
      #"{"edit":"set","key":"items","language":"ru","plural":"\#(name)","text":"\#(text)"}"#
    }
    let single = EditBatch([try catalog()]).applying(
      lines.map { line in
        Result { () throws(BatchEditError) in try BatchEdit(json: Array(line.utf8)) }
      })
    #expect(single.verdicts.map(\.outcome) == [.applied, .applied, .applied, .applied])
    #expect(single.catalogs[0].bytes == forms.catalogs[0].bytes)
    #expect(
      forms.catalogs[0].entry(for: "items")?.localization(for: "ru")?.leaves.map(\.state)
        == Array(repeating: .translated, count: 4))
  }

  @Test func changesAllOrNothing() throws {
    let lines = [
      #"{"edit": "set", "key": "cancel", "language": "ko", "text": "취소"}"#,
      #"{"edit": "set", "key": "%@ saved", "language": "ko", "text": "저장됨"}"#,
    ]
    let result = try applying(lines[0], lines[1])
    #expect(result.verdicts.map(\.outcome) == [.notApplied, .refused])
    #expect(String(decoding: result.catalogs[0].bytes, as: UTF8.self) == Self.text)
    var options = BatchOptions()
    options.keepsGoing = true
    let other = try applying(lines[0], lines[1], options: options)
    #expect(other.verdicts.map(\.outcome) == [.applied, .refused])
    #expect(other.catalogs[0].bytes == (try applying(lines[0])).catalogs[0].bytes)
  }

  /// Each refusal says what to send instead.
  @Test(arguments: [
    (#"["#, "This isn’t a JSON object. Send one object on each line."),
    (
      #"{"edit":"put","key":"a"}"#,
      "“put” isn’t an edit. Send “edit” with one of: set, unset, state, add, rename, delete, comment"
    ),
    (#"{"edit":"set","key":"cancel"}"#, "“set” needs the field “language”."),
    (
      #"{"edit":"delete","key":"cancel","lang":"ko"}"#,
      "“delete” has no field “lang”. Send only: edit, catalog, key"
    ),
    (
      #"{"edit":"delete","key":"cancel","key":"b"}"#, "The field “key” appears twice. Send it once."
    ),
    (#"{"edit":"delete","key":1}"#, "The field “key” must be text."),
    (
      #"{"edit":"set","key":"cancel","language":"ko"}"#,
      "Send either “text”, or “forms” for all plural forms."
    ),
    (
      #"{"edit":"state","key":"cancel","language":"ko","state":"done"}"#,
      "The field “state” can’t be “done”. Send one of: new, needs_review, translated"
    ),
    (
      #"{"edit":"set","key":"cancel","language":"ko","text":"취소","phrase":0}"#,
      "The field “phrase” must be a whole number of at least 1."
    ),
    (
      #"{"edit":"set","key":"Cancel!","language":"ko","text":"취소"}"#,
      "No string has the key “Cancel!”. Similar keys: “cancel”"
    ),
    (
      #"{"edit":"set","key":"cancel","language":"kr","text":"취소"}"#,
      "“kr” isn’t a known language, and the catalog has no text in it. If you mean “ko”, send that."
    ),
    (
      #"{"edit":"set","key":"%@ saved","language":"ko","text":"저장됨"}"#,
      "The text for “%@ saved” is missing placeholders of the source text. Send a text that also has: %@"
    ),
    (
      #"{"edit":"set","key":"cancel","language":"ko","text":""}"#,
      "The text for “cancel” would be empty, so nothing would be shown. Send a text, or “unset” to remove the translation and show the source text."
    ),
    (
      #"{"edit":"set","key":"items","language":"en","text":"%lld items"}"#,
      "“items” has several texts in en. Send “plural” or “device” for one of them, or “forms” for all plural forms: plural one, plural other"
    ),
    (
      #"{"edit":"unset","key":"cancel","language":"en"}"#,
      "en is the source language, and all translations of “cancel” depend on its text. To remove the whole string, send “delete”."
    ),
    (#"{"edit":"add","key":"cancel"}"#, "A string with the key “cancel” already exists."),
    (
      #"{"edit":"delete","key":"cancel","catalog":"B.xcstrings"}"#,
      "“B.xcstrings” isn’t one of the catalogs here. Send “catalog” with one of: App/Localizable.xcstrings"
    ),
  ])
  func saysWhatToSendInstead(line: String, reason: String) throws {
    #expect(try reasons(line) == [reason])
  }

  @Test func refusesWhatTheLinterWouldFind() throws {
    // A hidden character and a space that the source text does not have.
    let result = try applying(
      #"{"edit": "set", "key": "cancel", "language": "ko", "text": "취소\u200b"}"#,
      #"{"edit": "set", "key": "cancel", "language": "ja", "text": "キャンセル"}"#)
    #expect(result.verdicts.map(\.outcome) == [.refused, .notApplied])
    #expect(!result.verdicts[0].findings.isEmpty)
    #expect(result.verdicts[0].findings.allSatisfy { $0.language == "ko" })
    var options = BatchOptions()
    options.allowsFindings = true
    let allowed = try applying(
      #"{"edit": "set", "key": "cancel", "language": "ko", "text": "취소\u200b"}"#, options: options)
    #expect(allowed.verdicts.map(\.outcome) == [.applied])
  }

  @Test func doesNotBlameAnEditForWhatWasThereBefore() throws {
    var options = BatchOptions()
    options.allowsFindings = true
    let bad = try applying(
      #"{"edit": "set", "key": "cancel", "language": "ko", "text": "취소\u200b"}"#, options: options)
    let batch = EditBatch([EditBatch.Catalog(path: Self.path, catalog: bad.catalogs[0])])
    let result = batch.applying([
      .success(BatchEdit(.set("취소하기\u{200B}"), key: "cancel", language: "ko")),
      .success(BatchEdit(.rename(to: "cancel.button", keepsText: false), key: "cancel")),
    ])
    #expect(result.verdicts.map(\.outcome) == [.applied, .applied], "\(result.verdicts)")
  }

  @Test func asksNothingForWorkThatIsLeft() throws {
    let result = try applying(
      #"{"edit": "add", "key": "new.key", "text": "Open the file", "comment": "A button"}"#,
      #"{"edit": "set", "key": "new.key", "language": "ko", "text": "파일 열기", "state": "needs_review"}"#,
      #"{"edit": "comment", "key": "cancel", "comment": "Closes the dialog"}"#)
    #expect(result.verdicts.map(\.outcome) == [.applied, .applied, .applied])
    #expect(result.catalogs[0].entry(for: "new.key")?.comment == "A button")
  }

  /// A changed source text can break translations in languages that no edit names.
  @Test func blamesTheSourceTextForBrokenTranslations() throws {
    let before = try applying(
      #"{"edit": "set", "key": "%@ saved", "language": "ko", "text": "%@ 저장됨"}"#)
    let batch = EditBatch([EditBatch.Catalog(path: Self.path, catalog: before.catalogs[0])])
    let result = batch.applying([
      .success(BatchEdit(.set("Saved %@ in %@"), key: "%@ saved", language: "en"))
    ])
    #expect(result.verdicts.map(\.outcome) == [.refused])
  }

  @Test func findsTheCatalogOfAnEdit() throws {
    let other = EditBatch.Catalog(
      path: "B.xcstrings",
      catalog: try StringCatalog(
        bytes: Array(#"{"sourceLanguage":"en","strings":{"other":{}},"version":"1.0"}"#.utf8)))
    let batch = EditBatch([try catalog(), other])
    var named = BatchEdit(.add(sourceText: nil, comment: nil), key: "More")
    let unclear = batch.applying([.success(named)])
    #expect(unclear.verdicts.map(\.outcome) == [.refused])
    named.catalog = "Localizable.xcstrings"
    let result = batch.applying([
      .success(named), .success(BatchEdit(.set("더 보기"), key: "More", language: "ko")),
      .success(BatchEdit(.set("기타"), key: "other", language: "ko")),
    ])
    #expect(result.verdicts.map(\.outcome) == [.applied, .applied, .applied])
    #expect(result.verdicts.map(\.catalog) == [Self.path, Self.path, "B.xcstrings"])
    #expect(result.catalogs[1].languages == ["en", "ko"])
  }

  @Test func asksForTheCatalogOfAKeyThatTwoGet() throws {
    let other = EditBatch.Catalog(
      path: "B.xcstrings",
      catalog: try StringCatalog(
        bytes: Array(#"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#.utf8)))
    var first = BatchEdit(.add(sourceText: nil, comment: nil), key: "More")
    first.catalog = "Localizable.xcstrings"
    var second = first
    second.catalog = "B.xcstrings"
    let third = BatchEdit(.set("더 보기"), key: "More", language: "ko")
    var options = BatchOptions()
    options.keepsGoing = true
    let result = EditBatch([try catalog(), other], options: options).applying(
      [first, second, third].map { .success($0) })
    #expect(result.verdicts.map(\.outcome) == [.applied, .applied, .refused])
    #expect(result.verdicts[2].reason?.key == "edit.batch.ambiguousCatalog")
  }

  /// The translations of a batch get their shape from the source text that it sets.
  @Test func shapesTranslationsAfterTheSourceText() throws {
    let empty = EditBatch.Catalog(
      path: Self.path,
      catalog: try StringCatalog(
        bytes: Array(#"{"sourceLanguage":"en","strings":{"k %lld":{}},"version":"1.0"}"#.utf8)))
    var source = BatchEdit(
      .setForms([.one: "%lld file", .other: "%lld files"]), key: "k %lld", language: "en")
    let korean = BatchEdit(.setForms([.other: "파일 %lld개"]), key: "k %lld", language: "ko")
    for edits in [[source, korean], [korean, source]] {
      let result = EditBatch([empty]).applying(edits.map { .success($0) })
      #expect(result.verdicts.map(\.outcome) == [.applied, .applied], "\(result.verdicts)")
    }
    source.key = "new %lld"
    var added = korean
    added.key = "new %lld"
    let add = BatchEdit(.add(sourceText: nil, comment: nil), key: "new %lld")
    let result = EditBatch([empty]).applying([.success(add), .success(source), .success(added)])
    #expect(result.verdicts.map(\.outcome) == [.applied, .applied, .applied])
  }

  @Test func judgesEditsWithoutTheRefusedOnes() throws {
    var options = BatchOptions()
    options.keepsGoing = true
    let result = try applying(
      #"{"edit": "add", "key": "p", "text": "p\u0007"}"#, #"{"edit": "add", "key": "p"}"#,
      #"{"edit": "set", "key": "cancel", "language": "ko", "text": "취소\u200b"}"#,
      #"{"edit": "set", "key": "cancel", "language": "ko", "text": "취소"}"#, options: options)
    // What a later edit mends is no finding.
    #expect(result.verdicts.map(\.outcome) == [.refused, .applied, .applied, .applied])
    #expect(result.catalogs[0].entry(for: "p") != nil)
  }

  /// An edit that can't be made says so even where another one is refused for what it causes.
  @Test func refusesEachEditForItsOwnReason() throws {
    let result = try applying(
      #"{"edit": "set", "key": "cancel", "language": "ko", "text": "취소\u200b"}"#,
      #"{"edit": "set", "key": "%@ saved", "language": "ko", "text": "저장됨"}"#)
    #expect(result.verdicts.map(\.outcome) == [.refused, .refused])
    #expect(result.verdicts.map(\.findings.isEmpty) == [false, true])
  }

  @Test func spellsANewLanguageOneWay() throws {
    let result = try applying(
      #"{"edit": "set", "key": "cancel", "language": "de_DE", "text": "Abbrechen"}"#,
      #"{"edit": "set", "key": "cancel", "language": "de", "text": "Abbruch"}"#)
    #expect(result.catalogs[0].languages.count == 2, "\(result.catalogs[0].languages)")
  }

  /// A batch is what its edits are one after another.
  @Test(arguments: 0..<60)
  func equalsItsEditsOneByOne(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let keys = ["%@ saved", "cancel", "items", "a", "b"]
    let edits = (0..<Int.random(in: 1...8, using: &generator)).map { _ -> BatchEdit in
      let key = keys.randomElement(using: &generator) ?? ""
      let language = (["en", "ko", "ru"] as [LanguageTag]).randomElement(using: &generator)
      let text = ["x", "%@ y", "%lld z", ""].randomElement(using: &generator) ?? ""
      switch Int.random(in: 0..<9, using: &generator) {
      case 0: return BatchEdit(.add(sourceText: text, comment: nil), key: key)
      case 1: return BatchEdit(.delete, key: key)
      case 2:
        let other = keys.randomElement(using: &generator) ?? ""
        return BatchEdit(.rename(to: other, keepsText: Bool.random(using: &generator)), key: key)
      case 3: return BatchEdit(.unset, key: key, language: language)
      case 4: return BatchEdit(.comment(text), key: key)
      case 5:
        return BatchEdit(
          .setForms([.one: text, .other: text]), key: key, language: language)
      case 6:
        var edit = BatchEdit(.state, key: key, language: language)
        edit.state = .needsReview
        return edit
      default: return BatchEdit(.set(text), key: key, language: language)
      }
    }
    var options = BatchOptions()
    options.keepsGoing = true
    options.allowsFindings = true
    let together = EditBatch([try catalog()], options: options).applying(
      edits.map { .success($0) })
    var catalog = try catalog()
    var outcomes: [EditVerdict.Outcome] = []
    for edit in edits {
      let result = EditBatch([catalog], options: options).applying([.success(edit)])
      outcomes += result.verdicts.map(\.outcome)
      catalog.catalog = result.catalogs[0]
    }
    #expect(together.verdicts.map(\.outcome) == outcomes, "\(edits)")
    #expect(
      String(decoding: together.catalogs[0].bytes, as: UTF8.self)
        == String(decoding: catalog.catalog.bytes, as: UTF8.self), "\(edits)")
  }

  @Test func namesRulesThatExist() {
    let known = Set(RuleRegistry.descriptions.map(\.id))
    #expect(FindingGate.rulesOfRemainingWork.isSubset(of: known))
  }

  /// In real catalogs, an edit that writes what is there changes no byte and causes no finding.
  @Test(arguments: TestScope.sample(RealCatalogs.soundPaths, count: 12))
  func changesNothingInRealCatalogs(path: String) throws {
    let catalog = try RealCatalogs.catalog(at: path)
    var edits: [BatchEdit] = []
    for entry in TestScope.sample(catalog.entries, count: 40) {
      for localization in entry.localizations {
        for leaf in localization.leaves {
          guard let text = leaf.value, let state = leaf.state,
            StringUnitState.choices.contains(state), leaf.path.isEmpty
          else { continue }
          var edit = BatchEdit(.set(text), key: entry.key, language: localization.language)
          edit.state = state
          edits.append(edit)
        }
      }
    }
    var options = BatchOptions()
    options.keepsGoing = true
    options.allowsUnknownLanguages = true
    let batch = EditBatch([EditBatch.Catalog(path: path, catalog: catalog)], options: options)
    let result = batch.applying(edits.map { .success($0) })
    #expect(result.catalogs[0].bytes == catalog.bytes)
    #expect(result.verdicts.allSatisfy { $0.outcome == .applied || $0.findings.isEmpty })
  }
}
