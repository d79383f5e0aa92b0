import CatalogEditing
import Foundation
import StringCatalogs
import TestSupport
import Testing

struct SourceBytesTests {
  @Test(.needs(.data), arguments: RealCatalogs.readablePaths)
  func leavesJustTheSourceLanguage(path: String) throws {
    let catalog = try RealCatalogs.catalog(at: path)
    let source = try #require(catalog.sourceLanguage?.rawValue)
    let found = try JSONSerialization.jsonObject(with: Data(catalog.sourceBytes)) as? NSDictionary
    var wanted = try #require(
      try JSONSerialization.jsonObject(with: Data(catalog.bytes)) as? [String: Any])
    var strings = try #require(wanted["strings"] as? [String: Any])
    for (key, value) in strings {
      guard var entry = value as? [String: Any],
        let localizations = entry["localizations"] as? [String: Any], !localizations.isEmpty
      else { continue }
      let kept = localizations.filter { $0.key == source }
      entry["localizations"] = kept.isEmpty ? nil : kept
      strings[key] = entry
    }
    wanted["strings"] = strings
    #expect(found == wanted as NSDictionary)
  }

  @Test func laysTheRestOutAsItWas() throws {
    let text = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "a" : {
            "comment" : "c",
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : "A"
                }
              },
              "ko" : {

              }
            }
          },
          "b" : {
            "localizations" : {
              "ko" : {

              }
            }
          }
        },
        "version" : "1.0"
      }
      """
    let source = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "a" : {
            "comment" : "c",
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : "A"
                }
              }
            }
          },
          "b" : {

          }
        },
        "version" : "1.0"
      }
      """
    let catalog = try StringCatalog(bytes: Array(text.utf8))
    #expect(String(decoding: catalog.sourceBytes, as: UTF8.self) == source)
  }
}
