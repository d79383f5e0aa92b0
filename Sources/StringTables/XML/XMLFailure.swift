package import StringCatalogs

/// The reason why a text is not XML, or not read as such.
package struct XMLFailure: Error, Hashable, Sendable {
  /// What is wrong with a text.
  package enum Reason: Hashable, Sendable {
    /// It ends inside an element; with the element's name.
    case unclosed(String)

    /// An end tag closes another element than the last; with the names of both.
    case mismatch(open: String, close: String)

    /// A tag, a comment or another mark isn't written as XML writes it.
    case badMark

    /// An element has two attributes of the same name.
    case attributeTwice(String)

    /// `&` doesn't begin one of the references that XML defines without a document type.
    case badReference

    /// XML can't represent a character.
    case badCharacter

    /// There is no element, or there are several outermost ones.
    case notOneRoot

    /// A document type declaration could change the content.
    case documentType

    /// It is larger or nested more deeply than any translation file.
    case tooLarge
  }

  /// The reason.
  package var reason: Reason

  /// The offset in the text at which it shows.
  package var offset: Int
}

extension XMLFailure: LocalizedByValue {
  /// What is wrong, and what to do.
  package var localizedMessage: LocalizedMessage {
    switch reason {
    case .unclosed(let name): LocalizedMessage("error.xml.unclosed", .text(name))
    case .mismatch(let open, let close):
      LocalizedMessage("error.xml.mismatch", .text(open), .text(close))
    case .badMark: LocalizedMessage("error.xml.badMark")
    case .attributeTwice(let name): LocalizedMessage("error.xml.attributeTwice", .text(name))
    case .badReference: LocalizedMessage("error.xml.badReference")
    case .badCharacter: LocalizedMessage("error.xml.badCharacter")
    case .notOneRoot: LocalizedMessage("error.xml.notOneRoot")
    case .documentType: LocalizedMessage("error.exchange.hasDocumentType")
    case .tooLarge: LocalizedMessage("error.exchange.tooLarge")
    }
  }
}
