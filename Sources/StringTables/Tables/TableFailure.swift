package import StringCatalogs

/// The reason why a file has no texts that can be read.
package struct TableFailure: Error, Hashable, Sendable {
  /// What is wrong with a file.
  package enum Reason: Hashable, Sendable {
    /// It is neither UTF-8 nor UTF-16.
    case notUnicode

    /// It is compiled.
    case binary

    /// A text has no closing quotation mark.
    case unclosedText

    /// A comment isn't closed.
    case unclosedComment

    /// An entry doesn't end with a semicolon.
    case missingSemicolon

    /// Something else is where a key or a text should be.
    case missingText

    /// It is not XML.
    case xml(XMLFailure.Reason)

    /// It is XML, but not a property list with texts.
    case notPropertyList

    /// Its root element is not `xliff`.
    case notXLIFF(found: String)

    /// It is XLIFF of another version.
    case wrongVersion(String)
  }

  /// The reason.
  package var reason: Reason

  /// The offset in the text at which it shows.
  package var offset: Int

  init(_ reason: Reason, at offset: Int = 0) {
    self.reason = reason
    self.offset = offset
  }

  init(_ failure: XMLFailure) {
    self.init(.xml(failure.reason), at: failure.offset)
  }
}

extension TableFailure: LocalizedByValue {
  /// What is wrong, and what to do.
  package var localizedMessage: LocalizedMessage {
    switch reason {
    case .notUnicode: LocalizedMessage("error.exchange.notUnicode")
    case .binary: LocalizedMessage("error.table.binary")
    case .unclosedText: LocalizedMessage("error.table.unclosedText")
    case .unclosedComment: LocalizedMessage("error.table.unclosedComment")
    case .missingSemicolon: LocalizedMessage("error.table.missingSemicolon")
    case .missingText: LocalizedMessage("error.table.missingText")
    case .xml(let reason): XMLFailure(reason: reason, offset: offset).localizedMessage
    case .notPropertyList: LocalizedMessage("error.table.notPropertyList")
    case .notXLIFF(let name): LocalizedMessage("error.exchange.notXLIFF", .text(name))
    case .wrongVersion(let version):
      LocalizedMessage("error.exchange.wrongVersion", .text(version))
    }
  }
}
