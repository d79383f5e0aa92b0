import CatalogEditing
import Foundation
import StringCatalogs
import TestSupport
import Testing

struct CatalogFormatterTests {
  private func formatted(_ text: String) throws -> String {
    String(decoding: try CatalogFormatter.formatted(Catalogs.catalog(text)), as: UTF8.self)
  }

  @Test func writesWhatXcodeWrites() throws {
    let text = #"""
      {"version":"1.0","strings":{"b":{},"B":{"shouldTranslate":false,"later":[],"comment":"a\/\u00e9\u0018\u0009"},
      "a10":{"localizations":{"ko":{"stringUnit":{"value":"가\ud83d\ude00","state":"new"}}}},"a9":{"values":["x", 1.50, null]}},
      "sourceLanguage":"en"}
      """#
    #expect(
      try formatted(text) == #"""
        {
          "sourceLanguage" : "en",
          "strings" : {
            "a9" : {
              "values" : [
                "x",
                1.50,
                null
              ]
            },
            "a10" : {
              "localizations" : {
                "ko" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : "가😀"
                  }
                }
              }
            },
            "b" : {

            },
            "B" : {
              "comment" : "a/é\u0018\t",
              "later" : [

              ],
              "shouldTranslate" : false
            }
          },
          "version" : "1.0"
        }
        """#)
  }

  @Test func keepsHalfOfASurrogatePair() throws {
    #expect(try formatted(#"{"strings":{"\ud800\/":{}}}"#).contains(#""\ud800/" : "#))
    #expect(try formatted(#"{"strings":{"\uFFFD":{}}}"#).contains("\"\u{FFFD}\" : "))
  }

  @Test func dropsAByteOrderMark() throws {
    #expect(try formatted("\u{FEFF}{\"strings\":{}}") == "{\n  \"strings\" : {\n\n  }\n}")
  }

  @Test func keepsALineBreakAtTheEnd() throws {
    #expect(try formatted("{\"strings\":{}}\r\n\n") == "{\n  \"strings\" : {\n\n  }\n}\n")
  }

  @Test func refusesWhatWouldLoseAMember() throws {
    let catalog = try Catalogs.catalog("{\"strings\":{\n\"a\":{},\n\"a\":{}}}")
    let error = #expect(throws: EditingError.self) { try CatalogFormatter.formatted(catalog) }
    #expect(error?.position?.line == 2)
  }

  /// Foundation's writer is slow, shares no code with ours and sorts with ICU.
  private func writtenByFoundation(_ bytes: [UInt8]) throws -> [UInt8] {
    let object = try JSONSerialization.jsonObject(with: Data(bytes))
    let written = try JSONSerialization.data(
      withJSONObject: object, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    return [UInt8](written) + (bytes.last == UInt8(ascii: "\n") ? [UInt8(ascii: "\n")] : [])
  }

  @Test(.needs(.data), arguments: Catalogs.sound)
  func writesWhatFoundationWrites(path: String) throws {
    let catalog = try Catalogs.real(path)
    #expect(try CatalogFormatter.formatted(catalog) == writtenByFoundation(catalog.bytes))
  }

  /// Nine of the files in Xcode's layout were sorted by hand; Foundation, and so Xcode, would
  /// change those too.
  @Test(.needs(.data)) func changesNothingThatXcodeWrote() throws {
    var count = 0
    for path in RealCatalogs.pathsOfXcode {
      let catalog = try Catalogs.real(path)
      guard try writtenByFoundation(catalog.bytes) == catalog.bytes else { continue }
      #expect(try CatalogFormatter.formatted(catalog) == catalog.bytes, "\(path)")
      count += 1
    }
    #expect(count >= 63)
  }

  @Test(.needs(.data, .python)) func changesOnlyTheLayout() throws {
    let folder = try TemporaryFolder()
    var pairs: [String] = []
    for (index, path) in Catalogs.sound.enumerated() {
      let once = try CatalogFormatter.formatted(Catalogs.real(path))
      #expect(try CatalogFormatter.formatted(StringCatalog(bytes: once)) == once, "\(path)")
      pairs += [path, try folder.write(once, to: "\(index)").path]
    }
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Support/compare_json.py").path
    let run = try #require(Program.python).run([script] + pairs)
    #expect(run.text == String(repeating: "1", count: pairs.count / 2), "\(run.errorText)")
  }
}
