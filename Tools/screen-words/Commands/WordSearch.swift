import Pictures
import ScreenTexts
import StringCatalogs
import TextRecognition
import ToolSupport

/// A search of pictures whose findings are written in the order of the pictures.
struct WordSearch: Sendable {
  /// Finds the words.
  let finder: WordFinder

  /// The words.
  let keywords: [Keyword]

  /// Writes what was found.
  let writer: FindingWriter

  /// Writes copies of pictures with boxes; nil if nobody asked for them.
  let annotator: Annotator?

  /// The maximum number of pixels of a picture; nil for the usual one.
  let maximumPixels: Int?

  /// What became of a picture.
  private enum Outcome: Sendable {
    case found([WordFinding], scale: Int)
    case failed(String)
  }

  /// The numbers of findings and of pictures that could not be read.
  private struct Tally {
    var findings = 0
    var failures = 0

    /// 0 if anything was found, 2 if nothing was and a picture could not be read, 1 otherwise.
    var status: Int32 { findings > 0 ? 0 : failures > 0 ? 2 : 1 }
  }

  /// Searches pictures, several at the same time, and returns the exit status.
  func run(on pictures: [PictureFile], showsProgress: Bool) async throws -> Int32 {
    await finder.prepare(keywords)
    var progress = ProgressBar(total: pictures.count, done: 0, isShown: showsProgress)
    defer { progress.remove() }
    progress.draw(done: 0)
    var tally = Tally()
    try await withThrowingTaskGroup(of: (index: Int, Outcome).self) { group in
      var (next, done) = (0, 0)
      var outcomes: [Int: Outcome] = [:]
      while done < pictures.count {
        while next < pictures.count, next - done < 2 * finder.count {
          group.addTask { [next] in (next, try await outcome(of: pictures[next])) }
          next += 1
        }
        guard let (index, outcome) = try await group.next() else { break }
        outcomes[index] = outcome
        while let outcome = outcomes.removeValue(forKey: done) {
          progress.remove()
          try write(outcome, of: pictures[done], to: &tally)
          done += 1
          progress.draw(done: done)
        }
      }
    }
    return tally.status
  }

  /// Searches pictures that come one by one, and returns the exit status at their end.
  func run(on pictures: AsyncStream<PictureFile>) async throws -> Int32 {
    await finder.prepare(keywords)
    var tally = Tally()
    for await picture in pictures {
      try write(try await outcome(of: picture), of: picture, to: &tally)
    }
    return tally.status
  }

  private func write(_ outcome: Outcome, of file: PictureFile, to tally: inout Tally) throws {
    switch outcome {
    case .found(let findings, let scale):
      tally.findings += findings.count
      try writer.write(findings, in: file, scale: scale)
    case .failed(let reason):
      tally.failures += 1
      ToolMessage.warning.print(reason)
    }
  }

  /// Throws only if a copy can’t be written.
  private func outcome(of file: PictureFile) async throws -> Outcome {
    let decoded: DecodedPicture
    do {
      decoded = try file.decoded(maximumPixels: maximumPixels)
    } catch {
      return .failed("\(error)")
    }
    let findings = await finder.findings(in: decoded.picture)
    if let annotator, !findings.isEmpty {
      try await annotator.write(
        decoded.picture, with: findings.map(\.frame), named: file.name)
    }
    return .found(findings, scale: decoded.scale)
  }
}
