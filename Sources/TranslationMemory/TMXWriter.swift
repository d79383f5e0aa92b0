import Escaping
public import StringCatalogs

/// Writes translations as TMX 1.4, the exchange format of translation memories.
///
/// ```swift
/// let bytes = TMXWriter.bytes(of: texts, sourceLanguage: "en", tool: "example", version: "1.0")
/// ```
public enum TMXWriter {
  /// Returns a document with a unit for each source text and form, in the order of the texts; texts
  /// with a character that XML does not allow are left out.
  public static func bytes(
    of texts: [RememberedText], sourceLanguage: LanguageTag, tool: String, version: String
  ) -> [UInt8] {
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#, #"<tmx version="1.4">"#,
      "  <header \(attribute("creationtool", tool)) \(attribute("creationtoolversion", version))"
        + #" datatype="plaintext" segtype="sentence" adminlang="en" o-tmf="xcstrings""#
        + " \(attribute("srclang", sourceLanguage.rawValue))/>",
      "  <body>",
    ]
    var units: [(source: String, form: String, texts: [RememberedText])] = []
    var positions: [String: Int] = [:]
    for text in texts {
      guard XMLEscaping.impossibleCharacter(in: text.source + text.translation + text.form) == nil
      else { continue }
      let name = "\(text.form)\u{0}\(text.source)"
      if let position = positions[name] {
        units[position].texts.append(text)
      } else {
        positions[name] = units.count
        units.append((text.source, text.form, [text]))
      }
    }
    for unit in units {
      lines.append("    <tu>")
      if !unit.form.isEmpty {
        lines.append("      <prop type=\"form\">\(XMLEscaping.content(unit.form))</prop>")
      }
      lines.append(segment(unit.source, in: sourceLanguage))
      // Each language once, with the translation that came first.
      var seen: Set<LanguageTag> = []
      for text in unit.texts where seen.insert(text.language).inserted {
        lines.append(segment(text.translation, in: text.language))
      }
      lines.append("    </tu>")
    }
    lines += ["  </body>", "</tmx>"]
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private static func segment(_ text: String, in language: LanguageTag) -> String {
    "      <tuv \(attribute("xml:lang", language.rawValue))><seg>"
      + "\(XMLEscaping.content(text))</seg></tuv>"
  }

  private static func attribute(_ name: String, _ value: String) -> String {
    "\(name)=\"\(XMLEscaping.attribute(value))\""
  }
}
