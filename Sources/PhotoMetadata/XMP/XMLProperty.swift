/// A name with its text, found in an XML document as an attribute or as an element.
struct XMLProperty {
  var name: XMLName

  /// The text, without the white space around it.
  var text: String

  /// Which of the elements that were asked about it lies inside of, the innermost; nil for none.
  var container: XMLName?
}
