import StringCatalogs
import Testing

@Suite struct VariationTests {
  /// The text of a string about photos, for a number in a language.
  @Test(arguments: [
    ("ru", 1, "1 фото one"), ("ru", 2, "2 фото few"), ("ru", 5, "5 фото many"),
    ("ru", 21, "21 фото one"), ("ru", 0, "0 фото many"),
    ("ar", 0, "0 صور zero"), ("ar", 1, "1 صور one"), ("ar", 2, "2 صور two"), ("ar", 3, "3 صور few"),
    ("ar", 11, "11 صور many"), ("ar", 100, "100 صور other"),
    ("pl", 1, "1 zdjęć one"), ("pl", 2, "2 zdjęć few"), ("pl", 5, "5 zdjęć many"),
    ("ja", 1, "1 枚 other"), ("ko", 2, "2 장 other"), ("zh-Hans", 3, "3 张 other"),
    ("en", 0, "no photos"), ("en", 1, "1 photo"), ("en", 2, "2 photos"),
  ])
  func choosesThePluralCategory(language: String, number: Int64, text: String) throws {
    func all(_ noun: String, _ categories: String) -> String {
      let cases = categories.split(separator: " ").map {
        #""\#($0)": \#(unit("%lld \(noun) \($0)"))"#
      }
      return #"{"variations": {"plural": {\#(cases.joined(separator: ", "))}}}"#
    }
    let english = variations(
      "plural",
      ["zero": unit("no photos"), "one": unit("%lld photo"), "other": unit("%lld photos")])
    let localizer = try Localizer(
      #"""
      "photos %lld": {"localizations": {
        "en": \#(english), "ru": \#(all("фото", "one few many other")),
        "ar": \#(all("صور", "zero one two few many other")),
        "pl": \#(all("zdjęć", "one few many other")), "ja": \#(all("枚", "other")),
        "ko": \#(all("장", "other")), "zh-Hans": \#(all("张", "other"))}}
      """#, [LanguageTag(rawValue: language)])
    #expect(
      localizer.message(for: LocalizedMessage("photos %lld", .integer(number)))
        == Message(text: text, language: LanguageTag(rawValue: language)))
  }

  @Test func theFirstWholeNumberChooses() throws {
    let text = variations("plural", ["one": unit("%@: one of %lld"), "other": unit("%@: %lld")])
    let localizer = try Localizer(#""n": {"localizations": {"en": \#(text)}}"#, [])
    #expect(localizer.text(for: LocalizedMessage("n", "a", 1, 5)) == "a: one of 1")
    #expect(localizer.text(for: LocalizedMessage("n", "a", 5, 1)) == "a: 5")
  }

  @Test func aMissingCategoryIsAProblemAndStillText() throws {
    let entries = #"""
      "polish": {"localizations": {"pl": \#(variations("plural", ["one": unit("%lld a"), "other": unit("%lld b")]))}},
      "neutral": {"localizations": {"pl": \#(variations("plural", ["other": unit("Plików: %lld")]))}},
      "bare": {"localizations": {"pl": \#(variations("plural", ["zero": unit("z"), "one": unit("o")]))}},
      "odd": {"localizations": {"pl": \#(variations("plural", ["=0": unit("odd")]))}}
      """#
    let localizer = try Localizer(entries, ["pl"])
    #expect(
      localizer.message(for: LocalizedMessage("polish", 5))
        == Message(text: "5 b", language: "pl", problems: [.pluralCategoryMissing("many")]))
    #expect(
      localizer.message(for: LocalizedMessage("neutral", 5))
        == Message(text: "Plików: 5", language: "pl"))
    // Zero isn't one of the whole millions that some languages have a form for.
    #expect(
      localizer.message(for: LocalizedMessage("neutral", 0))
        == Message(text: "Plików: 0", language: "pl"))
    #expect(
      localizer.message(for: LocalizedMessage("bare", 5))
        == Message(text: "o", language: "pl", problems: [.pluralCategoryMissing("many")]))
    #expect(localizer.text(for: LocalizedMessage("odd", 5)) == "odd")
  }

  @Test func wholeMillionsInFrenchNeedNoTextOfTheirOwn() throws {
    let text = variations("plural", ["one": unit("%lld photo"), "other": unit("%lld photos")])
    let localizer = try Localizer(#""n": {"localizations": {"fr": \#(text)}}"#, ["fr"])
    #expect(
      localizer.message(for: LocalizedMessage("n", 1_000_000))
        == Message(text: "1000000 photos", language: "fr"))
  }

  @Test func withoutANumberOtherIsTaken() throws {
    let text = variations("plural", ["one": unit("%lld photo"), "other": unit("%lld photos")])
    let localizer = try Localizer(#""n": {"localizations": {"en": \#(text)}}"#, [])
    #expect(
      localizer.message(for: LocalizedMessage("n"))
        == Message(text: "%lld photos", language: "en", problems: [.argumentMissing(position: 1)]))
    #expect(
      localizer.message(for: LocalizedMessage("n", "two"))
        == Message(text: "two photos", language: "en", problems: [.argumentMistyped(position: 1)]))
  }

  @Test(
    arguments: [
      (.iPhone, "Tap"), (.mac, "Click"), (.appleTV, "Press"), (Device(rawValue: "fridge"), "Press"),
      (nil, "Press"),
    ] as [(Device?, String)])
  func choosesTheDeviceOrOther(device: Device?, text: String) throws {
    let texts = variations(
      "device", ["iphone": unit("Tap"), "mac": unit("Click"), "other": unit("Press")])
    let localizer = try Localizer(
      #""act": {"localizations": {"en": \#(texts)}}"#, [], device: device)
    #expect(localizer.text(for: LocalizedMessage("act")) == text)
  }

  @Test(arguments: [(.iPad, "Touch"), (.appleTV, "Click"), (nil, "Click")] as [(Device?, String)])
  func withoutOtherAFixedOrderOfDevicesDecides(device: Device?, text: String) throws {
    let texts = variations("device", ["ipad": unit("Touch"), "mac": unit("Click")])
    let localizer = try Localizer(
      #""act": {"localizations": {"en": \#(texts)}}"#, [], device: device)
    #expect(localizer.text(for: LocalizedMessage("act")) == text)
  }

  @Test func axesMayBeNestedEitherWay() throws {
    let plural = variations("plural", ["one": unit("%lld tap"), "other": unit("%lld taps")])
    let device = variations("device", ["mac": unit("%lld clicks"), "other": unit("%lld taps")])
    let entries = #"""
      "a": {"localizations": {"en": \#(variations("device", ["iphone": plural, "other": unit("%lld")]))}},
      "b": {"localizations": {"en": \#(variations("plural", ["one": unit("one"), "other": device]))}},
      "c": {"localizations": {"en": \#(variations("width", ["20": plural]))}}
      """#
    let phone = try Localizer(entries, [], device: .iPhone)
    #expect(phone.text(for: LocalizedMessage("a", 1)) == "1 tap")
    #expect(phone.text(for: LocalizedMessage("a", 2)) == "2 taps")
    #expect(phone.text(for: LocalizedMessage("b", 1)) == "one")
    #expect(phone.text(for: LocalizedMessage("b", 2)) == "2 taps")
    #expect(phone.text(for: LocalizedMessage("c", 1)) == "1 tap")
    let mac = try Localizer(entries, [], device: .mac)
    #expect(mac.text(for: LocalizedMessage("a", 2)) == "2")
    #expect(mac.text(for: LocalizedMessage("b", 2)) == "2 clicks")
  }

  @Test func anEmptyNewVariationCountsAsMissing() throws {
    let korean = variations("plural", ["other": unit("", "new")])
    let english = variations("plural", ["one": unit("%lld photo"), "other": unit("%lld photos")])
    let localizer = try Localizer(
      #""n": {"localizations": {"en": \#(english), "ko": \#(korean)}}"#, ["ko"])
    #expect(
      localizer.message(for: LocalizedMessage("n", 1)) == Message(text: "1 photo", language: "en"))
  }
}
