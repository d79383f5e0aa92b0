/// An entry that may be another one under a new key, as most translations are the same.
struct KeyRenaming {
  /// The earlier key.
  let old: String

  /// The source text under the earlier key.
  let before: SourceForms

  /// The new key.
  let new: String

  /// The source text under the new key.
  let after: SourceForms

  /// The number of translations that are the same.
  let commonCount: Int

  /// The number of letters from which a text with one translation is not a short one.
  private static let longTextLength = 5

  /// The number of translations from which all of them are no chance, whatever the texts are.
  private static let certainCount = 6

  /// Whether the source text is the same.
  var keepsSource: Bool {
    guard let before = before.forms.first?.text, let after = after.forms.first?.text
    else { return false }
    return SourceMeaning(before) == SourceMeaning(after)
  }

  /// Whether the source text is a later form of the earlier one, or both are unknown.
  ///
  /// Two short entries with the same translation are two.
  var hasLikeSource: Bool {
    guard let before = before.forms.first?.text, let after = after.forms.first?.text
    else { return self.before.forms.isEmpty && self.after.forms.isEmpty }
    // A key and its text that changed places say the same.
    guard SourceMeaning(before) != SourceMeaning(new), SourceMeaning(after) != SourceMeaning(old)
    else { return false }
    if commonCount >= Self.certainCount || TextLikeness.areAlike(before, after) { return true }
    // Two translations that are the same are no chance if the texts have something in common.
    let isCertain = commonCount > 1
    return isCertain && TextLikeness.haveCommonWord(before, after)
      || TextLikeness.haveCommonLetters(
        before, after, fromCount: isCertain ? 1 : Self.longTextLength)
  }
}
