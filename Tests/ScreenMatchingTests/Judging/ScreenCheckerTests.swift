import ScreenMatching
import ScreenTexts
import StringCatalogs
import Testing

struct ScreenCheckerTests {
  private func catalog(_ json: String) throws -> ScreenCatalog {
    ScreenCatalog(path: "Main.xcstrings", catalog: try StringCatalog(bytes: Array(json.utf8)))
  }

  @Test(arguments: [
    ("Cards", "Cards"), ("CARDS", "Cards"), ("© Show answer", "Show answer"),
    ("Cards 12", "Cards"), ("3 tags", "tags"), ("1 tag", "tags"), ("in 6 days", "in %@"),
    ("Loadinq review queue", "Loading review queue"), ("Setting5", "Settings"),
    ("Settings >", "Settings"),
  ])
  func findsAString(text: String, key: String) throws {
    let shot = try TestScreens.shot("en/1.png", [(text, 100, 100)])
    let strings = try TestScreens.check([shot]).shots[0].strings
    #expect(strings.map(\.key) == [CatalogKey(table: "Main", key: key)])
  }

  @Test(arguments: [
    "Card", "Carts", "Al dente", "Setting", "In economics, what is it?", "in time", "tags",
    "All cards", "A Cards b", "Reviewed", "12", "", "…", "Cards…", "Cards 3 / 4",
    "Show answers now",
  ])
  func ratherFindsNone(text: String) throws {
    let shot = try TestScreens.shot("en/1.png", [(text, 100, 100)])
    let check = try TestScreens.check([shot])
    #expect(check.shots[0].strings.isEmpty)
  }

  @Test func joinsLines() throws {
    let shot = try TestScreens.shot(
      "en/1.png",
      [
        ("Your cards,", 100, 100), ("everywhere", 100, 160), ("Show", 100, 400),
        ("answer", 200, 400),
      ])
    let strings = try TestScreens.check([shot]).shots[0].strings
    #expect(strings.map(\.key.key) == ["Your cards, \n everywhere", "Show answer"])
    #expect(strings[0].frame == PixelFrame(x: 100, y: 100, width: 220, height: 100))
  }

  @Test func dividesALineWhereTheGapIsWide() throws {
    var shot = try TestScreens.shot("en/1.png", [])
    func word(_ text: String, x: Int) -> TextObservation.Word {
      TextObservation.Word(
        text: text, frame: PixelFrame(x: x, y: 10, width: 90, height: 40), confidence: 0.9)
    }
    shot.observations = [
      TextObservation(
        text: "Cards Show answer", frame: PixelFrame(x: 0, y: 10, width: 400, height: 40),
        confidence: 0.9, words: [word("Cards", x: 0), word("Show", x: 200), word("answer", x: 300)])
    ]
    let strings = try TestScreens.check([shot]).shots[0].strings
    #expect(strings.map(\.key.key) == ["Cards", "Show answer"])
    #expect(strings[1].frame == PixelFrame(x: 200, y: 10, width: 190, height: 40))
  }

  @Test func findsNoStringInAPartOfAText() throws {
    let beside = try TestScreens.shot("en/1.png", [("Cards", 100, 100), ("archive", 220, 100)])
    let apart = try TestScreens.shot("en/1.png", [("Cards", 100, 100), ("archive", 300, 100)])
    let counts = try [beside, apart].map { try TestScreens.check([$0]).shots[0].strings.count }
    #expect(counts == [0, 1])
  }

  @Test func takesTheBetterOfTwoReadings() throws {
    var shot = try TestScreens.shot("ko/1.png", [("AES", 100, 100), ("Al", 100, 300)])
    let other = try TestScreens.shot("ko/1.png", [("설정", 100, 100), ("시", 100, 300)])
    shot.otherReadings = [other.observations]
    let checked = try TestScreens.check([shot]).shots[0]
    #expect(checked.strings.map(\.key.key) == ["Settings", "AI"])
    #expect(checked.texts.isEmpty)
  }

  @Test func joinsChineseWithoutSpaces() throws {
    let shot = try TestScreens.shot("zh-Hans/1.png", [("显 示 答 案", 100, 100)])
    let strings = try TestScreens.check([shot]).shots[0].strings
    #expect(strings.map(\.text) == ["显示答案"])
  }

  @Test func joinsSyllablesOfKoreanThatAreCloseTogether() throws {
    var shot = try TestScreens.shot("ko/1.png", [("복습 목 록을 불러오는 중", 100, 300)])
    shot.observations[0].words = [
      ("복습", 100, 180), ("목", 195, 232), ("록을", 234, 312), ("불러오는", 328, 485),
      ("중", 500, 538),
    ].map { text, x, end in
      TextObservation.Word(
        text: text, frame: PixelFrame(x: x, y: 300, width: end - x, height: 40), confidence: 0.9)
    }
    let strings = try TestScreens.check([shot]).shots[0].strings
    #expect(strings.map(\.text) == ["복습 목록을 불러오는 중"])
  }

  @Test func tellsEqualTextsApartByTheSourceLanguage() throws {
    let check = try TestScreens.check([
      TestScreens.shot("ja/1.png", [("復習", 100, 300), ("復習", 100, 1900)]),
      TestScreens.shot("en/1.png", [("Reviews", 100, 300), ("Review", 100, 1900)]),
    ])
    #expect(check.shots[0].strings.map(\.key.key) == ["Reviews", "Review"])
    #expect(check.shots[0].strings.flatMap(\.alternatives).isEmpty)
  }

  @Test func namesAllStringsThatMayBeMeant() throws {
    let check = try TestScreens.check([TestScreens.shot("ja/1.png", [("復習", 100, 300)])])
    let string = try #require(check.shots[0].strings.first)
    #expect([string.key.key] + string.alternatives.map(\.key) == ["Review", "Reviews"])
    #expect(check.languages[0].shown.map(\.key) == ["Review", "Reviews"])
  }

  @Test func findsWhatTheSourceLanguageShows() throws {
    let shots = [
      try TestScreens.shot("zh-Hans/1.png", [("正在加载认列", 100, 300)]),
      try TestScreens.shot("en/1.png", [("Loading review queue", 100, 300)]),
    ]
    let both = try TestScreens.check(shots)
    let alone = try TestScreens.check([shots[0]])
    #expect(both.shots[0].strings.map(\.key.key) == ["Loading review queue"])
    #expect(alone.shots[0].strings.isEmpty)
  }

  @Test func findsUntranslatedTexts() throws {
    let check = try TestScreens.check([
      TestScreens.shot("en/1.png", [("Show answer", 100, 300), ("Cards", 100, 900)]),
      TestScreens.shot("ko/1.png", [("Show answer", 100, 300), ("카드", 100, 900)]),
    ])
    let finding = try #require(check.shots[1].findings.first)
    #expect(check.findings.count == 1)
    #expect(finding.kind == .untranslated && !finding.isLikely)
    #expect(finding.key?.key == "Show answer" && finding.expected == "답 보기")
  }

  @Test(arguments: [true, false])
  func findsTextsWithoutATranslation(hasSource: Bool) throws {
    let source = try TestScreens.shot("en/1.png", [("Not now", 100, 300), ("Cards", 100, 900)])
    let check = try TestScreens.check(
      (hasSource ? [source] : [])
        + [TestScreens.shot("ko/1.png", [("Not now", 100, 300), ("카드", 100, 900)])])
    #expect(check.findings.map(\.key?.key) == ["Not now"])
    #expect(check.findings.map(\.expected) == [nil])
    #expect(check.findings.map(\.isLikely) == [!hasSource])
  }

  @Test func expectsNoRegionalTextInTheSourceLanguage() throws {
    let catalog = try catalog(
      #"""
      {"sourceLanguage": "en", "strings": {"Dialog warnings": {"localizations": {
        "en-GB": {"stringUnit": {"state": "translated", "value": "Dialogue warnings"}}}}},
      "version": "1.0"}
      """#)
    let texts = [("en", "Dialog warnings"), ("en-GB", "Dialogue warnings")]
    for (language, text) in texts {
      let shot = try TestScreens.shot("\(language)/1.png", [(text, 100, 300)])
      let check = ScreenChecker([catalog]).check([shot])
      #expect(check.shots[0].strings.map(\.text) == [text])
    }
  }

  @Test func ignoresPunctuationWhereTheTranslationHasTheSameWords() throws {
    let catalog = try catalog(
      #"""
      {"sourceLanguage": "en", "strings": {"Indentation": {"localizations": {
        "fr": {"stringUnit": {"state": "translated", "value": "Indentation :"}}}}},
      "version": "1.0"}
      """#)
    let check = ScreenChecker([catalog]).check(
      try ["en", "fr"].map { try TestScreens.shot("\($0)/1.png", [("Indentation", 100, 300)]) })
    #expect(check.findings.isEmpty)
  }

  /// A word that no language translates may be the name of the app.
  @Test func takesAWordInNoLanguageForAName() throws {
    let catalog = try catalog(
      #"""
      {"sourceLanguage": "en", "strings": {"Earnings": {}, "Card": {"localizations": {
        "ko": {"stringUnit": {"state": "translated", "value": "카드"}}}}}, "version": "1.0"}
      """#)
    let check = ScreenChecker([catalog]).check([
      try TestScreens.shot("en/1.png", [("Earnings", 100, 300), ("Card", 100, 900)]),
      try TestScreens.shot("ko/1.png", [("Earnings", 100, 300), ("카드", 100, 900)]),
    ])
    #expect(check.findings.map(\.key?.key) == ["Earnings"])
    #expect(check.findings.map(\.isLikely) == [true])
  }

  @Test func isOnlyLikelyWithoutAShotOfTheSourceLanguage() throws {
    let check = try TestScreens.check([
      TestScreens.shot("ko/1.png", [("Show answer", 100, 300), ("카드", 100, 900)])
    ])
    #expect(check.findings.map(\.isLikely) == [true])
  }

  @Test func acceptsWhatUsersWrite() throws {
    let check = try TestScreens.check([
      TestScreens.shot("en/1.png", [("Cards", 100, 300)]),
      TestScreens.shot("ko/1.png", [("카드", 100, 300), ("Show answer", 100, 900)]),
    ])
    #expect(check.findings.isEmpty)
  }

  @Test(arguments: ["복습 목록을 불..", "복습 목록을…", "복습 목록을 불러", "복 …"])
  func findsTextsThatAreCutOff(text: String) throws {
    let check = try TestScreens.check([
      TestScreens.shot("en/1.png", [("Loading review queue", 100, 300)]),
      TestScreens.shot("ko/1.png", [(text, 100, 300)]),
    ])
    #expect(check.findings.map(\.kind) == [.cutOff])
    #expect(check.findings.map(\.isLikely) == [true])
    #expect(check.findings.map(\.expected) == ["복습 목록을 불러오는 중"])
  }

  @Test func takesALetterForTheBeginningOfOneStringOnly() throws {
    let check = try TestScreens.check([
      TestScreens.shot("en/1.png", [("Loading review queue", 100, 300), ("Review", 100, 400)]),
      TestScreens.shot("ko/1.png", [("복…", 100, 300)]),
    ])
    #expect(check.findings.isEmpty)
  }

  /// Two strings with one English text, of which one begins the other in Korean.
  @Test func takesNoMisreadTextForTheBeginningOfALongerOne() throws {
    let catalog = try catalog(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "scroll": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "Doomscrolling Mode"}},
          "ko": {"stringUnit": {"state": "translated", "value": "둠스크롤"}}}},
        "scroll.mode": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "Doomscrolling Mode"}},
          "ko": {"stringUnit": {"state": "translated", "value": "둠스크롤링 모드"}}}}}}
      """)
    let shots = [
      try TestScreens.shot("en/1.png", [("Doomscrolling Mode", 40, 300)]),
      try TestScreens.shot("ko/1.png", [("눔스크롤", 40, 300)]),
    ]
    let shot = try #require(ScreenChecker([catalog]).check(shots).shots.last)
    #expect(shot.findings.isEmpty)
    #expect(shot.strings.map(\.key.key) == ["scroll"])
  }

  @Test func findsTextsInNoCatalog() throws {
    let texts = [
      ("Start a new chat", 100, 300), ("OpenAI and more", 100, 500), ("John Doe", 100, 700),
    ]
    let check = try TestScreens.check([
      TestScreens.shot("en/1.png", texts), TestScreens.shot("ko/1.png", texts),
    ])
    #expect(check.findings.map(\.text) == ["Start a new chat"])
    #expect(check.findings.map(\.kind) == [.notInCatalog])
    #expect(check.shots[1].texts.count == 3)
  }

  @Test func findsAScreenInAnotherLanguage() throws {
    let check = try TestScreens.check([
      TestScreens.shot(
        "ko/1.png", [("カード", 100, 100), ("設定", 100, 300), ("答えを表示", 100, 500)])
    ])
    #expect(check.findings.map(\.kind) == [.wrongLanguage])
    #expect(check.findings.map(\.language) == ["ja"])
  }

  @Test func findsTheLanguageOfAScreen() throws {
    let check = try TestScreens.check([
      TestScreens.shot("home.png", [("カード", 100, 100), ("設定", 100, 300), ("答えを表示", 100, 500)])
    ])
    #expect(check.shots[0].language == "ja" && check.shots[0].isLanguageDetected)
  }

  @Test func findsTextsThatLeaveTheScreenOrCoverEachOther() throws {
    let check = try TestScreens.check([
      TestScreens.shot(
        "en/1.png", [("Settings", 900, 100), ("Show answer", 100, 500), ("Cards", 110, 510)])
    ])
    #expect(check.findings.map(\.kind) == [.overlapping, .outside])
  }

  @Test func listsWhatIsNeverShown() throws {
    let check = try TestScreens.check([
      TestScreens.shot("en/1.png", [("Cards", 100, 300)]), TestScreens.shot("ko/1.png", []),
    ])
    #expect(check.languages.map(\.language) == ["en", "ko"])
    #expect(check.languages.map(\.shown.count) == [1, 0])
    #expect(check.languages.map(\.neverShown.count) == [10, 11])
  }

  @Test(arguments: [Int.min, -1, 0, Int.max])
  func survivesAnyFrame(number: Int) throws {
    var shot = try TestScreens.shot("en/1.png", [("Cards", 100, 300), ("Show", 100, 350)])
    let frame = PixelFrame(x: number, y: number, width: number, height: number)
    shot.observations.append(TextObservation(text: "Cards", frame: frame, confidence: .nan))
    shot.observations.append(TextObservation(text: "answer", frame: frame, confidence: 1))
    _ = try TestScreens.check([shot])
  }
}
