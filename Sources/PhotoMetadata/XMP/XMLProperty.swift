/// An XMP property with its text, from an attribute or an element.
struct XMLProperty {
  var name: XMLName

  /// The text, trimmed.
  var text: String

  /// The other texts of a list, trimmed.
  var otherTexts: [String] = []

  /// The innermost container of the property; nil if there is none.
  var container: XMPContainer?

  /// The number of the event in the editing history that it belongs to; nil outside of one.
  var event: Int?
}
