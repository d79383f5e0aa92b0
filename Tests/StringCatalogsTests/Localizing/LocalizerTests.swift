import StringCatalogs
import Testing

@Suite struct LocalizerTests {
  @Test func looksUpATextInTheReadersLanguage() throws {
    let entry = #""cancel": {"localizations": {"en": \#(unit("Cancel")), "ko": \#(unit("취소"))}}"#
    let localizer = try Localizer(entry, ["ko-KR"])
    #expect(
      localizer.message(for: LocalizedMessage("cancel")) == Message(text: "취소", language: "ko"))
    #expect(localizer.availableLanguages == ["en", "ko"])
  }

  @Test func fallsBackToTheNextLanguageThenTheSourceLanguageThenTheKey() throws {
    let entries = #"""
      "both": {"localizations": {"en": \#(unit("E")), "ja": \#(unit("J")), "ko": {}}},
      "empty": {"localizations": {"ko": \#(unit("", "new")), "en": \#(unit("E"))}},
      "blank": {"localizations": {"ko": \#(unit("", "translated")), "en": \#(unit("E"))}},
      "started": {"localizations": {"ko": \#(unit("K", "new")), "en": \#(unit("E"))}},
      "review": {"localizations": {"ko": \#(unit("K", "needs_review"))}},
      "No %lld photos": {},
      "other": {"localizations": {"de": \#(unit("D"))}}
      """#
    let localizer = try Localizer(entries, ["ko", "ja"])
    let results = ["both", "empty", "blank", "started", "review", "other"].map {
      localizer.message(for: LocalizedMessage($0))
    }
    #expect(
      results == [
        Message(text: "J", language: "ja"), Message(text: "E", language: "en"),
        Message(text: "", language: "ko"), Message(text: "K", language: "ko"),
        Message(text: "K", language: "ko"), Message(text: "other", language: "en"),
      ])
    #expect(
      localizer.message(for: LocalizedMessage("No %lld photos", 3))
        == Message(text: "No 3 photos", language: "en"))
  }

  @Test func theKeyIsTheTextForAReaderOfTheSourceLanguage() throws {
    let entries = #"""
      "Cancel": {"localizations": {"ko": \#(unit("취소"))}},
      "Stop": {"localizations": {"en": \#(unit("", "new")), "ko": \#(unit("정지"))}}
      """#
    let localizer = try Localizer(entries, ["en-US", "ko"])
    for key in ["Cancel", "Stop"] {
      #expect(localizer.message(for: LocalizedMessage(key)) == Message(text: key, language: "en"))
    }
  }

  @Test(arguments: [
    ("%(count)lld of %(name)@", "3 of Kim"), ("%2$(name)@: %1$(count)lld", "Kim: 3"),
    ("%(count)lld, %(count)lld, %(name)@", "3, 3, Kim"), ("%1$(count)lld%%", "3%"),
  ])
  func namesOfArgumentsAreLeftOut(value: String, text: String) throws {
    let localizer = try Localizer(
      #""summary": {"localizations": {"en": \#(unit(value))}}"#, ["en"])
    #expect(localizer.message(for: LocalizedMessage("summary", 3, "Kim")).text == text)
  }

  @Test func anUnknownKeyIsWrittenWithItsArguments() throws {
    let localizer = try Localizer("", ["ko"])
    #expect(
      localizer.message(for: LocalizedMessage("%@ of %lld", "a", 2))
        == Message(text: "a of 2", language: nil, problems: [.unknownKey("%@ of %lld")]))
  }

  @Test func aCatalogMayHaveNoSourceLanguage() throws {
    let text = #"{"strings": {"a": {"localizations": {"ko": \#(unit("가"))}}, "b": {}}}"#
    let localizer = Localizer(
      catalog: try StringCatalog(bytes: Array(text.utf8)), languages: ["ko"])
    #expect(localizer.text(for: LocalizedMessage("a")) == "가")
    #expect(localizer.message(for: LocalizedMessage("b")) == Message(text: "b", language: nil))
  }

  @Test(
    arguments: [
      ("%@ (%lld)", ["a", 2], "a (2)"),
      ("%2$lld: %1$@", ["a", 2], "2: a"),
      ("%2$@ %@ %1$@", ["a", "b"], "b a a"),
      ("%@ %@", ["%@", "b"], "%@ b"),
      ("100%% of %lld%%", [5], "100% of 5%"),
      ("%@", [5], "5"), ("%@", [1.5], "1.5"), ("%@", [3.0], "3"),
      ("%@", [1e21], "1000000000000000000000"),
      ("%@", [-1e-7], "-0.0000001"), ("%@", [.decimal(-.infinity)], "-inf"),
      ("%.1f MB", [12.25], "12.2 MB"), ("%.1f", [3], "3.0"), ("%lf", [0.5], "0.500000"),
      ("%*d|%-*d|", [4, 7, 3, 8], "   7|8  |"), ("%1$*2$d", [7, 4], "   7"),
      ("%*d|", [-4, 7], "7   |"),
      ("%.*f", [2, 1.0], "1.00"), ("%.*f", [-1, 1.0], "1.000000"),
      ("%x %X %#o %c %C", [255, 255, 8, 65, 0xAC00], "ff FF 010 A 가"),
      ("%5s|%-5@|%.2@", ["ab", "cd", "efg"], "   ab|cd   |ef"),
      ("5% empty, %lld left", [3], "5% empty, 3 left"),
      ("100 %", [], "100 %"), ("100%", [1], "100%"),
    ] as [(String, [MessageArgument], String)])
  func putsArgumentsIntoPlaceholders(
    key: String, arguments: [MessageArgument], text: String
  ) throws {
    let localizer = try Localizer(#""\#(key)": {}"#, [])
    let message = localizer.message(for: LocalizedMessage(key, arguments: arguments))
    #expect(message == Message(text: text, language: "en"))
  }

  @Test(
    arguments: [
      ("%@ and %@", ["a"], "a and %@", [.argumentMissing(position: 2)]),
      (
        "%2$@ %3$lld %3$lld", ["a"], "%2$@ %3$lld %3$lld",
        [.argumentMissing(position: 2), .argumentMissing(position: 3)]
      ),
      ("%lld", ["many"], "many", [.argumentMistyped(position: 1)]),
      ("%.2f", ["many"], "many", [.argumentMistyped(position: 1)]),
      ("%lld", [2.5], "2.5", [.argumentMistyped(position: 1)]),
      ("%x", [2.5], "2.5", [.argumentMistyped(position: 1)]),
      ("%s", [5], "5", [.argumentMistyped(position: 1)]),
      ("%c", [-1], "-1", [.argumentMistyped(position: 1)]),
      ("%c", ["ab"], "ab", [.argumentMistyped(position: 1)]),
      ("%*d", ["a", 5], "5", [.argumentMistyped(position: 1)]),
      ("%*d", [], "%*d", [.argumentMissing(position: 1), .argumentMissing(position: 2)]),
      ("%#@files@", [5], "%#@files@", [.substitutionMissing(name: "files")]),
      ("%arg", [5], "%arg", []),
    ] as [(String, [MessageArgument], String, [MessageProblem])])
  func aWrongArgumentLosesNoText(
    key: String, arguments: [MessageArgument], text: String, problems: [MessageProblem]
  ) throws {
    let localizer = try Localizer(#""\#(key)": {}"#, [])
    let message = localizer.message(for: LocalizedMessage(key, arguments: arguments))
    #expect(message == Message(text: text, language: "en", problems: problems))
  }

  @Test func hugeWidthsAndPrecisionsAreCut() throws {
    let key = "%999999999d %.999999999f %*d %.*x"
    let localizer = try Localizer(#""\#(key)": {}"#, [])
    let arguments: [MessageArgument] = [1, 1.0, .integer(.min), 1, .integer(.max), 1]
    #expect(localizer.text(for: LocalizedMessage(key, arguments: arguments)).count < 5_000)
  }

  @Test func messagesInArgumentsAreResolvedInTheSameLanguages() throws {
    let localizer = try Localizer(
      """
      "edited": {"localizations": {"ko": \(unit("편집: %@"))}},
      "camera": {"localizations": {"ko": \(unit("카메라 %@"))}}
      """, ["ko"])
    let camera = LocalizedMessage("camera", "X100")
    #expect(
      localizer.message(for: LocalizedMessage("edited", .message(camera)))
        == Message(text: "편집: 카메라 X100", language: "ko"))
    let unknown = LocalizedMessage("lens")
    #expect(
      localizer.message(for: LocalizedMessage("edited", .message(unknown)))
        == Message(text: "편집: lens", language: "ko", problems: [.unknownKey("lens")]))
  }

  @Test func messagesAreNotNestedForever() throws {
    let localizer = try Localizer(#""(%@)": {}"#, [])
    var message = LocalizedMessage("(%@)", "x")
    for _ in 0..<40 { message = LocalizedMessage("(%@)", .message(message)) }
    let result = localizer.message(for: message)
    #expect(result.text == "((((((((((%@))))))))))")
    #expect(result.problems == [.nestedTooDeeply("(%@)")])
  }

  @Test func saysAValue() throws {
    struct Camera: LocalizedByValue {
      var localizedMessage: LocalizedMessage { LocalizedMessage("camera", "X100") }
    }
    let entry = #""camera": {"localizations": {"en": \#(unit("Camera %@"))}}"#
    #expect(try Localizer(entry, []).text(for: Camera()) == "Camera X100")
  }

  @Test func usesTheFirstTextOfASet() throws {
    let set =
      #"{"stringSet": {"state": "translated", "values": ["Audit ${applicationName}", "Check"]}}"#
    let localizer = try Localizer(#""phrases": {"localizations": {"en": \#(set)}}"#, [])
    #expect(localizer.text(for: LocalizedMessage("phrases")) == "Audit ${applicationName}")
  }
}
