import Escaping
import Testing

struct ShellEscapingTests {
  @Test(arguments: [
    ("Sources/사진.xcstrings", "Sources/사진.xcstrings"), ("my catalogs", "'my catalogs'"), ("", "''"),
    ("it's", #"'it'\''s'"#), ("it'\u{301}; touch PWNED #", "'it'\\''\u{301}; touch PWNED #'"),
    ("a\nb'\\", #"$'a\012b\'\\'"#), ("\u{202E}a", #"$'\342\200\256a'"#), ("~", "'~'"),
  ])
  func quotesWhatAShellActsOn(text: String, word: String) {
    #expect(ShellEscaping.word(text).utf8.elementsEqual(word.utf8))
  }

  @Test(arguments: [
    ("-rf", "./-rf"), ("- a", "'./- a'"), ("a-b", "a-b"), ("-\u{301}", "'./-\u{301}'"),
  ])
  func keepsAPathFromBeingAnOption(path: String, word: String) {
    #expect(ShellEscaping.path(path).utf8.elementsEqual(word.utf8))
  }
}
