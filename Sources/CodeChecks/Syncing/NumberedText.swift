import StringCatalogs

/// Numbers the specifiers of texts, as Xcode does in the source language: `%1$@ of %2$lld`.
enum NumberedText {
  /// Returns a text with numbered specifiers, if there are several and none has a number.
  static func text(_ text: String) -> String {
    let format = FormatString(text)
    let specifiers = format.specifiers
    guard specifiers.count > 1,
      specifiers.allSatisfy({ $0.position == nil && !$0.isLikelyText })
    else { return text }
    return format.numbered()
  }
}
