import Foundation
import StringTables
import TestSupport
import Testing

/// Expat, through Python, reads the same documents.
struct XMLReaderTests {
  private static let document = """
    <!-- note -->
    <xliff xmlns="urn:a" xmlns:b='urn:b' version="1.2">
      <b:file a="1 &amp; 2" c='"'>x<![CDATA[ <y> & ]]>z &lt;&#65;&#x1F600;</b:file>
      <?go on?><empty/><t>é\r\n한</t >
    </xliff>
    """

  /// Returns what is read in a document, with names as they are written.
  private func read(_ text: [UInt8]) -> String? {
    (try? XMLReader.root(of: text)).map { tree($0) }
  }

  private func tree(_ element: StringTables.XMLElement) -> String {
    let attributes = element.attributes.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
    let content = element.content.map { content in
      switch content {
      case .text(let text): text
      case .element(let element): tree(element)
      }
    }
    let prefix = element.namespace == "urn:b" ? "b:" : ""
    return
      "<\(prefix)\(element.name) [\(attributes.joined(separator: ", "))]>\(content.joined())</>"
  }

  private func expat(_ documents: [[UInt8]]) throws -> [String?] {
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Checks/read_xml.py")
    let input = documents.reduce(into: Data()) {
      $0.append(contentsOf: "\($1.count)\n".utf8)
      $0.append(contentsOf: $1)
    }
    let run = try #require(Program.python).run([script.path], input: input)
    try #require(run.status == 0, "\(run.errorText)")
    return try run.output.split(separator: 0x0A).map {
      try JSONDecoder().decode(String?.self, from: $0)
    }
  }

  @Test func readsElementsAttributesAndTexts() throws {
    let bytes = Array(Self.document.utf8)
    #expect(try [read(bytes)] == expat([bytes]))
    #expect(read(bytes)?.contains("1 & 2") == true)
    let root = try XMLReader.root(of: bytes)
    let file = try #require(root.elements.first)
    #expect((root.line, file.line) == (2, 3))
    #expect(String(decoding: bytes[file.tag], as: UTF8.self).hasPrefix("<b:file a="))
    #expect(String(decoding: bytes[file.inside], as: UTF8.self).hasSuffix("&#x1F600;"))
    #expect(file.namespace == "urn:b" && file.attributes == ["a": "1 & 2", "c": "\""])
    #expect(file.text == "x <y> & z <A😀")
  }

  @Test func agreesAboutDamagedDocuments() throws {
    var generator = SeededGenerator(seed: 11)
    let letters = Array("<>&;\"'/=!?-[]x: \u{1}\n#".utf8)
    let documents = (0..<4_000).compactMap { _ -> [UInt8]? in
      var bytes = Array(Self.document.utf8)
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let position = Int.random(in: 0..<bytes.count, using: &generator)
        let letter = letters.randomElement(using: &generator) ?? 0x20
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[position] = letter
        case 1: bytes.remove(at: position)
        default: bytes.insert(letter, at: position)
        }
      }
      return String(validating: bytes, as: UTF8.self) == nil ? nil : bytes
    }
    let theirs = try expat(documents)
    #expect(theirs.count { $0 != nil } > 500)
    for (document, expected) in zip(documents, theirs) {
      let text = String(decoding: document, as: UTF8.self)
      let read = read(document)
      // A prefix that is not declared as usual shows as it is resolved.
      guard text.contains("xmlns:b='urn:b'") else { continue }
      #expect(read == expected, "\(text)")
    }
  }

  @Test(arguments: [
    "", " ", "<a>", "<a></b>", "<a b='1' b='2'/>", "<a b=1/>", "<a>&nbsp;</a>", "<a>\u{0}</a>",
    "<a/><b/>", "a", "<a>]]></a>", "<1/>", "<a b='<'/>", "<a>&#xD800;</a>", "<a><!-- -- --></a>",
    "<a><![CDATA[\u{1}]]></a>", "<a>\u{FFFF}</a>", " <?xml version='1.0'?><a/>", "<? a?><a/>",
  ])
  func refusesWhatIsNotWellFormed(text: String) throws {
    #expect(throws: XMLFailure.self) { try XMLReader.root(of: Array(text.utf8)) }
    #expect(try expat([Array(text.utf8)]) == [nil])
  }

  @Test func skipsADocumentTypeOnlyWhereItIsHarmless() throws {
    let start = "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://a/b.dtd\""
    let plain = Array("\(start)><plist/>".utf8)
    #expect(try XMLReader.root(of: plain, allowsDocumentType: true).name == "plist")
    #expect(throws: XMLFailure.self) { try XMLReader.root(of: plain) }
    let own = Array("\(start) [<!ENTITY a \"b\">]><plist/>".utf8)
    #expect(throws: XMLFailure.self) { try XMLReader.root(of: own, allowsDocumentType: true) }
  }

  @Test func boundsDepthAndNodes() {
    let deep = String(repeating: "<a>", count: 100_000)
    #expect(throws: XMLFailure.self) { try XMLReader.root(of: Array(deep.utf8)) }
    let wide = "<a>" + String(repeating: "<b/>", count: 500_001) + "</a>"
    #expect(throws: XMLFailure.self) { try XMLReader.root(of: Array(wide.utf8)) }
  }
}
