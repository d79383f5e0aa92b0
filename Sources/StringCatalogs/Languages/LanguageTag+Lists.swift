extension LanguageTag {
  /// What separates the items of a list: an ideographic comma in Chinese and Japanese, else a comma
  /// and a space.
  package var listSeparator: String {
    ["ja", "yue", "zh"].contains(language) ? "、" : ", "
  }
}
