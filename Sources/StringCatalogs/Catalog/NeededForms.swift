/// The forms of a text that a language needs: plural categories, devices and substitutions.
///
/// A translation without one of them is not complete: its readers see a wrong form, or the source
/// language. One text for every number and device has all forms.
package struct NeededForms: Sendable {
  /// The plural categories that texts with a number need, in the order of CLDR: those that whole
  /// numbers up to 200 select, and `other`.
  package let categories: [PluralCategory]

  private let set: PluralCategorySet

  /// Determines the forms of a language; an unknown language needs only `other`.
  package init(of language: LanguageTag) {
    let canonical = language.canonical
    self.init(
      of: canonical, samples: PluralSamples(of: canonical, by: .cardinal(for: canonical)))
  }

  /// Determines the forms of a language with these samples.
  package init(of language: LanguageTag, samples: PluralSamples) {
    let isVarying = samples.count > 1 && !language.hasUnchangedNouns
    categories = PluralCategory.known.filter { category in
      category == .other || isVarying && samples[category] != nil
    }
    set = PluralCategorySet(categories)
  }

  /// Returns the paths of the missing forms, such as `plural.few`, for texts of a translation.
  ///
  /// Without any text, the whole translation is missing, and no form of it. `devices` are those
  /// that some text of the catalog names.
  package func missing(
    from leaves: [CatalogLeaf], source: [CatalogLeaf], devices: @autoclosure () -> Set<Device>
  ) -> [[LeafStep]] {
    let texts = leaves.filter { $0.value != nil }
    guard !texts.isEmpty else { return [] }
    return missingCategories(from: texts, source: source)
      + Self.missingDevices(from: texts, source: source, devices: devices)
      + Self.missingSubstitutions(from: texts)
  }

  /// Returns the categories that a group of texts lacks.
  ///
  /// A group without words need not vary by the number, and neither need one whose source text, in
  /// the categories `source`, has a single form.
  package func missingCategories(
    from present: [PluralCategory], source: [PluralCategory], hasWords: Bool
  ) -> [PluralCategory] {
    let isSingle = !source.isEmpty && source.allSatisfy { $0 == .other || $0 == .zero }
    let varies = hasWords && !isSingle
    return categories.filter { category in
      !present.contains(category) && (varies || category == .other)
    }
  }

  /// Returns whether a localization may lack a form; false is certain.
  package func mayBeMissing(
    from localization: WalkedLocalization, source: WalkedLocalization.Shape
  ) -> Bool {
    let shape = localization.shape
    return shape.contains(.device) || shape.union(source).contains(.substitutions)
      || shape.contains(.plural) && !localization.pluralsInAll.isSuperset(of: set)
  }
}

extension NeededForms {
  private func missingCategories(
    from texts: [CatalogLeaf], source: [CatalogLeaf]
  ) -> [[LeafStep]] {
    var prefixes: [[LeafStep]] = []
    var groups: [[LeafStep]: (categories: [PluralCategory], hasWords: Bool)] = [:]
    for text in texts {
      guard let (prefix, category) = text.path.plural else { continue }
      if groups[prefix] == nil { prefixes.append(prefix) }
      groups[prefix, default: ([], false)].categories.append(category)
      if !(groups[prefix]?.hasWords ?? true) {
        groups[prefix]?.hasWords = FormatString(text.value ?? "").hasWords
      }
    }
    guard !prefixes.isEmpty else { return [] }
    let sourceCategories = source.compactMap(\.path.plural?.category)
    return prefixes.flatMap { prefix -> [[LeafStep]] in
      guard let group = groups[prefix] else { return [] }
      let missing = missingCategories(
        from: group.categories, source: sourceCategories, hasWords: group.hasWords)
      return missing.map { prefix + [.variation(.plural, $0.rawValue)] }
    }
  }

  /// Returns the devices without a text at positions without one for any other device.
  ///
  /// A device is needed if the source text names it, or else some text of the catalog.
  private static func missingDevices(
    from texts: [CatalogLeaf], source: [CatalogLeaf], devices: () -> Set<Device>
  ) -> [[LeafStep]] {
    var prefixes: [[LeafStep]] = []
    var groups: [[LeafStep]: Set<Device>] = [:]
    for text in texts {
      guard let (prefix, device) = text.path.device else { continue }
      if groups[prefix] == nil { prefixes.append(prefix) }
      groups[prefix, default: []].insert(device)
    }
    let open = prefixes.filter { !(groups[$0]?.contains(.other) ?? true) }
    guard !open.isEmpty else { return [] }
    var named = Set(source.compactMap(\.path.device?.device))
    if named.isEmpty || named.contains(.other) { named = devices().union([.iPhone, .iPad]) }
    return open.flatMap { prefix in
      Device.missing(from: groups[prefix] ?? [], named: named)
        .map { prefix + [.variation(.device, $0.rawValue)] }
    }
  }

  /// Returns the substitutions that a text refers to and that the localization does not have.
  private static func missingSubstitutions(from texts: [CatalogLeaf]) -> [[LeafStep]] {
    var defined: Set<String> = []
    var names: [String] = []
    for text in texts {
      if case .substitution(let name)? = text.path.first {
        defined.insert(name)
      } else {
        names += FormatString(text.value ?? "").substitutionNames
      }
    }
    return names.filter { defined.insert($0).inserted }.map { [.substitution($0)] }
  }
}

extension Device {
  /// Returns the devices without a text among those that a catalog names, where these have one; an
  /// iPod shows the text for iPhone.
  package static func missing(from present: Set<Device>, named: Set<Device>) -> [Device] {
    guard !present.contains(.other) else { return [] }
    return known.filter { device in
      named.contains(device) && !present.contains(device) && device != .iPod && device != .other
    }
  }
}

extension [LeafStep] {
  /// The steps before the last one that selects by number, and its category.
  fileprivate var plural: (prefix: [LeafStep], category: PluralCategory)? {
    for (index, step) in enumerated().reversed() {
      if case .variation(.plural, let name) = step {
        return (Array(self[..<index]), PluralCategory(rawValue: name))
      }
    }
    return nil
  }

  /// The steps before the last one that selects by device, and its device.
  fileprivate var device: (prefix: [LeafStep], device: Device)? {
    for (index, step) in enumerated().reversed() {
      if case .variation(.device, let name) = step {
        return (Array(self[..<index]), Device(rawValue: name))
      }
    }
    return nil
  }
}
