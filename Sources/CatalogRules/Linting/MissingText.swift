/// An entry that some languages of the catalog lack.
struct MissingText {
  /// A language without the text, and the severity of that.
  struct Language: Equatable {
    /// The language as its position among the expected ones.
    var position: Int
    var severity: Severity
  }

  /// The key of the entry.
  var key: String

  /// The bytes of the key in the file, including its quotation marks.
  var keyRange: Range<Int>

  /// The languages, except suppressed ones.
  var languages: [Language]
}
