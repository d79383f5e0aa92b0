import CodeStrings
import StringCatalogs
import Testing

@Suite struct StringsDataTests {
  @Test func readsWhatTheCompilerWrote() throws {
    let json = """
      {"source":"/build/Sources/App/List.swift","tables":{"Localizable":[{"key":"%lld items",
      "comment":"A count.","location":{"startingLine":12,"startingColumn":9}},
      {"key":"title","value":"My List","location":{"startingLine":3,"startingColumn":5}}],
      "Errors":[{"key":"Offline"}]},"version":1}
      """
    let data = try StringsData(bytes: Array(json.utf8), path: "List.stringsdata")
    #expect(data.source == "/build/Sources/App/List.swift")
    #expect(data.strings.map(\.key) == ["%lld items", "title", "Offline"])
    #expect(data.strings.map(\.table) == ["Localizable", "Localizable", "Errors"])
    #expect(data.strings.map(\.value) == [nil, "My List", nil])
    #expect(data.strings.map(\.line) == [12, 3, 1])
    #expect(data.strings[0].comment == "A count.")
  }

  @Test(arguments: ["GeneratedStringSymbols_Localizable.swift", "ExtractedAppShortcutsMetadata"])
  func ignoresGeneratedCode(name: String) throws {
    let json = "{\"source\":\"/build/\(name)\",\"tables\":{\"Localizable\":[{\"key\":\"a\"}]}}"
    #expect(try StringsData(bytes: Array(json.utf8), path: "a.stringsdata").strings.isEmpty)
  }

  @Test(arguments: ["{}", "[]", "{\"tables\":[]}", "{\"tables\":{\"a\":3}}", "null"])
  func readsFilesWithoutStrings(json: String) throws {
    #expect(try StringsData(bytes: Array(json.utf8), path: "a.stringsdata").strings.isEmpty)
  }

  @Test func refusesWhatIsNotJSON() {
    #expect(throws: CatalogError.self) {
      try StringsData(bytes: Array("tables:".utf8), path: "a.stringsdata")
    }
  }
}
