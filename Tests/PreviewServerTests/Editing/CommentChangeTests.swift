import StringCatalogs
import Testing

@testable import PreviewServer

struct CommentChangeTests {
  private static let text = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Automatic" : {
          "comment" : "A comment."
        },
        "Kept" : {
          "comment" : "A comment.",
          "extractionState" : "manual",
          "localizations" : {
            "ko" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "가"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  private let storage = MemoryStorage(text)

  private func change(_ key: String, from base: String?, to text: String?) -> EditRequest {
    EditRequest(
      key: key, language: "ko", comment: CommentChange(base: base, text: text))
  }

  @Test func changesOnlyTheComment() async {
    let session = EditingSession(storage)
    let outcome = await session.apply(change("Kept", from: "A comment.", to: "Another “one”."))
    #expect(outcome.isSaved)
    let lines = zip(Self.text.split(separator: "\n"), storage.text.split(separator: "\n"))
    #expect(lines.filter { $0 != $1 }.map { $1.contains("Another “one”.") } == [true])
  }

  @Test(arguments: [("Automatic", "A comment."), ("Kept", "Other."), ("Unknown", "A comment.")])
  func leavesCommentsOfProgramsAndOfOthers(key: String, base: String) async {
    let outcome = await EditingSession(storage).apply(change(key, from: base, to: "Mine."))
    guard case .changedMeanwhile = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(storage.text == Self.text)
  }

  @Test func takesACommentBack() async {
    let session = EditingSession(storage)
    guard
      case .saved(let undo?) = await session.apply(change("Kept", from: "A comment.", to: nil))
    else {
      Issue.record("not saved")
      return
    }
    let undoing = EditRequest(key: "Kept", language: "ko", undoes: undo)
    // A translation that changed since doesn't make the comment come back by a wrong way.
    let removed = storage.text
    storage.text = removed.replacing("가", with: "나")
    guard case .changedSince = await session.apply(undoing) else {
      Issue.record("it was undone")
      return
    }
    storage.text = removed
    #expect(await session.apply(undoing).isSaved)
    #expect(storage.text == Self.text)
  }
}
