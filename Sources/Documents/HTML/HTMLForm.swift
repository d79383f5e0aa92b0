/// What HTML is written for, which chooses the templates.
enum HTMLForm: String {
  /// A page in a browser, with a style sheet.
  case page = "html"

  /// A message in a mail program, whose elements have their style.
  case email
}
