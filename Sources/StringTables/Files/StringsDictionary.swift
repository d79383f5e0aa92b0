import StringCatalogs

/// Reads an entry of a `.stringsdict` in the shapes of a string catalog.
struct StringsDictionary {
  static let formatKey = "NSStringLocalizedFormatKey"
  private static let deviceKey = "NSStringDeviceSpecificRuleType"
  private static let widthKey = "NSStringVariableWidthRuleType"
  private static let typeKey = "NSStringFormatSpecTypeKey"
  private static let pluralRule = "NSStringPluralRuleType"
  private static let specifierKey = "NSStringFormatValueTypeKey"

  /// A part of a format that varies by number.
  struct Variable {
    /// The name in the format.
    var name: String

    /// The format of the argument; nil if the file doesn't say.
    var specifier: String?

    /// The texts by plural category, in the order of the file.
    var texts: [(category: String, text: TableText)]
  }

  /// Returns the value of an entry; nil if it has no text.
  static func value(of node: PropertyListNode) -> TableValue? {
    switch node {
    case .text(let text): return .text(text, .translated)
    case .other: return nil
    case .dictionary(let members):
      func member(_ name: String) -> PropertyListNode? {
        members.first { $0.key.value == name }?.value
      }
      if let devices = member(deviceKey) {
        let cases = devices.members.compactMap { device in
          value(of: device.value).map { (name: device.key.value, value: $0) }
        }
        return cases.isEmpty ? nil : .variations(.device, cases)
      }
      if let widths = member(widthKey) {
        // A catalog has no widths: the widest text stands for all.
        let widest = widths.members.max { Int($0.key.value) ?? 0 < Int($1.key.value) ?? 0 }
        return widest.flatMap { value(of: $0.value) }
      }
      guard let format = member(formatKey)?.text else { return nil }
      let variables = members.filter { $0.key.value != formatKey }.map(variable)
      return value(format: format, .translated, variables)
    }
  }

  /// Returns what Foundation can't read in an entry, so that it shows something else.
  static func problems(of node: PropertyListNode, at key: TableText) -> [TableFailure] {
    guard case .dictionary(let members) = node else { return [] }
    if let nested = members.first(where: { [deviceKey, widthKey].contains($0.key.value) }) {
      return nested.value.members.flatMap { problems(of: $0.value, at: $0.key) }
    }
    guard let format = members.first(where: { $0.key.value == formatKey })?.value.text else {
      // Another text than those of the variables is the format with a misspelled name.
      let misspelled = members.first { $0.value.text != nil }?.key
      return [
        TableFailure(
          .noFormat(found: misspelled?.value), at: (misspelled ?? key).range.lowerBound)
      ]
    }
    let used = Set(
      (FormatString(format.value).substitutionNames
        + members.flatMap { member in
          member.value.members.flatMap {
            FormatString($0.value.text?.value ?? "").substitutionNames
          }
        }))
    return members.filter { used.contains($0.key.value) }.flatMap { member in
      problems(ofVariable: member.value.members, at: member.key)
    }
  }

  private static func problems(
    ofVariable members: [(key: TableText, value: PropertyListNode)], at name: TableText
  ) -> [TableFailure] {
    func text(_ key: String) -> String? {
      members.first { $0.key.value == key }?.value.text?.value
    }
    let position = name.range.lowerBound
    let rule = text(typeKey)
    guard rule == pluralRule else {
      return [TableFailure(.wrongRule(name.value, found: rule), at: position)]
    }
    let type = text(specifierKey)
    let specifier = type.flatMap {
      FormatSpecifier(withoutPercentSign: $0.hasPrefix("%") ? $0.dropFirst() : $0[...])
    }
    guard [.integer, .floatingPoint].contains(specifier?.conversion.argumentKind) else {
      return [TableFailure(.wrongValueType(name.value, found: type), at: position)]
    }
    return []
  }

  private static func variable(_ member: (key: TableText, value: PropertyListNode)) -> Variable {
    var variable = Variable(name: member.key.value, texts: [])
    for part in member.value.members {
      guard let text = part.value.text else { continue }
      switch part.key.value {
      case typeKey: break
      // Xcode writes the percent sign in the tables of intents.
      case specifierKey:
        variable.specifier = text.value.hasPrefix("%") ? String(text.value.dropFirst()) : text.value
      default: variable.texts.append((part.key.value, text))
      }
    }
    return variable
  }

  /// Returns the value of a format with its variables.
  ///
  /// A format that only refers to one variable varies by number as a whole. Nil if a variable
  /// refers to another one, or stands for two arguments, which a catalog can't.
  static func value(
    format: TableText, _ state: StringUnitState, _ variables: [Variable]
  ) -> TableValue? {
    let references = FormatString(format.value).substitutions
    guard
      !variables.contains(where: { variable in
        variable.texts.contains { !FormatString($0.text.value).substitutionNames.isEmpty }
      })
    else { return nil }
    guard !references.isEmpty else { return .text(format, state) }
    if references.count == 1, let name = references.first?.name,
      ["%#@\(name)@", "%1$#@\(name)@"].contains(format.value),
      let variable = variables.first(where: { $0.name == name })
    {
      return .variations(
        .plural, variable.texts.map { ($0.category, .text($0.text, state)) })
    }
    let substitutions = references.enumerated().compactMap { index, reference in
      variables.first { $0.name == reference.name }.map { variable in
        substitution(
          variable, position: reference.position ?? (references.count > 1 ? index + 1 : nil), state)
      }
    }
    var once: [TableSubstitution] = []
    for substitution in substitutions {
      if let known = once.first(where: { $0.name == substitution.name }) {
        // A catalog has one argument for each variable.
        guard known.position == substitution.position else { return nil }
      } else {
        once.append(substitution)
      }
    }
    return .format(format, state, once)
  }

  private static func substitution(
    _ variable: Variable, position: Int?, _ state: StringUnitState
  ) -> TableSubstitution {
    let specifier = variable.specifier ?? "d"
    let texts = variable.texts.map { category, text in
      let value = TableText(numbered(text.value, specifier, position), text.range)
      return (name: category, value: TableValue.text(value, state))
    }
    return TableSubstitution(
      name: variable.name, position: position, specifier: specifier,
      value: .variations(.plural, texts))
  }

  /// Returns a text in which a catalog's `%arg` stands for the variable's own number.
  private static func numbered(_ text: String, _ specifier: String, _ position: Int?) -> String {
    let format = FormatString(text)
    return format.pieces.map { piece in
      guard case .specifier(let found) = piece.kind,
        (found.length?.rawValue ?? "") + String(found.conversion.rawValue) == specifier,
        found.position == nil || found.position == position
      else { return String(format.text(of: piece)) }
      return "%arg"
    }.joined()
  }
}
