import CatalogRules
import LintProject
import StringCatalogs
import Testing

@testable import PreviewServer

struct ReplacementTests {
  private static let text = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "A %@" : {
          "localizations" : {
            "ko" : {
              "stringUnit" : {
                "state" : "needs_review",
                "value" : "사진첩 %@"
              }
            }
          }
        },
        "B" : {
          "localizations" : {
            "ko" : {
              "variations" : {
                "device" : {
                  "mac" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "사진첩 사진첩"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "new",
                      "value" : "사진첩 B"
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
    """

  private let storage = MemoryStorage(text)
  private let session: EditingSession

  init() {
    session = EditingSession(storage)
  }

  private func request(
    _ search: String, _ replacement: String, keys: [String] = ["A %@", "B"]
  ) async -> ReplaceRequest {
    ReplaceRequest(
      keys: keys, language: "ko", search: search, replacement: replacement,
      revision: await session.current().revision, saves: true)
  }

  private func replacement(_ request: ReplaceRequest) async throws -> Replacement {
    let state = await session.current()
    return Replacement(
      request, in: try #require(state.catalog), of: storage.name, linter: state.linting?.linter)
  }

  @Test func replacesInEveryFormAndKeepsTheStates() async throws {
    let (outcome, replacement) = await session.replace(await request("사진첩", "앨범"))
    #expect(outcome.isSaved && replacement?.texts.count == 3)
    #expect(storage.text == Self.text.replacing("사진첩", with: "앨범"))
  }

  @Test func takesEverythingBackInOneStep() async throws {
    guard case .saved(let undo?) = await session.replace(await request("사진첩", "앨범")).outcome
    else {
      Issue.record("not saved")
      return
    }
    let undoing = EditRequest(key: "A %@", language: "ko", undoes: undo)
    #expect(await session.apply(undoing).isSaved)
    #expect(storage.text == Self.text)
  }

  @Test func leavesAStringWhosePlaceholderWouldBreak() async throws {
    let (_, replacement) = await session.replace(await request(" ", "%lld"))
    // In “B”, both texts get a placeholder that the source text lacks.
    #expect(replacement?.texts.map(\.isRefused) == [true, true, true])
    #expect(storage.text == Self.text)
    let found = try await self.replacement(await request("%@", ""))
    #expect(found.texts.map(\.isRefused) == [true])
  }

  @Test func leavesAllTextsOfAStringOfWhichOneBreaks() async throws {
    let found = try await replacement(await request("사진첩 B", "%d", keys: ["B"]))
    #expect(found.texts.map(\.isRefused) == [true])
    let both = try await replacement(await request("사진첩", "%d", keys: ["B"]))
    #expect(both.texts.map(\.isRefused) == [true, true])
    #expect(String(decoding: both.catalog.bytes, as: UTF8.self) == Self.text)
  }

  @Test func leavesWhatTheLinterWouldFind() async throws {
    var configuration = ProjectConfiguration()
    configuration.linting.forbiddenTexts = ["앨범 B"]
    storage.lint(
      as: CatalogLinting(linter: ProjectLinter(configuration, path: "Localizable.xcstrings")))
    let (outcome, found) = await session.replace(await request("사진첩", "앨범"))
    #expect(outcome.isSaved)
    // The other text of “B” stays with the one that would be found.
    #expect(found?.texts.map(\.isRefused) == [false, true, true])
    #expect(found?.texts.compactMap(\.verdict).count == 1)
    #expect(storage.text == Self.text.replacing("사진첩 %@", with: "앨범 %@"))
  }

  @Test func comparesScalars() async throws {
    storage.text = Self.text.replacing("사진첩 B", with: "e\u{301}e")
    let found = try await replacement(await request("e", "o", keys: ["B"]))
    #expect(found.texts.map(\.new) == ["o\u{301}o"])
  }

  @Test func savesNothingIfTheFileHasChanged() async throws {
    let wanted = await request("사진첩", "앨범")
    storage.text = Self.text.replacing("사진첩 B", with: "사진첩 C")
    guard case .changedMeanwhile = await session.replace(wanted).outcome else {
      Issue.record("it was saved")
      return
    }
    #expect(storage.text.contains("사진첩 C") && !storage.text.contains("앨범"))
  }

  @Test(arguments: [
    ("a", "b", true), ("", "b", false), ("a", "a", false), ("\u{E9}", "e\u{301}", true),
  ])
  func wantsSomethingToReplace(search: String, replacement: String, isValid: Bool) {
    let request = ReplaceRequest(
      keys: ["A"], language: "ko", search: search, replacement: replacement, revision: 1,
      saves: false)
    #expect(request.isValid == isValid)
  }
}
