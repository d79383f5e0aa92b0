import StringCatalogs

extension XLIFFDocument.File {
  /// The texts of the file in its source language and in its target language.
  ///
  /// A text of a set of phrases is in neither.
  func tables(file: Int) -> [StringTable] {
    let sourceLanguage = sourceLanguage ?? "en"
    let source = StringTable(
      language: sourceLanguage, file: file,
      entries: entries(onlyNeededBy: sourceLanguage) { unit in
        unit.source.map { ($0, .translated) }
      })
    guard let targetLanguage, targetLanguage.canonical != source.language.canonical else {
      return [source]
    }
    let target = StringTable(
      language: targetLanguage, file: file,
      entries: entries { unit in
        unit.problem == nil
          ? unit.target.map { ($0, unit.state?.stringUnitState ?? .translated) } : nil
      })
    return [source, target]
  }

  /// What is wrong with the file, though it can be read.
  var problems: [TableFailure] {
    var problems: [TableFailure] = []
    if targetLanguage == nil, units.contains(where: { $0.target != nil }) {
      problems.append(TableFailure(.noTargetLanguage, at: tag.lowerBound))
    }
    var seen: [String: Range<Int>] = [:]
    for unit in units {
      let position = unit.tag.lowerBound
      switch unit.problem {
      case .noIdentifier: problems.append(TableFailure(.noIdentifier, at: position))
      case .markup(let name): problems.append(TableFailure(.markup(name), at: position))
      default:
        let known = seen.updateValue(unit.tag, forKey: unit.identifier)
        if let known, known != unit.tag {
          problems.append(TableFailure(.identifierTwice(unit.identifier), at: position))
        }
      }
      if let state = unit.state, !state.isKnown {
        problems.append(TableFailure(.unknownState(state.state), at: position))
      }
    }
    return problems
  }

  /// Returns the entries of one language, each key once, in the order of the file.
  ///
  /// A document has a unit for each plural category of its target language; `language` leaves out
  /// those that it doesn't have.
  private func entries(
    onlyNeededBy language: LanguageTag? = nil,
    _ text: (XLIFFDocument.Unit) -> (TableText, StringUnitState)?
  ) -> [TableEntry] {
    var entries: [(entry: TableEntry, tree: TableTree, rules: StringsDictionaryUnits)] = []
    var positions: [String: Int] = [:]
    let categories = language.map { PluralRules.cardinal(for: $0).categories }
    for unit in units where unit.problem != .noIdentifier {
      let location = Location(unit.identifier)
      if let categories, location.category.map({ !categories.contains($0) }) ?? false { continue }
      if case .element? = location.path.last { continue }
      let index = positions[location.key] ?? entries.count
      if index == entries.count {
        positions[location.key] = index
        let key = TableText(location.key, unit.tag)
        entries.append(
          (TableEntry(key: key, comment: unit.note), TableTree(), StringsDictionaryUnits()))
      }
      guard let (text, state) = text(unit) else { continue }
      if let rule = location.rule {
        entries[index].rules.add(text, state, to: rule)
      } else {
        entries[index].tree.add(text, state, at: location.path[...])
      }
    }
    return entries.map { entry, tree, rules in
      var entry = entry
      entry.value = rules.value ?? tree.value
      return entry
    }
  }

  /// What an identifier stands for.
  private struct Location {
    /// The key.
    var key: String

    /// The path to a text of a string catalog.
    var path: [LeafStep] = []

    /// The plural category of the text, if any that is known and not for every language.
    var category: PluralCategory? {
      var name = rule?.last
      for case .variation(.plural, let category) in path { name = category }
      let category = name.map(PluralCategory.init(rawValue:))
      return category.flatMap {
        PluralCategory.known.contains($0) && $0 != .zero && $0 != .other ? $0 : nil
      }
    }

    /// The names of the dictionaries in a `.stringsdict` below the key; nil for another file.
    var rule: [String]?

    init(_ identifier: String) {
      // Xcode: /key:dict/variable:dict/one:dict/:string
      let end = ":dict/:string"
      if identifier.hasPrefix("/"), identifier.hasSuffix(end) {
        let names = Self.names(in: identifier.dropFirst().dropLast(end.count))
        key = names.first ?? ""
        rule = Array(names.dropFirst())
      } else if let (key, path) = VariationName.split(identifier, isKey: { _ in true }) {
        self.key = key
        self.path = path
      } else {
        key = identifier
      }
    }

    private static func names(in text: Substring) -> [String] {
      text.split(separator: ":dict/", omittingEmptySubsequences: false).map(String.init)
    }
  }
}

/// The texts of an entry of a `.stringsdict`, as they come one by one in XLIFF.
private struct StringsDictionaryUnits {
  private var format: (text: TableText, state: StringUnitState)?
  private var variables: [StringsDictionary.Variable] = []

  /// Adds the text that names of dictionaries lead to.
  mutating func add(_ text: TableText, _ state: StringUnitState, to names: [String]) {
    if names == [StringsDictionary.formatKey] {
      format = (text, state)
    } else if names.count == 2 {
      let index = variables.firstIndex { $0.name == names[0] } ?? variables.count
      if index == variables.count {
        variables.append(StringsDictionary.Variable(name: names[0], texts: []))
      }
      variables[index].texts.append((names[1], text))
    }
  }

  /// The value; nil if there is no format.
  var value: TableValue? {
    format.flatMap { StringsDictionary.value(format: $0.text, $0.state, variables) }
  }
}
