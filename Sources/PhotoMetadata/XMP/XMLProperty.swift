/// A property of XMP with its text, found as an attribute or as an element.
struct XMLProperty {
  var name: XMLName

  /// The text, without the white space around it.
  var text: String

  /// Which element it lies inside of, the innermost; nil for none of them.
  var container: XMPContainer?
}
