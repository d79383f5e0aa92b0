extension Lookups {
  /// The number of functions that may pass a key on to each other.
  private static let maximumChain = 8

  /// Adds the functions and properties whose keys reach a lookup.
  mutating func infer(from files: [FileFacts], in project: ProjectDeclarations) {
    let types = TypeInference(project: project)
    var flows: [CodeFlow] = []
    for (number, file) in files.enumerated() {
      for var function in file.functions where LocalizationNames.isLookup(function) {
        function.file = number
        let flow = CodeFlow(
          source: .parameter(function, 0), destination: .none, owner: function.owner)
        _ = insert(flow, LookupTarget(), types: types)
      }
      flows += file.flows.map { $0.placed(in: number) }
    }
    for _ in 0..<Self.maximumChain {
      var resolver = ContextResolver(project, lookups: self)
      var rest: [CodeFlow] = []
      var hasChanged = false
      for flow in flows {
        resolver.file = flow.file
        let destination = resolver.destination(of: flow.destination, in: flow.owner)
        if Self.isLookup(destination, flow) {
          let target = destination.lookupTarget
          if insert(flow, target, types: types) { hasChanged = true }
        } else {
          rest.append(flow)
        }
      }
      flows = rest
      guard hasChanged else { return }
    }
  }

  private static func isLookup(_ destination: ContextResolver.Destination, _ flow: CodeFlow) -> Bool
  {
    switch destination.meaning {
    case .key, .lookup: true
    case .localized(let isOverloaded): !isOverloaded && isRuntimeKey(flow.destination)
    default: false
    }
  }

  /// Returns whether a value becomes a key when the program runs, as in `LocalizedStringKey(key)`.
  private static func isRuntimeKey(_ context: LiteralContext) -> Bool {
    guard case .argument(let call, 0) = context else { return false }
    let label = call.arguments.first?.label
    return label == nil || label == "stringLiteral" || label == "localized"
  }
}
