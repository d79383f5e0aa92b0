import ASCII
package import StringCatalogs

/// The path of a file with a text for a store, in the folders that fastlane uses.
///
/// `metadata/LOCALE/NAME.txt` has one text of the App Store, `metadata/android/LOCALE/NAME.txt` one
/// of Google Play, and a `Deliverfile` may have some for the App Store in every language.
package struct StoreTextName: Hashable, Sendable {
  /// The store.
  package var store: AppStorefront

  /// The folder with the folders of the locales, with a slash; that of a `Deliverfile`.
  package var folder: String

  /// The locale; nil for a `Deliverfile`, and for the texts that count for locales without their
  /// own.
  package var locale: LanguageTag?

  /// The name of the text; nil for a `Deliverfile`.
  package var key: String?

  /// Takes a path apart; nil for another file.
  package init?(path: String) {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let name = parts.popLast() else { return nil }
    if name == Self.settings {
      self.init(store: .appStore, folder: Self.path(of: parts), locale: nil, key: nil)
      return
    }
    guard name.hasSuffix(Self.textExtension) else { return nil }
    var key = String(name.dropLast(Self.textExtension.count))
    if let last = parts.last, let changelogs = AppStorefront.googlePlay.changelogs,
      last == changelogs.folder
    {
      parts.removeLast()
      key = "\(last)/\(key)"
    }
    guard let store = AppStorefront.allCases.first(where: { $0.limit(of: key) != nil }),
      let locale = parts.popLast(), locale == Self.fallback || Self.isTag(locale),
      parts.last == Self.folder || store == .googlePlay && parts.suffix(2) == Self.playFolders
    else { return nil }
    self.init(
      store: store, folder: Self.path(of: parts),
      locale: locale == Self.fallback ? nil : LanguageTag(rawValue: locale), key: key)
  }

  private init(store: AppStorefront, folder: String, locale: LanguageTag?, key: String?) {
    self.store = store
    self.folder = folder
    self.locale = locale
    self.key = key
  }

  /// The name of the file with settings, in which there may also be texts.
  private static let settings = "Deliverfile"

  /// The folder of texts for locales without their own.
  private static let fallback = "default"

  private static let folder = "metadata"
  private static let playFolders = [folder, "android"]
  private static let textExtension = ".txt"

  private static func path(of parts: [String]) -> String { parts.map { $0 + "/" }.joined() }

  /// Returns whether the name of a folder has the form of a language tag: `de`, `zh-Hans`, `pt_BR`.
  private static func isTag(_ name: String) -> Bool {
    let parts = name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let language = parts.first, (2...3).contains(language.utf8.count) else { return false }
    return language.utf8.allSatisfy(\.isASCIILetter)
      && parts.dropFirst().allSatisfy { part in
        (2...8).contains(part.utf8.count)
          && part.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
      }
  }
}
