import Escaping
import Foundation
import PhotoMetadata

/// What a copy writes into XMP: an event of the history, and the facts to set.
struct XMPStatement: Hashable {
  /// The name and the version of the tool.
  var tool: String
  /// When the copy was made, as XMP writes it; nil to leave it out.
  var date: String?
  /// What was done.
  var statement: CopyStatement
  /// The owner of the camera to record.
  var owner: String?
  /// The copyright notice to record.
  var copyright: String?
  /// The source type to declare, a term of the IPTC.
  var sourceType: String?

  /// The texts that the copy gets.
  var texts: [String] {
    ["edited", "/metadata", tool, date, owner, copyright, sourceType, statement.parameters]
      .compactMap { $0 }
  }

  /// The event as an element of a list.
  var event: String {
    let attributes = [
      ("stEvt:action", "edited"), ("stEvt:softwareAgent", tool), ("stEvt:when", date ?? ""),
      ("stEvt:changed", statement.pictureChanges.isEmpty ? "/metadata" : "/"),
      ("stEvt:parameters", statement.parameters),
    ].filter { !$0.1.isEmpty }.map { " \($0.0)=\"\(XMLEscaping.attribute($0.1))\"" }
    return """
      <rdf:li xmlns:rdf="\(XMPKinds.rdf)" xmlns:stEvt="\(XMPKinds.event)"\(attributes.joined())/>
      """
  }

  /// Returns a description with the facts, and with a history if there is none; empty if there is
  /// nothing to say.
  ///
  /// What the packet is about stands as the packet writes it, with its quotation marks.
  func description(about: String, withHistory: Bool) -> String {
    var properties = ""
    if withHistory {
      properties += """
        <xmpMM:History xmlns:xmpMM="\(XMPKinds.mediaManagement)"><rdf:Seq>\(event)</rdf:Seq>\
        </xmpMM:History>
        """
    }
    if let owner {
      properties += """
        <aux:OwnerName xmlns:aux="http://ns.adobe.com/exif/1.0/aux/">\
        \(XMLEscaping.content(owner))</aux:OwnerName>
        """
    }
    if let copyright {
      properties += """
        <dc:rights xmlns:dc="http://purl.org/dc/elements/1.1/"><rdf:Alt>\
        <rdf:li xml:lang="x-default">\(XMLEscaping.content(copyright))</rdf:li></rdf:Alt></dc:rights>
        """
    }
    if let sourceType {
      properties += """
        <Iptc4xmpExt:DigitalSourceType xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">\
        \(XMLEscaping.content(sourceType))</Iptc4xmpExt:DigitalSourceType>
        """
    }
    guard !properties.isEmpty else { return "" }
    return """
      <rdf:Description xmlns:rdf="\(XMPKinds.rdf)" \
      rdf:about=\(about)>\(properties)\
      </rdf:Description>
      """
  }
}
