/// What tells functions apart in calls: the type that declares them, the name, and the labels.
struct CodeSignature: Hashable, Sendable {
  private let owner: String
  private let name: String
  private let labels: [String?]

  init(_ function: CodeFunction) {
    owner = function.owner
    name = function.name
    labels = function.parameters.map(\.label)
  }
}
