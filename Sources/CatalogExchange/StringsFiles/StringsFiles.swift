import Characters
import Escaping
public import StringCatalogs
import StringTables

/// The texts of a catalog in one language for platforms without string catalogs.
///
/// They are what Xcode would build into the app: an untranslated text is omitted, so that the
/// source text is shown.
///
/// ```swift
/// let files = StringsFiles(of: catalog, in: "ko")
/// let strings = files.strings.map { String(decoding: $0, as: UTF8.self) }
/// ```
public struct StringsFiles: Sendable {
  /// The `.strings` file with the texts that do not vary; nil if there are none.
  public let strings: [UInt8]?

  /// The `.stringsdict` file with the texts that vary; nil if there are none.
  public let stringsdict: [UInt8]?

  /// The texts that neither format can represent.
  public let omitted: [OmittedUnit]

  /// Collects the texts of a language, which must be spelled as in the catalog.
  public init(of catalog: StringCatalog, in language: LanguageTag) {
    var plain: [String] = []
    var varied: [PropertyList.Member] = []
    var omitted: [OmittedUnit] = []
    let isSource = language == catalog.sourceLanguage
    for entry in catalog.entries where isSource || entry.shouldTranslate {
      let localization = entry.localization(for: language)
        .flatMap { $0.json.firstMember == nil ? nil : $0 }
      guard let localization else {
        if isSource { plain.append(Self.line(entry, entry.key)) }
        continue
      }
      do throws(OmittedUnit.Failure) {
        let rules = StringsRules(localization: localization, includesNew: isSource)
        switch try rules.value(of: localization.content) {
        case .string(let text)?: plain.append(Self.line(entry, text))
        case let value?:
          if let scalar = XMLEscaping.impossibleCharacter(in: entry.key)
            ?? value.impossibleCharacter
          {
            throw .init(reason: .character(scalar.codePoint))
          }
          varied.append(.init(entry.key, value))
        case nil: break
        }
      } catch {
        omitted.append(OmittedUnit(error.reason, key: entry.key))
      }
    }
    self.omitted = omitted
    strings = plain.isEmpty ? nil : Array(plain.joined(separator: "\n").utf8)
    stringsdict = varied.isEmpty ? nil : PropertyList.dictionary(varied).document
  }

  private static func line(_ entry: CatalogEntry, _ text: String) -> String {
    let comment = entry.comment.map { StringsEscaping.comment($0) + "\n" } ?? ""
    let key = StringsEscaping.text(entry.key)
    return "\(comment)\"\(key)\" = \"\(StringsEscaping.text(text))\";\n"
  }
}
