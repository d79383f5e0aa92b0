import PhotoCopies
import PictureRevisions
import Pictures
import StringCatalogs
import Testing

struct LookFileTests {
  @Test func readsEverySetting() throws {
    let text = """
      {
        "name": "evening", // comments and trailing commas are allowed
        "exposure": 0.02, "contrast": 1.1, "gamma": 1.2,
        "matrix": [[1, 0, 0], [0, 1, 0], [0, 0.5, 0.5]],
        "shadows": {"below": 0.3, "add": [0.01, 0, -2e-2]},
        "grain": {"brightness": 0.5, "contrast": 1, "saturation": 2},
      }
      """
    let file = try LookFile(Array(text.utf8))
    #expect(file.name == "evening")
    #expect(
      file.recipe
        == LookRecipe(
          exposure: 0.02, matrix: [1, 0, 0, 0, 1, 0, 0, 0.5, 0.5], contrast: 1.1, gamma: 1.2,
          shadows: .init(below: 0.3, add: [0.01, 0, -0.02]),
          grain: .init(brightness: 0.5, contrast: 1, saturation: 2)))
    #expect(try LookFile(Array("{}".utf8)).recipe == LookRecipe())
  }

  @Test func tellsAllMistakesWithTheirPositions() throws {
    let text = """
      {
        "exposure": 2,
        "gama": 1,
        "contrast": "1",
        "matrix": [[1, 0, 0], [0, 9, 0]],
        "shadows": {"below": 0.3, "add": [0, 0, true]},
        "grain": [],
        "name": "a b;c"
      }
      """
    do throws(LookFileErrors) {
      _ = try LookFile(Array(text.utf8))
      Issue.record("read")
    } catch {
      #expect(
        error.errors.map { "\($0.position.line):\($0.position.column)" }
          == ["2:15", "3:3", "4:15", "5:13", "6:43", "7:12", "8:11"])
      #expect(error.errors[1].reason == .unknownName("gama", similar: "gamma"))
    }
  }

  @Test func reportsSettingsThatAreGivenTwice() {
    let text = "{\"gamma\": 1, \"grain\": {\"contrast\": 1, \"contrast\": 2}, \"gamma\": 2}"
    do throws(LookFileErrors) {
      _ = try LookFile(Array(text.utf8))
      Issue.record("read")
    } catch {
      #expect(error.errors.map(\.reason) == [.repeatedName("contrast"), .repeatedName("gamma")])
      #expect(error.errors.map(\.position.column) == [39, 55])
    }
  }

  @Test(arguments: ["", "[]", "{", "{\"gamma\": 1e999}", "{\"gamma\": NaN}", "{\"name\": \"\"}"])
  func refusesOtherFiles(text: String) {
    #expect(throws: LookFileErrors.self) { try LookFile(Array(text.utf8)) }
  }

  @Test(arguments: [(1, true), (40, true), (41, false)])
  func readsNamesOfLooksUpToALength(count: Int, isRead: Bool) {
    let text = #"{"name": "\#(String(repeating: "a", count: count))"}"#
    #expect(((try? LookFile(Array(text.utf8))) != nil) == isRead)
  }
}
