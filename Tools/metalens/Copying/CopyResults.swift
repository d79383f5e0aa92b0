import PhotoCopies
import PhotoMetadata
import StringCatalogs
import Synchronization
import ToolSupport

/// What became of the photos so far, with their messages and the progress.
final class CopyResults: Sendable {
  /// The parts that a warning names.
  private static let shownNames = 4

  private struct State: Sendable {
    var outcomes: [CopyOutcome] = []
    var bar: ProgressBar
    var sidecars = SidecarSearch()
  }

  private let state: Mutex<State>
  private let task: CopyTask

  init(_ bar: ProgressBar, _ task: CopyTask) {
    state = Mutex(State(bar: bar))
    self.task = task
  }

  var all: [CopyOutcome] { state.withLock { $0.outcomes } }

  func add(_ outcome: CopyOutcome) {
    state.withLock { state in
      var outcome = outcome
      task.addSidecars(to: &outcome, &state.sidecars)
      if outcome.hasMessage { state.bar.remove() }
      printMessages(of: outcome)
      state.outcomes.append(outcome)
      state.bar.draw(done: state.outcomes.count)
    }
  }

  private func printMessages(of outcome: CopyOutcome) {
    let path = outcome.photo.original.file
    if let failure = outcome.failure {
      ToolMessage.error.print(failure, at: path)
    } else if let unread = outcome.photo.unread {
      let names = unread.map { Self.named($0.structure, $0.mayHold) }
      ToolMessage.warning.print(
        ToolText.text("tool.copy.unread", .text(Self.list(names))), at: path)
    }
    if outcome.failure == nil, let ended = outcome.photo.endedCredentials {
      ToolMessage.warning.print(
        ToolText.text(
          "copy.credentials.\(ended.state.rawValue)", .text(ended.signer ?? "")), at: path)
    }
    if !outcome.sidecarFacts.isEmpty {
      let names = outcome.sidecarFacts.map { sidecar in
        Self.named(
          sidecar.path.split(separator: "/").last.map(String.init) ?? sidecar.path, sidecar.kinds)
      }
      ToolMessage.warning.print(
        ToolText.text("tool.copy.sidecars", .text(Self.list(names))), at: path)
    }
    for (path, reason) in outcome.sidecarFailures { ToolMessage.error.print(reason, at: path) }
    for sidecar in outcome.photo.sidecars ?? [] {
      guard let unread = sidecar.unread else { continue }
      let names = unread.map { Self.named($0.structure, $0.mayHold) }
      ToolMessage.warning.print(
        ToolText.text("tool.copy.unread", .text(Self.list(names))), at: sidecar.original.file)
    }
  }

  /// Returns a name with what is in it.
  private static func named(_ name: String, _ kinds: [MetadataKind]) -> String {
    guard !kinds.isEmpty else { return name }
    let list = ToolText.list(kinds.map { ToolText.text($0.localizedMessage) })
    return ToolText.text("copy.unreadPart", .text(name), .text(list))
  }

  /// Returns the first names; the receipt names all.
  private static func list(_ names: [String]) -> String {
    let rest = names.count > shownNames ? ["…"] : []
    return ToolText.list(names.prefix(shownNames) + rest)
  }

  func finish() { state.withLock { $0.bar.remove() } }
}
