/// Finds the strings that the files of a project present, as Xcode extracts them.
package struct CodeStringExtractor: Sendable {
  /// Whether strings of previews are included.
  package var includesPreviews = false

  /// Whether strings of tests are included.
  package var includesTests = false

  /// The functions, properties of strings, and macros that look up a key, besides those that the
  /// code itself tells.
  package var helpers: [CodeHelper] = []

  package init() {}

  /// Returns what a Swift file contains.
  package static func facts(ofSwift bytes: [UInt8], path: String) -> FileFacts {
    facts(SwiftReader.facts(of: bytes, path: path), of: bytes)
  }

  /// Returns what an Objective-C file contains.
  package static func facts(ofObjectiveC bytes: [UInt8], path: String) -> FileFacts {
    facts(ObjectiveCReader.facts(of: bytes, path: path), of: bytes)
  }

  /// Returns facts in which the first line begins after a byte order mark, as in editors.
  private static func facts(_ facts: FileFacts, of bytes: [UInt8]) -> FileFacts {
    guard bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { return facts }
    var facts = facts
    facts.lineStarts[0] = 3
    return facts
  }

  /// Returns the strings of all files, in the order of the files.
  package func strings(in files: [FileFacts]) -> [CodeString] {
    strings(in: files, resolver(of: files))
  }

  /// Returns what decides about the literals of files.
  func resolver(of files: [FileFacts]) -> ContextResolver {
    let project = ProjectDeclarations(files)
    var lookups = Lookups()
    lookups.add(helpers)
    lookups.infer(from: files, in: project)
    return ContextResolver(project, lookups: lookups)
  }

  /// Returns the strings of all files, in the order of the files.
  func strings(in files: [FileFacts], _ resolver: ContextResolver) -> [CodeString] {
    var resolver = resolver
    let interface = InterfaceFiles(files)
    let views = InterfaceFiles(files, frameworks: InterfaceFiles.views)
    let intents = InterfaceFiles(files, frameworks: InterfaceFiles.intents)
    return files.enumerated().filter { includesTests || !$0.element.isTest }.flatMap {
      number, file in
      resolver.file = number
      let imports = (
        interface: interface.contains(file), views: views.contains(file),
        intents: intents.contains(file)
      )
      var sets = PhraseSets()
      for literal in file.literals where !literal.isPreview || includesPreviews {
        guard let string = string(literal, in: file, imports, resolver) else { continue }
        sets.add(string, of: literal)
      }
      return sets.strings
    }
  }

  private func string(
    _ literal: CodeLiteral, in file: FileFacts,
    _ imports: (interface: Bool, views: Bool, intents: Bool), _ resolver: ContextResolver
  ) -> CodeString? {
    let destination = resolver.destination(of: literal.context, in: literal.owner)
    switch destination.meaning {
    case .type, .unknown: return nil
    case .localized, .key, .lookup, .possible, .summary, .phrase: break
    }
    let meaning = destination.meaning
    if meaning == .localized(isOverloaded: true), hasOptionals(literal, resolver.types) {
      return nil
    }
    let writer = KeyWriter(types: resolver.types)
    let parts = writer.parts(of: literal.pieces, meaning: meaning, owner: literal.owner)
    let call = destination.call
    let table = Self.table(of: destination, in: literal.owner, resolver.types.project)
    let position = file.position(at: literal.offset)
    let isLookup = meaning == .lookup || meaning == .possible
    let isKnown =
      !isLookup && !destination.isAmbiguous && table != nil
      && (imports.interface || !destination.isOfInterface)
      && (imports.views || !destination.isView)
      && (imports.intents || !destination.isOfIntents)
    var confidence = Confidence.certain
    if !isKnown || literal.isConditional || parts.contains(where: \.isGuess) {
      confidence = .likely
    }
    if parts.contains(.unknown) { confidence = .dynamic }
    let value = (call?.argument("defaultValue") ?? call?.argument("value")).flatMap { value in
      guard case .string(let pieces) = value, meaning == .key || call?.argument("value") == nil
      else { return [KeyPart]?.none }
      return writer.parts(
        of: pieces, meaning: meaning == .key ? .key : .localized(isOverloaded: false),
        owner: literal.owner)
    }
    return CodeString(
      table: meaning == .phrase ? "AppShortcuts" : table, key: KeyWriter.text(parts),
      value: value.map(KeyWriter.value), comment: call?.argument("comment")?.text,
      bundle: destination.lookupTarget.bundle,
      file: file.path, line: position.line, column: position.column, confidence: confidence,
      parts: parts,
      hasDeclaredTypes: writer.hasDeclaredTypes(literal.pieces, parts, owner: literal.owner),
      isInMainBundle: destination.isOfApple && call.map(KnownCalls.looksInMainBundle) == true,
      isValueKnown: value?.contains { $0.isGuess } != true,
      formatArgumentCount: call?.formatArgumentCount, isPreview: literal.isPreview,
      isConditional: literal.isConditional,
      isKnownUse: isKnown, isPossible: meaning == .possible,
      isExtracted: !isLookup && meaning != .phrase && !parts.contains(.unknown),
      phrases: meaning == .phrase ? [] : nil)
  }

  /// Returns whether a literal has an optional value, which localized texts don’t take: where a
  /// `String` is possible, the literal is one.
  private func hasOptionals(_ literal: CodeLiteral, _ types: TypeInference) -> Bool {
    literal.pieces.contains { piece in
      guard case .interpolation(let interpolation) = piece, interpolation.arguments.count == 1
      else { return false }
      return types.isOptional(interpolation.arguments[0].value, in: literal.owner)
    }
  }

  /// Returns the table that a call names; nil if the program chooses it.
  static func table(
    of destination: ContextResolver.Destination, in owner: String, _ project: ProjectDeclarations
  ) -> String? {
    let call = destination.call
    guard let value = call?.argument("table") ?? call?.argument("tableName") else {
      return destination.target?.table ?? "Localizable"
    }
    if let text = value.text { return text }
    guard let name = value.baseName else { return nil }
    if name == "nil" || name == "none" { return "Localizable" }
    let property =
      project.property(name, of: owner)
      ?? project.properties[name].flatMap {
        $0.count == 1 ? $0[0] : nil
      }
    return property?.value?.text
  }
}
