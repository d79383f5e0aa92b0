/// Decides, entry by entry of a ``CatalogWalk``, which localizations lack a needed form.
package struct FormCheck {
  private let source: Int?
  private let forms: (_ language: Int) -> NeededForms
  private var devices: Set<Device>?

  /// Creates a check for a walk; `source` is the index of the source language in its languages.
  package init(_ walk: CatalogWalk, source: Int?) {
    let languages = walk.languages
    var known: [NeededForms?] = languages.map { _ in nil }
    self.init(source: source) { language in
      let forms = known[language] ?? NeededForms(of: languages[language])
      known[language] = forms
      return forms
    }
  }

  /// Creates a check that asks for the forms of languages.
  ///
  /// `source` is the index of the source language in the walk's languages; `forms` returns the
  /// forms that a language needs, by its index.
  package init(source: Int?, forms: @escaping (_ language: Int) -> NeededForms) {
    self.source = source
    self.forms = forms
  }

  /// Returns whether a localization of the current entry has texts that readers see, but lacks a
  /// form; never in the source language, where the key or the default in the code stands in.
  @inline(__always)
  package mutating func lacksForm(_ localization: WalkedLocalization, in walk: CatalogWalk) -> Bool
  {
    let shape = localization.shape
    guard shape.contains(.shownText), localization.language != source,
      shape != .shownUnit || walk.hasSubstitutions
    else { return false }
    return lacksFormInAnyShape(localization, in: walk)
  }

  @inline(never)
  private mutating func lacksFormInAnyShape(
    _ localization: WalkedLocalization, in walk: CatalogWalk
  ) -> Bool {
    let forms = forms(localization.language)
    let source = walk.localizations.first { $0.language == self.source }
    guard forms.mayBeMissing(from: localization, source: source?.shape ?? []),
      let full = walk.localization(localization)
    else { return false }
    if devices == nil, localization.shape.contains(.device) { devices = walk.namedDevices }
    return !forms.missing(
      from: full.leaves, source: source.flatMap(walk.localization)?.leaves ?? [],
      devices: devices ?? []
    ).isEmpty
  }
}
