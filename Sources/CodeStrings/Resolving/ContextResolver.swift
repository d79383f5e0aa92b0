/// Decides what literals are, from where their values go.
struct ContextResolver {
  /// What a literal is, and the call that says more about it.
  struct Destination {
    var meaning: LiteralMeaning
    var call: CodeCall?

    /// Whether declarations of one name disagree.
    var isAmbiguous = false

    /// The expected type, if a declaration has it.
    var type: String?

    /// Where a function of the project looks up the key.
    var target: LookupTarget?

    /// Whether the name is that of a view or a modifier, which other packages can have as well.
    var isOfInterface = false

    /// Whether it is a view of SwiftUI’s.
    var isView: Bool { isOfInterface && call?.callee.baseName.map(KnownCalls.isView) == true }

    /// Whether it is an attribute of App Intents, whose names other packages have as well.
    var isOfIntents = false

    /// Whether the function is Apple’s, and not one of the project.
    var isOfApple = false

    static let unknown = Destination(meaning: .unknown)

    /// Creates the destination of an argument of one of Apple’s functions.
    init(known meaning: LiteralMeaning, call: CodeCall) {
      self.init(meaning: meaning, call: call)
      isOfInterface = !KnownCalls.isOfFoundation(call)
      isOfIntents = call.kind == .attribute
      isOfApple = true
      if case .type(let type) = meaning { self.type = type }
    }

    init(
      meaning: LiteralMeaning, call: CodeCall? = nil, isAmbiguous: Bool = false,
      type: String? = nil, target: LookupTarget? = nil
    ) {
      self.meaning = meaning
      self.call = call
      self.isAmbiguous = isAmbiguous
      self.type = type
      self.target = target
    }

    /// Where the key is looked up: as the call says, or else the function that it calls.
    var lookupTarget: LookupTarget {
      LookupTarget(
        table: (call?.argument("table") ?? call?.argument("tableName"))?.text ?? target?.table,
        bundle: call?.argument("bundle")?.baseName ?? target?.bundle)
    }
  }

  let types: TypeInference
  var lookups: Lookups

  /// The number of the file whose code is resolved; its own declarations come first.
  var file: Int?

  private var project: ProjectDeclarations { types.project }

  init(_ project: ProjectDeclarations, lookups: Lookups) {
    types = TypeInference(project: project)
    self.lookups = lookups
  }

  /// Returns what a value is that goes to a location in the code of a type.
  func destination(of context: LiteralContext, in owner: String) -> Destination {
    switch context {
    case .none: .unknown
    case .typed(let type): destination(ofType: type, in: owner)
    case .property(let name, let type): property(name, type, in: owner)
    case .result(let name, let type): result(name, type, in: owner)
    case .local(let offset, let type): local(offset, type, in: owner)
    case .rawValue: rawValue(of: owner)
    case .assigned(let location): assigned(to: location, in: owner)
    case .element(let outer, _): inside(outer, in: owner, TypeName.element)
    case .dictionaryValue(let outer): inside(outer, in: owner, TypeName.element)
    case .tupleElement(let outer, let index):
      inside(outer, in: owner) { TypeName.tupleElement(index, of: $0) }
    case .closureResult(let outer): inside(outer, in: owner, TypeName.result)
    case .branch(let outer, let others): branch(of: outer, others, in: owner)
    case .sum(let outer, let isWhole): sum(in: outer, isWhole, in: owner)
    case .receiver(let name, let call): receiver(name, call)
    case .argument(let call, let index): argument(index, of: call, in: owner)
    }
  }

  /// Returns what a value of a type is that is written in the code of another one.
  private func destination(ofType type: String, in owner: String) -> Destination {
    let type = project.resolved(type)
    return destination(ofType: type == "Self" ? owner : type)
  }

  private func destination(ofType type: String) -> Destination {
    let type = project.resolved(type)
    return Destination(meaning: KnownCalls.meaning(ofType: type) ?? .type(type), type: type)
  }

  private func property(_ name: String, _ type: String?, in owner: String) -> Destination {
    let declared = type.map { destination(ofType: $0, in: owner) } ?? .unknown
    if case .localized = declared.meaning { return declared }
    return lookups.target(ofProperty: name, of: owner).map {
      Destination(meaning: .lookup, target: $0)
    } ?? declared
  }

  private func result(_ name: String, _ type: String, in owner: String) -> Destination {
    let declared = destination(ofType: type, in: owner)
    guard declared.meaning == .type("String"),
      let target = lookups.target(ofResult: name, of: owner)
    else { return declared }
    return Destination(meaning: .lookup, target: target)
  }

  private func local(_ offset: Int, _ type: String?, in owner: String) -> Destination {
    let declared = type.map { destination(ofType: $0, in: owner) } ?? .unknown
    guard declared.meaning == .type("String") || type == nil,
      let target = lookups.target(ofLocal: offset, in: file)
    else { return declared }
    return Destination(meaning: .lookup, target: target)
  }

  /// Returns what a raw value of an enumeration is: its type says so, or what is done with it.
  private func rawValue(of owner: String) -> Destination {
    if let type = project.inherited(by: owner).first(where: {
      KnownCalls.meaning(ofType: project.resolved($0)) != nil
    }) {
      return destination(ofType: type)
    }
    return lookups.target(ofRawValuesOf: owner).map { Destination(meaning: .lookup, target: $0) }
      ?? .unknown
  }

  private func receiver(_ name: String, _ call: CodeCall?) -> Destination {
    lookups.target(ofReceiver: name).map {
      Destination(meaning: .lookup, call: call, target: $0)
    } ?? .unknown
  }

  private func assigned(to location: CodeExpression, in owner: String) -> Destination {
    // The name of a property says too little about its type.
    if case .member(let base?, let name) = location {
      guard let type = types.type(of: base, in: owner),
        project.property(name, of: TypeName.last(of: project.resolved(type))) != nil
      else { return .unknown }
    }
    return types.type(of: location, in: owner).map(destination(ofType:)) ?? .unknown
  }

  private func inside(
    _ outer: LiteralContext, in owner: String, _ part: (String) -> String?
  ) -> Destination {
    let outer = destination(of: outer, in: owner)
    guard case .type(let type) = outer.meaning else { return outer }
    return part(type).map(destination(ofType:)) ?? .unknown
  }

  private func branch(
    of outer: LiteralContext, _ others: [CodeExpression], in owner: String
  ) -> Destination {
    let outer = destination(of: outer, in: owner)
    guard outer.meaning == .localized(isOverloaded: true) else { return outer }
    return others.allSatisfy { mayBeLocalized($0, in: owner) }
      ? outer : Destination(meaning: .type("String"), call: outer.call)
  }

  /// Returns whether the whole of a conditional expression can be localized with this result.
  private func mayBeLocalized(_ value: CodeExpression, in owner: String) -> Bool {
    switch value {
    case .string: true
    // An empty localized string is written as a literal, not as `.init()`.
    case .call(.member(nil, "init"), let arguments): !arguments.isEmpty
    case .either(let first, let second):
      mayBeLocalized(first, in: owner) && mayBeLocalized(second, in: owner)
    default:
      types.type(of: value, in: owner).flatMap { KnownCalls.meaning(ofType: project.resolved($0)) }
        != nil
    }
  }

  private func sum(in outer: LiteralContext, _ isWhole: Bool, in owner: String) -> Destination {
    let outer = destination(of: outer, in: owner)
    switch outer.meaning {
    case .key where isWhole: return outer
    case .key, .lookup: return Destination(meaning: .lookup, call: outer.call)
    default: return Destination(meaning: .type("String"), call: outer.call)
    }
  }

  // MARK: Arguments

  private func argument(_ index: Int, of call: CodeCall, in owner: String) -> Destination {
    guard call.arguments.indices.contains(index) else { return .unknown }
    let label = call.arguments[index].label
    // A default value is no key.
    if label == "defaultValue", index > 0 { return .unknown }
    // What an interpolation makes of `stringLiteral:` is a `String`.
    if label == "stringLiteral", case .string = call.arguments[index].value,
      call.arguments[index].value.text == nil
    {
      return Destination(meaning: .lookup, call: call)
    }
    switch call.kind {
    case .subscript:
      let type = types.type(of: call.callee, in: owner).map {
        TypeName.last(of: project.resolved($0))
      }
      return type.flatMap {
        parameter(index, of: project.functions("subscript", of: $0, for: call.arguments), call)
      } ?? .unknown
    case .attribute:
      let name = call.callee.baseName ?? ""
      if let known = KnownCalls.meaning(
        ofArgument: index, label: label, initializer: "@" + TypeName.last(of: name))
      {
        return Destination(known: known, call: call)
      }
      return initializer(of: TypeName.last(of: name), index, call, in: owner)
    case .macro:
      let name = call.callee.baseName ?? ""
      if index == 0, call.arguments[0].label == nil, let target = lookups.target(ofMacro: name) {
        return Destination(meaning: .key, call: call, isAmbiguous: true, target: target)
      }
      return parameter(index, of: project.functions("#" + name, for: call.arguments), call)
        ?? .unknown
    case .function: return function(index, of: call, in: owner)
    }
  }

  private func function(_ index: Int, of call: CodeCall, in owner: String) -> Destination {
    switch call.callee {
    case .member(nil, let name):
      let expected = destination(of: call.context, in: owner)
      var type = expected.type
      if type == nil, case .localized = expected.meaning { type = "LocalizedStringResource" }
      if type == "Self" { type = owner }
      if name == "init", call.arguments.count == 1, isKey(expected) {
        return Destination(meaning: .lookup, call: call)
      }
      if name == "init" {
        let found = type.map { initializer(of: TypeName.last(of: $0), index, call, in: owner) }
        if let found, found.meaning != .unknown { return found }
        // `Color` and the like have a bundle, too.
        return type.map { KnownCalls.isPlain(TypeName.last(of: $0)) } ?? false
          ? .unknown : implicit(index, call)
      }
      return method(name, of: type.map(TypeName.last), index, call, in: owner)
    case .member(let base?, let name):
      if name == "init" {
        return types.type(of: base, in: owner).map {
          initializer(of: TypeName.last(of: project.resolved($0)), index, call, in: owner)
        } ?? .unknown
      }
      if TypeName.isName(name) {
        return isForeignView(name, in: base)
          ? foreign(name, index, call, in: owner) : initializer(of: name, index, call, in: owner)
      }
      let type = types.type(of: base, in: owner).map { TypeName.last(of: project.resolved($0)) }
      return method(name, of: type, index, call, in: owner)
    case .name(let name):
      // A method of the type comes before a type, even if it is named as one.
      if TypeName.isName(name), project.functions(name, of: owner, for: call.arguments).isEmpty {
        let resolved = name == "Self" ? owner : TypeName.last(of: project.resolved(name))
        return initializer(of: resolved, index, call, in: owner)
      }
      return method(name, of: owner, index, call, in: owner, isFree: true)
    case .typed(let type):
      guard TypeName.result(of: type) == nil else {
        return TypeName.parameter(index, of: type).map { destination(ofType: $0, in: owner) }
          ?? .unknown
      }
      return initializer(of: TypeName.last(of: type), index, call, in: owner)
    default: return .unknown
    }
  }

  /// Returns whether a value is a `LocalizedStringKey`, whose `.init("…")` takes a `String`: it is
  /// looked up, but Xcode does not extract it.
  private func isKey(_ expected: Destination) -> Bool {
    expected.type.map { TypeName.last(of: $0) == "LocalizedStringKey" }
      ?? (expected.meaning == .localized(isOverloaded: true))
  }

  /// Returns whether a view is one of another package that has a name of SwiftUI’s, such as
  /// `Settings.Toggle`.
  private func isForeignView(_ name: String, in base: CodeExpression) -> Bool {
    guard KnownCalls.isView(name), let space = base.baseName else { return false }
    return !KnownCalls.modules.contains(space) && !project.types.contains(name)
      && project.initializers[name] == nil
  }

  /// Returns what an argument of `.init` is where nothing tells the type: localized if the labels
  /// are those of a localized string.
  private func implicit(_ index: Int, _ call: CodeCall) -> Destination {
    let labels = ["table", "defaultValue", "bundle", "comment"]
    guard index == 0,
      call.arguments[0].label == "localized"
        || call.arguments[0].label == nil
          && call.arguments.dropFirst().contains(where: { labels.contains($0.label ?? "") })
    else { return .unknown }
    return Destination(meaning: .localized(isOverloaded: false), call: call)
  }

  private func initializer(
    of type: String, _ index: Int, _ call: CodeCall, in owner: String
  ) -> Destination {
    let label = call.arguments[index].label
    if index == 0, let target = lookups.helper(type, of: nil) {
      return Destination(meaning: .lookup, call: call, target: target)
    }
    let known = KnownCalls.meaning(ofArgument: index, label: label, initializer: type)
    if let found = parameter(index, of: project.initializers(of: type, for: call.arguments), call),
      known == nil || !isExtension(type, found)
    {
      return found
    }
    if let known { return Destination(known: known, call: call) }
    // Some functions are named as types are.
    if let known = KnownCalls.meaning(
      ofArgument: index, label: label, function: type, isMethod: false)
    {
      return Destination(known: known, call: call)
    }
    if index == 0, LocalizationNames.isPrefixed(type, call) {
      return Destination(meaning: .key, call: call, isAmbiguous: true)
    }
    if let found = parameter(index, of: project.functions(type, for: call.arguments), call) {
      return found
    }
    return project.types.contains(type) ? .unknown : foreign(type, index, call, in: owner)
  }

  /// Returns whether an initializer that a project adds to a type of another module takes no
  /// literal, so that another one is meant.
  private func isExtension(_ type: String, _ found: Destination) -> Bool {
    guard case .type(let parameter) = found.meaning else { return false }
    return !project.types.contains(type) && parameter != "String"
  }

  /// Returns what an argument of a type of another module may be.
  private func foreign(
    _ type: String, _ index: Int, _ call: CodeCall, in owner: String
  ) -> Destination {
    let label = call.arguments[index].label
    guard !KnownCalls.isPlain(type) else { return .unknown }
    if call.kind == .function {
      let isFirst = index == 0 && label == nil
      let isText = isFirst || KnownCalls.textLabels.contains(label ?? "")
      if isFirst, project.isView(owner), call.argument("bundle") == nil,
        !KnownCalls.isObjectiveC(type)
      {
        // It can be the name of anything.
        return Destination(meaning: .possible, call: call)
      }
      if isText, call.argument("bundle") != nil {
        return Destination(meaning: .localized(isOverloaded: true), call: call, isAmbiguous: true)
      }
    }
    return KnownCalls.isObjectiveC(type) ? .unknown : possible(label, call)
  }

  /// Returns what an argument of a function is that nothing declares: perhaps a localized text.
  private func possible(_ label: String?, _ call: CodeCall) -> Destination {
    guard let label, KnownCalls.isText(label) || call.kind == .attribute && label == "name" else {
      return .unknown
    }
    return Destination(meaning: .possible, call: call)
  }

  private func method(
    _ name: String, of type: String?, _ index: Int, _ call: CodeCall, in owner: String,
    isFree: Bool = false
  ) -> Destination {
    let label = call.arguments[index].label
    if index == 0, let target = lookups.helper(name, of: type) {
      return Destination(meaning: .lookup, call: call, target: target)
    }
    let isPrefixed = index == 0 && LocalizationNames.isPrefixed(name, call)
    if let type, !isPrefixed,
      let found = parameter(
        index, of: project.functions(name, of: type, for: call.arguments), call)
    {
      return found
    }
    if let type, let property = project.property(name, of: type)?.type,
      TypeName.result(of: property) != nil,
      let parameter = TypeName.parameter(index, of: property)
    {
      return destination(ofType: parameter, in: type)
    }
    if let known = KnownCalls.meaning(
      ofArgument: index, label: label, function: name, isMethod: mayModify(call)),
      name != "value" || isPlottable(call)
    {
      var found = Destination(known: known, call: call)
      found.isAmbiguous = KnownCalls.isOfConfigurations(name, call)
      return found
    }
    if isPrefixed { return Destination(meaning: .key, call: call, isAmbiguous: true) }
    let matches = project.functions(name, for: call.arguments)
      .filter { Self.mayCall($0.function, call) }
    if var found = parameter(index, of: matches, call) {
      // A value whose type is known rarely has a method of another type of the project.
      if case .member(_?, _) = call.callee, type != nil,
        matches.allSatisfy({ project.types.contains($0.function.owner) })
      {
        found.isAmbiguous = true
      }
      return found
    }
    if index == 0, LocalizationNames.isLookup(call) {
      return Destination(meaning: .lookup, call: call, isAmbiguous: true)
    }
    // A value can be called as a function.
    if isFree, let type = types.type(of: call.callee, in: owner),
      let found = parameter(
        index,
        of: project.functions(
          "callAsFunction", of: TypeName.last(of: project.resolved(type)), for: call.arguments),
        call)
    {
      return found
    }
    // A collection gets another element.
    if case .member(let base?, _) = call.callee, ["append", "insert", "appending"].contains(name),
      index == 0, label == nil || label == "contentsOf",
      let element = types.type(of: .element(base), in: owner)
    {
      return destination(ofType: label == nil ? element : "[\(element)]")
    }
    if index == 0, KnownCalls.alertButtons.contains(name), case .member = call.callee {
      return Destination(known: .type("Text"), call: call)
    }
    return project.functions[name] == nil ? possible(label, call) : .unknown
  }

  /// Returns whether a call may be one of a modifier: of a view, or behind `#if` in a chain of
  /// them.
  ///
  /// An argument such as `.description("…")` is a member of its type.
  private func mayModify(_ call: CodeCall) -> Bool {
    switch call.callee {
    case .member(nil, "value"): true
    case .member(nil, _): call.context == .none
    case .member: true
    default: false
    }
  }

  /// Returns whether the callee of a call may be a function that any type declares: values have no
  /// static functions and no cases, and what only a dot precedes is one of these.
  private static func mayCall(_ function: CodeFunction, _ call: CodeCall) -> Bool {
    switch call.callee {
    case .member(nil, _): function.isStatic || call.context == .none
    case .member(let base?, _): !function.isStatic || base.baseName.map(TypeName.isName) ?? true
    default: true
    }
  }

  /// Returns whether a call is `.value("Month", month)` of a chart.
  private func isPlottable(_ call: CodeCall) -> Bool {
    guard case .member(nil, _) = call.callee else { return false }
    return call.arguments.count >= 2 && call.arguments.prefix(2).allSatisfy { $0.label == nil }
  }

  /// Returns what the functions that a call may mean make of an argument; nil without any.
  ///
  /// A literal is a `String` if that is possible, unless overload resolution prefers others.
  private func parameter(_ index: Int, of matches: [CodeMatch], _ call: CodeCall) -> Destination? {
    // No literal of a string becomes a number.
    let texts = matches.filter { !KnownCalls.isNumber($0.type(of: index)) }
    let matches = project.nearest(texts, to: file)
    guard !matches.isEmpty else { return nil }
    var found: [Destination] = []
    var plain: Destination?
    for match in matches {
      var destination = destination(ofType: match.type(of: index))
      destination.call = call
      destination.target = lookups.target(of: match.positions[index], of: match.function)
      if case .type(let type) = destination.meaning {
        if destination.target != nil { destination.meaning = .lookup }
        if type == "String", !match.function.isDisfavored {
          if plain?.meaning != .lookup { plain = destination }
          continue
        }
        if destination.target == nil { continue }
      }
      found.append(destination)
    }
    guard var first = found.first else {
      if let plain { return plain }
      var destination = destination(ofType: matches[0].type(of: index))
      destination.call = call
      return destination
    }
    guard let plain, first.meaning != .lookup else { return first }
    if Set(matches.map(\.function.owner)).count == 1 { return plain }
    first.isAmbiguous = true
    return first
  }
}
