import Escaping
import StringCatalogs

extension LanguageTag {
  /// The tag made safe to display, because a catalog may have any text as a language.
  var visible: String { VisibleText(rawValue, limit: 40).text }
}
