import Pictures
import ScreenTexts
import StringCatalogs
import TextRecognition
import ToolSupport

/// A search of pictures, several at the same time, whose findings are written in order.
struct WordSearch: Sendable {
  let finder: WordFinder
  let keywords: [Keyword]
  let writer: FindingWriter

  /// What became of a picture.
  private enum Outcome: Sendable {
    case found([WordFinding], scale: Int)
    case failed(String)
  }

  /// Searches pictures; returns the exit status: 0 if anything was found, 2 if nothing was and a
  /// picture could not be read, 1 otherwise.
  func run(on pictures: [PictureFile], showsProgress: Bool) async throws -> Int32 {
    await finder.prepare(keywords)
    let progress = ProgressLine(total: pictures.count, isShown: showsProgress)
    defer { progress.finish() }
    var (findings, failures, done) = (0, 0, 0)
    progress.draw(done: 0)
    try await withThrowingTaskGroup(of: (Int, Outcome).self) { group in
      var next = 0
      func start() {
        guard next < pictures.count else { return }
        group.addTask { [next] in (next, await outcome(of: pictures[next])) }
        next += 1
      }
      var outcomes: [Int: Outcome] = [:]
      for _ in 0..<finder.count { start() }
      while let (index, outcome) = try await group.next() {
        start()
        outcomes[index] = outcome
        while let outcome = outcomes.removeValue(forKey: done) {
          progress.finish()
          switch outcome {
          case .found(let found, let scale):
            findings += found.count
            try writer.write(found, in: pictures[done], scale: scale)
          case .failed(let reason):
            failures += 1
            ToolMessage.warning.print(reason)
          }
          done += 1
          progress.draw(done: done)
        }
      }
    }
    return findings > 0 ? 0 : failures > 0 ? 2 : 1
  }

  private func outcome(of file: PictureFile) async -> Outcome {
    do {
      let decoded = try file.decoded()
      return .found(await finder.findings(in: decoded.picture), scale: decoded.scale)
    } catch {
      return .failed("\(error)")
    }
  }
}
