/// A name with its text, found in an XML document as an attribute or as an element.
struct XMLProperty {
  var name: XMLName

  /// The text, without the white space around it.
  var text: String

  /// Whether it lies inside the element that was asked about.
  var isInside: Bool
}
