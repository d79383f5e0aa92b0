import StringCatalogs
import Testing

@Suite struct SubstitutionTests {
  @Test func eachSubstitutionCountsItsOwnArgument() throws {
    let localizer = try self.localizer(
      "%#@matches@ in %#@files@",
      [
        "matches": (1, "lld", ["one": "%arg match", "other": "%arg matches"]),
        "files": (2, "lld", ["one": "%arg file", "other": "%arg files"]),
      ])
    #expect(localizer.text(for: LocalizedMessage("key", 1, 5)) == "1 match in 5 files")
    #expect(localizer.text(for: LocalizedMessage("key", 5, 1)) == "5 matches in 1 file")
  }

  @Test(arguments: [
    ("%#@b@ – %#@a@", "2 b – 1 a"),
    ("%#@a@ – %#@a@ – %@", "1 a – 1 a – 2"),
    ("%#@a@, %@, %@", "1 a, 2, x"),
    ("%2$#@c@ %1$#@c@", "2 c 1 c"),
    ("%#@c@ %#@c@", "1 c 2 c"),
    ("%@ %#@c@", "1 2 c"),
    ("%3$@: %#@a@", "x: 1 a"),
    ("%#@step@", "1 of 2"),
    ("%#@outer@", "<2 b>"),
    ("%#@written@ %@", "1 written 2"),
    ("%#@plain@", "plain 1"),
  ])
  func findsTheArgumentByPositionByNumberOrByOrder(text: String, expected: String) throws {
    let localizer = try self.localizer(
      text,
      [
        "a": (1, "lld", ["other": "%arg a"]), "b": (2, "lld", ["other": "%arg b"]),
        "c": (nil, "lld", ["other": "%arg c"]), "step": (1, "lld", ["other": "%arg of %2$@"]),
        "outer": (1, "lld", ["other": "<%#@b@>"]), "written": (1, "lld", ["other": "%lld written"]),
        "plain": (1, nil, ["other": "plain %arg"]),
      ])
    let message = localizer.message(for: LocalizedMessage("key", 1, 2, "x"))
    #expect(message == Message(text: expected, language: "en"))
  }

  @Test func theNumberIsWrittenAsTheSpecifierSays() throws {
    let localizer = try self.localizer(
      "%#@size@", ["size": (1, ".1f", ["one": "%arg byte", "other": "%arg bytes"])])
    #expect(localizer.text(for: LocalizedMessage("key", 1.0)) == "1.0 bytes")
    let whole = try self.localizer(
      "%#@size@", ["size": (1, ".0f", ["one": "%arg byte", "other": "%arg bytes"])])
    #expect(whole.text(for: LocalizedMessage("key", 1.2)) == "1 byte")
  }

  @Test func whatIsMissingStaysVisible() throws {
    let localizer = try self.localizer(
      "%#@a@ %#@gone@",
      ["a": (4, "lld", ["one": "%arg a", "other": "%arg as"])])
    #expect(
      localizer.message(for: LocalizedMessage("key", 1))
        == Message(
          text: "%arg as %#@gone@", language: "en",
          problems: [.argumentMissing(position: 4), .substitutionMissing(name: "gone")]))
  }

  @Test func aSubstitutionThatIsNotTranslatedYetSaysItsNumber() throws {
    let localizer = try Localizer(
      #"""
      "key": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "Photos: %#@n@"},
        "substitutions": {
          "n": {"argNum": 1, "variations": {"plural": {"other": \#(unit("", "new"))}}}}}}}
      """#, [])
    #expect(localizer.text(for: LocalizedMessage("key", 7)) == "Photos: 7")
  }

  @Test func aSubstitutionInsideItselfEnds() throws {
    let localizer = try self.localizer(
      "%#@a@",
      ["a": (1, "lld", ["other": "a %#@b@"]), "b": (1, "lld", ["other": "b %#@a@"])])
    #expect(
      localizer.message(for: LocalizedMessage("key", 1))
        == Message(text: "a b %#@a@", language: "en", problems: [.nestedTooDeeply("a")]))
  }

  @Test func aFewBytesDoNotMakeAnEndlessText() throws {
    let names = ["a", "b", "c", "d", "e", "f", "g", "h"]
    var substitutions: [String: (Int?, String?, [String: String])] = [:]
    for (name, next) in zip(names, names.dropFirst()) {
      substitutions[name] = (1, "lld", ["other": String(repeating: "%#@\(next)@", count: 20)])
    }
    substitutions["h"] = (1, "lld", ["other": "x"])
    let message = try localizer("%#@a@", substitutions).message(for: LocalizedMessage("key", 1))
    #expect(message.text.utf8.count < 200_000)
    #expect(message.problems.contains { if case .nestedTooDeeply = $0 { true } else { false } })
  }

  private func localizer(
    _ text: String, _ substitutions: [String: (Int?, String?, [String: String])]
  ) throws -> Localizer {
    let members = substitutions.map { name, substitution in
      let (number, specifier, cases) = substitution
      let texts = cases.map { #""\#($0)": \#(unit($1))"# }.joined(separator: ", ")
      let argument = number.map { #""argNum": \#($0), "# } ?? ""
      let format = specifier.map { #""formatSpecifier": "\#($0)", "# } ?? ""
      return #""\#(name)": {\#(argument)\#(format)"variations": {"plural": {\#(texts)}}}"#
    }
    let content = unit(text).dropFirst().dropLast()
    return try Localizer(
      #"""
      "key": {"localizations": {"en": {
        \#(content), "substitutions": {\#(members.joined(separator: ", "))}}}}
      """#, [])
  }
}
