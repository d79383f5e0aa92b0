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

    /// It has the marks of a merge that somebody must finish.
    case conflictMarkers

    /// A text is outside quotation marks and comments.
    case textOutside

    /// An entry of a `.stringsdict` has no format, perhaps as its key is misspelled; with that key.
    case noFormat(found: String?)

    /// A part of an entry of a `.stringsdict` doesn't say that it varies by number; with its name
    /// and what it says.
    case wrongRule(String, found: String?)

    /// A part of an entry of a `.stringsdict` says no type of number; with its name and what it
    /// says.
    case wrongValueType(String, found: String?)

    /// XLIFF has translations, but says no language of theirs.
    case noTargetLanguage

    /// A unit of XLIFF doesn't say which text it is.
    case noIdentifier

    /// Two units of XLIFF are of the same text.
    case identifierTwice(String)

    /// The state of a translation is none of XLIFF.
    case unknownState(String)

    /// A translation has an element that XLIFF doesn't know.
    case markup(String)
  }

  /// The reason.
  package var reason: Reason

  /// The offset in the text at which it shows.
  package var offset: Int

  /// Whether the texts can't be used for certain.
  package var isCertain: Bool {
    switch reason {
    case .wrongValueType(_, nil): false
    default: true
    }
  }

  package init(_ reason: Reason, at offset: Int = 0) {
    self.reason = reason
    self.offset = offset
  }

  package init(_ failure: XMLFailure) {
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
    case .conflictMarkers: LocalizedMessage("error.catalog.conflictMarkers.description")
    case .textOutside: LocalizedMessage("error.table.textOutside")
    case .noFormat(nil): LocalizedMessage("error.table.noFormat")
    case .noFormat(let found?): LocalizedMessage("error.table.misspelledFormat", .text(found))
    case .wrongRule(let name, nil): LocalizedMessage("error.table.noRule", .text(name))
    case .wrongRule(let name, let found?):
      LocalizedMessage("error.table.wrongRule", .text(name), .text(found))
    case .wrongValueType(let name, nil): LocalizedMessage("error.table.noValueType", .text(name))
    case .wrongValueType(let name, let found?):
      LocalizedMessage("error.table.wrongValueType", .text(name), .text(found))
    case .noTargetLanguage: LocalizedMessage("error.table.noTargetLanguage")
    case .noIdentifier: LocalizedMessage("error.table.noIdentifier")
    case .identifierTwice(let name): LocalizedMessage("error.table.identifierTwice", .text(name))
    case .unknownState(let state): LocalizedMessage("error.table.unknownState", .text(state))
    case .markup(let name): LocalizedMessage("error.table.markup", .text(name))
    }
  }
}
