import Foundation
import Testing

@testable import StringCatalogs

/// What Foundation does with formats decides what is a defect.
///
/// Formats that read a number as an object end the program, so that none of those is here.
struct FoundationFormatTests {
  private func text(_ format: String, _ arguments: any CVarArg...) -> String {
    String(format: format, locale: Locale(identifier: "en_US_POSIX"), arguments: arguments)
  }

  private func arguments(_ format: String) -> FormatArguments {
    FormatArguments(FormatString(format)) { _ in nil }
  }

  /// A skipped position does not skip its argument: each later placeholder gets the one before.
  @Test func takesTheArgumentsInTheOrderOfThePositionsThatOccur() {
    #expect(text("of %2$@", "Ann" as NSString, "Kim" as NSString) == "of Ann")
    #expect(text("%1$@, %3$@", "Ann" as NSString, "Bo" as NSString, "Kim" as NSString) == "Ann, Bo")
    #expect(text("%2$lld", 1, 2) == "1")
    #expect(arguments("of %2$@").skippedPosition == 1)
    #expect(arguments("%1$@, %3$@").skippedPosition == 2)
    #expect(arguments("%2$lld").skippedPosition == 1)
  }

  @Test func leavesOutArgumentsAtTheEnd() {
    #expect(text("%1$@", "Ann" as NSString, "Kim" as NSString) == "Ann")
    #expect(text("%2$@, %1$@", "Ann" as NSString, "Kim" as NSString) == "Kim, Ann")
    #expect(arguments("%1$@").skippedPosition == nil)
    #expect(arguments("%2$@, %1$@").skippedPosition == nil)
    #expect(arguments("%1$*2$d %3$@").skippedPosition == nil)
    #expect(arguments("%*d %@").skippedPosition == nil)
  }

  /// A placeholder without a position begins again with the first argument.
  @Test func takesTheFirstArgumentWithoutAPosition() {
    #expect(text("%1$@ and %@", "Ann" as NSString, "Kim" as NSString) == "Ann and Ann")
    #expect(arguments("%1$@ and %@").contradiction == nil)
    #expect(arguments("%1$lld of %@").contradiction?.second.position == 1)
    #expect(arguments("%1$lld or %1$d").contradiction == nil)
    #expect(arguments("%1$@ at %1$p").contradiction == nil)
  }

  /// Prose that Foundation reads as a placeholder.
  @Test(arguments: [
    "%lld, 50%-ig ok", "%lld, 20% de plus", "%lld % fait", "%lld% ok", "%lld, 5% i dag",
  ])
  func readsProseAsPlaceholders(_ format: String) {
    #expect(text(format, 3) != format.replacing("%lld", with: "3"))
    let reference = ArgumentReference(.source, FormatString("%lld"), arguments("%lld"))
    #expect(FormatString(format).defects(comparedWith: reference).map(\.kind) == [.prose])
  }

  /// A sign that begins no placeholder disappears, perhaps with what follows.
  @Test(arguments: ["%lld%", "%lld%完了", "%lld%, ok", "50%(i) %lld"])
  func leavesOutStraySigns(_ format: String) {
    #expect(text(format, 3) == format.replacing("%lld", with: "3").replacing("%", with: ""))
    let reference = ArgumentReference(.source, FormatString("%lld"), arguments("%lld"))
    #expect(FormatString(format).defects(comparedWith: reference).map(\.kind) == [.stray])
  }

  @Test func escapedSignsAreNone() {
    #expect(text("%lld%% done", 3) == "3% done")
    let reference = ArgumentReference(.source, FormatString("%lld"), arguments("%lld"))
    #expect(FormatString("%lld%% done").defects(comparedWith: reference).isEmpty)
  }

  @Test(arguments: [
    ("%Lld files", "%lld files", "%lld"), ("%2$Lld in %1$@", "%1$@ %2$lld", "%2$lld"),
    ("%1 of %2$@", "%@ of %@", "%1$@"), ("%s@ files", "%@ files", "%@"),
    ("％@", "%@", "%@"), ("%$@ files", "%@ files", "%@"), ("Reply to @%", "%@", "%@"),
    ("%1$@ by %$@", "%1$@ by %2$@", "%2$@"),
  ])
  func namesThePlaceholderThatWasMeant(_ format: String, _ source: String, _ meant: String) {
    let reference = ArgumentReference(.source, FormatString(source), arguments(source))
    #expect(
      FormatString(format).defects(comparedWith: reference).map(\.kind) == [.misspelled(meant)])
  }
}
