import CatalogEditing
import Foundation
import StringCatalogs
import Testing

@testable import PreviewServer

struct EditingSessionTests {
  private let storage = MemoryStorage(SampleCatalog.text)
  private let session: EditingSession

  init() {
    session = EditingSession(storage)
  }

  private func change(
    _ key: String, to text: String?, from base: UnitVersion = .missing,
    state: String = "translated",
    at location: FieldLocation = FieldLocation()
  ) -> EditRequest {
    EditRequest(
      key: key, language: "ko",
      fields: [EditRequest.Field(location: location, base: base, text: text, state: state)])
  }

  @Test func changesOnlyTheIntendedLines() async throws {
    let base = UnitVersion(text: "취소", state: "translated")
    let outcome = await session.apply(change("Cancel", to: "닫기", from: base))
    #expect(outcome.isSaved)
    #expect(storage.text == SampleCatalog.text.replacing("취소", with: "닫기"))
  }

  @Test func addsALanguageThatAnEntryLacks() async throws {
    #expect(await session.apply(change("Hello, %@!", to: "%@ 님, 안녕하세요!")).isSaved)
    #expect(storage.text.contains("\"value\" : \"%@ 님, 안녕하세요!\""))
  }

  @Test func addsThePluralCategoriesOfALanguageWithItsFirstText() async throws {
    let location = FieldLocation(plural: "other")
    #expect(await session.apply(change("%lld photos", to: "사진 %lld장", at: location)).isSaved)
    #expect(storage.text.contains("\"value\" : \"사진 %lld장\""))
    #expect(
      !storage.text.contains("%lld장\"\n                }\n              },\n              \"one\""))
  }

  @Test func keepsWhatOthersChangedElsewhere() async throws {
    _ = await session.current()
    storage.text = SampleCatalog.text.replacing("photo\"", with: "picture\"")
    let base = UnitVersion(text: "취소", state: "translated")
    #expect(await session.apply(change("Cancel", to: "닫기", from: base)).isSaved)
    #expect(storage.text.contains("%lld picture") && storage.text.contains("닫기"))
  }

  @Test func triesAgainWhenTheFileChangesInTheLastMoment() async throws {
    storage.meddle { $0.replacing("photo\"", with: "picture\"") }
    let base = UnitVersion(text: "취소", state: "translated")
    #expect(await session.apply(change("Cancel", to: "닫기", from: base)).isSaved)
    #expect(storage.text.contains("%lld picture") && storage.text.contains("닫기"))
  }

  @Test func showsOtherEditsOfTheSameText() async throws {
    _ = await session.current()
    storage.text = SampleCatalog.text.replacing("취소", with: "그만")
    let base = UnitVersion(text: "취소", state: "translated")
    guard case .conflict(let found) = await session.apply(change("Cancel", to: "닫기", from: base))
    else {
      Issue.record("no conflict")
      return
    }
    #expect(found == [UnitVersion(text: "그만", state: "translated")])
    #expect(storage.text.contains("그만") && !storage.text.contains("닫기"))
    #expect(await session.apply(change("Cancel", to: "닫기", from: found[0])).isSaved)
  }

  @Test func succeedsWhenOthersMadeTheSameChange() async throws {
    storage.text = SampleCatalog.text.replacing("취소", with: "닫기")
    let base = UnitVersion(text: "취소", state: "translated")
    #expect(await session.apply(change("Cancel", to: "닫기", from: base)).isSaved)
  }

  @Test func asksBeforeAPlaceholderIsLost() async throws {
    var lost = change("Hello, %@!", to: "안녕하세요!")
    guard case .placeholdersLost(["%@"]) = await session.apply(lost) else {
      Issue.record("saved without a question")
      return
    }
    #expect(storage.text == SampleCatalog.text)
    lost.allowsLostPlaceholders = true
    #expect(await session.apply(lost).isSaved)
  }

  @Test func asksBeforeAPlaceholderIsAdded() async throws {
    var added = change("Hello, %@!", to: "안녕하세요, %@! %lld")
    guard case .placeholdersAdded(["%lld"]) = await session.apply(added) else {
      Issue.record("saved without a question")
      return
    }
    added.allowsLostPlaceholders = true
    #expect(await session.apply(added).isSaved)
  }

  @Test func variesATextByPlural() async throws {
    var change = EditRequest(key: "Points: %lld", language: "en")
    change.variesByPlural = FieldLocation()
    storage.text = SampleCatalog.text.replacing("\"Old\"", with: "\"Points: %lld\"")
    #expect(await session.apply(change).isSaved)
    #expect(storage.text.contains("\"value\" : \"Points: %lld\""))
    guard case .refused(.hasVariations) = await session.apply(change) else {
      Issue.record("varied twice")
      return
    }
  }

  @Test func removesOnlyWhatIsStale() async throws {
    var removal = EditRequest(key: "Cancel", language: "ko", removesEntry: true)
    guard case .refused(.notStale(key: "Cancel")) = await session.apply(removal) else {
      Issue.record("removed an entry that is in use")
      return
    }
    removal.key = "Old"
    #expect(await session.apply(removal).isSaved)
    #expect(!storage.text.contains("Old"))
  }

  @Test func asksBeforeATextBecomesEmpty() async throws {
    let base = UnitVersion(text: "취소", state: "translated")
    var emptied = change("Cancel", to: "", from: base)
    guard case .emptied = await session.apply(emptied) else {
      Issue.record("saved without a question")
      return
    }
    #expect(storage.text == SampleCatalog.text)
    emptied.allowsEmptyTexts = true
    #expect(await session.apply(emptied).isSaved)
    #expect(storage.text == SampleCatalog.text.replacing("취소", with: ""))
  }

  @Test func removesATranslationAndPutsItBack() async throws {
    var removal = EditRequest(key: "Cancel", language: "ko", removesTranslation: true)
    removal.fields = [
      EditRequest.Field(
        location: FieldLocation(), base: UnitVersion(text: "취소", state: "translated"), text: nil,
        state: "translated")
    ]
    guard case .saved(let undo?) = await session.apply(removal) else {
      Issue.record("not removed")
      return
    }
    #expect(!storage.text.contains("취소"))
    let undoing = EditRequest(key: "Cancel", language: "ko", undoes: undo)
    guard
      case .cannotUndo = await session.apply(
        EditRequest(key: "Old", language: "ko", undoes: undo))
    else {
      Issue.record("put back into another string")
      return
    }
    #expect(await session.apply(undoing).isSaved)
    #expect(storage.text == SampleCatalog.text)
    guard case .cannotUndo = await session.apply(undoing) else {
      Issue.record("put back twice")
      return
    }
  }

  /// Saves a change, and returns the number that undoes it.
  private func number(of change: EditRequest) async throws -> Int {
    guard case .saved(let number) = await session.apply(change) else {
      throw CocoaError(.featureUnsupported)
    }
    return try #require(number)
  }

  private func undo(_ number: Int, _ key: String) async -> ChangeOutcome {
    await session.apply(EditRequest(key: key, language: "ko", undoes: number))
  }

  @Test func undoesAnyNumberOfSavesByteForByte() async throws {
    storage.text = SampleCatalog.text.replacing("  \"version\" :", with: "  \"version\"  :")
    var texts = [storage.text]
    var saves: [(Int, String)] = []
    let plural = FieldLocation(plural: "other")
    var removal = EditRequest(key: "Old", language: "ko", removesEntry: true)
    for step in [
      change("Hello, %@!", to: "%@ 님"), change("%lld photos", to: "사진 %lld장", at: plural),
      change("Cancel", to: "닫기", from: UnitVersion(text: "취소", state: "translated")), removal,
      change("Cancel", to: nil, from: UnitVersion(text: "닫기", state: "translated"), state: "new"),
    ] {
      saves.append((try await number(of: step), step.key))
      texts.append(storage.text)
    }
    #expect(Set(texts).count == 6)
    for (save, text) in zip(saves.reversed(), texts.dropLast().reversed()) {
      #expect(await undo(save.0, save.1).isSaved)
      #expect(storage.text == text)
    }
    removal.removesEntry = false
    #expect(await session.apply(removal).isSaved)
  }

  @Test func undoesASaveWhereOthersChangedSomethingElse() async throws {
    let new = try await number(of: change("Hello, %@!", to: "%@ 님"))
    let changed = try await number(
      of: change("Cancel", to: "닫기", from: UnitVersion(text: "취소", state: "translated")))
    let japanese = #""ja" : { "stringUnit" : { "state" : "new", "value" : "x" } },"#
    let others = storage.text.replacing("\"ko\" : {", with: "\(japanese) \"ko\" : {")
      .replacing("%lld photos\"", with: "%lld pictures\"")
    storage.text = others
    #expect(await undo(changed, "Cancel").isSaved)
    #expect(storage.text == others.replacing("닫기", with: "취소"))
    #expect(await undo(new, "Hello, %@!").isSaved)
    #expect(!storage.text.contains("님") && storage.text.contains(japanese))
  }

  @Test func saysThatATextHasChangedSinceItWasSaved() async throws {
    let base = UnitVersion(text: "취소", state: "translated")
    let first = try await number(of: change("Cancel", to: "닫기", from: base))
    let second = try await number(
      of: change("Cancel", to: "그만", from: UnitVersion(text: "닫기", state: "translated")))
    let text = storage.text
    guard case .changedSince = await undo(first, "Cancel") else {
      Issue.record("undid a save under a later one")
      return
    }
    storage.text = text.replacing("그만", with: "끝")
    guard case .changedSince = await undo(second, "Cancel") else {
      Issue.record("overwrote what others saved")
      return
    }
    #expect(storage.text.contains("끝"))
    storage.text = text
    #expect(await undo(second, "Cancel").isSaved)
    #expect(await undo(first, "Cancel").isSaved)
    #expect(storage.text == SampleCatalog.text)
  }

  private func states(
    _ keys: [String], _ state: String, at revision: Int? = nil
  ) async -> ChangeOutcome {
    let current = await session.current().revision
    return await session.setStates(
      StatesRequest(
        keys: keys, language: "ko", state: state, revision: revision ?? current))
  }

  @Test func setsTheStatesOfSeveralStringsAndPutsThemBack() async throws {
    #expect(
      await session.apply(
        change("%lld photos", to: "사진 %lld장", at: FieldLocation(plural: "other"))
      ).isSaved)
    let text = storage.text
    let keys = ["Hello, %@!", "Cancel", "%lld photos", "Not there"]
    guard case .saved(let number?) = await states(keys, "needs_review") else {
      Issue.record("not saved")
      return
    }
    #expect(storage.text.split(separator: "needs_review").count == 3)
    #expect(storage.text.replacing("needs_review", with: "translated") == text)
    // There is nothing to change a second time.
    guard case .saved(nil) = await states(keys, "needs_review") else {
      Issue.record("saved again")
      return
    }
    // What others change elsewhere stays, and what they change here keeps all from being undone.
    let reviewed = storage.text
    storage.text = reviewed.replacing("Old", with: "Older")
    guard case .cannotUndo = await undo(number, "Cancel") else {
      Issue.record("undid what another string began")
      return
    }
    storage.text = reviewed.replacing("취소", with: "닫기")
    guard case .changedSince = await undo(number, "Hello, %@!") else {
      Issue.record("overwrote what others saved")
      return
    }
    storage.text = reviewed.replacing("Old", with: "Older")
    #expect(await undo(number, "Hello, %@!").isSaved)
    #expect(storage.text == text.replacing("Old", with: "Older"))
  }

  @Test func setsNoStatesOfAFileThatNobodyHasSeen() async throws {
    let revision = await session.current().revision
    storage.text = SampleCatalog.text.replacing("취소", with: "닫기")
    guard case .changedMeanwhile = await states(["Cancel"], "new", at: revision) else {
      Issue.record("changed what nobody has seen")
      return
    }
    #expect(storage.text.contains("translated"))
  }

  @Test func keepsATranslationThatOthersChanged() async throws {
    storage.text = SampleCatalog.text.replacing("취소", with: "그만")
    var removal = EditRequest(key: "Cancel", language: "ko", removesTranslation: true)
    removal.fields = [
      EditRequest.Field(
        location: FieldLocation(), base: UnitVersion(text: "취소", state: "translated"), text: nil,
        state: "translated")
    ]
    guard
      case .conflict([UnitVersion(text: "그만", state: "translated")]) =
        await session.apply(removal)
    else {
      Issue.record("removed what nobody has seen")
      return
    }
    #expect(storage.text.contains("그만"))
  }

  @Test func saysThatOthersKeepChangingTheFile() async throws {
    storage.meddleAlways { $0 + " " }
    let base = UnitVersion(text: "취소", state: "translated")
    guard case .busy = await session.apply(change("Cancel", to: "닫기", from: base)) else {
      Issue.record("called it something else")
      return
    }
    #expect(!storage.text.contains("닫기"))
  }

  @Test(arguments: [true, false]) func saysThatTheFileIsGone(wasRead: Bool) async throws {
    if wasRead { _ = await session.current() }
    storage.remove()
    guard case .missing = await session.apply(change("Hello, %@!", to: "%@")) else {
      Issue.record("called it something else")
      return
    }
  }

  @Test func saysThatTheFileWentWhileItWasSaved() async throws {
    storage.meddle { _ in nil }
    guard case .missing = await session.apply(change("Hello, %@!", to: "%@")) else {
      Issue.record("called it something else")
      return
    }
  }

  @Test func saysThatTheFileNeverWasACatalog() async throws {
    storage.text = "{"
    guard case .broken(.broken) = await session.apply(change("Hello, %@!", to: "%@")) else {
      Issue.record("called it something else")
      return
    }
  }

  @Test func saysThatTheFileCannotBeWritten() async throws {
    storage.makeReadOnly()
    guard case .notWritten = await session.apply(change("Hello, %@!", to: "%@")) else {
      Issue.record("said that it was saved")
      return
    }
    #expect(storage.text == SampleCatalog.text)
  }

  @Test func keepsTheLastSoundCatalogWhileTheFileIsBroken() async throws {
    let first = await session.current()
    storage.text = String(SampleCatalog.text.dropLast(4))
    // The first time, another program may still be writing.
    #expect(await session.current().problem == nil)
    let broken = await session.current()
    #expect(broken.problem != nil && broken.catalog == first.catalog)
    #expect(broken.revision > first.revision)
    guard case .broken = await session.apply(change("Hello, %@!", to: "%@")) else {
      Issue.record("wrote into a broken file")
      return
    }
    storage.text = SampleCatalog.text
    let mended = await session.current()
    #expect(mended.problem == nil && mended.revision > broken.revision)
  }

  @Test func noticesWhatOthersChange() async throws {
    let first = await session.current()
    #expect(await session.current().revision == first.revision)
    storage.text = SampleCatalog.text.replacing("취소", with: "그만")
    #expect(await session.current().revision > first.revision)
  }
}
