import FileRuns
import Pictures
import ScreenTexts
import StringCatalogs
import TextRecognition
import ToolSupport

/// A search of pictures whose findings are written in the order of the pictures.
struct WordSearch: Sendable {
  /// Find the words, each in its own reading of a picture.
  let finders: [WordFinder]

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

  /// The numbers of findings, of pictures, and of those that could not be read.
  private struct Tally {
    var findings = 0
    var failures = 0
    var pictures = 0

    /// 0 if anything was found, 2 if nothing was and a picture could not be read, 1 otherwise.
    var status: Int32 { findings > 0 ? 0 : failures > 0 ? 2 : 1 }
  }

  /// Searches pictures, several at the same time, and returns the exit status.
  func run(on pictures: [PictureFile], showsProgress: Bool) async throws -> Int32 {
    await prepare()
    var progress = ProgressBar(total: pictures.count, done: 0, isShown: showsProgress)
    defer { progress.remove() }
    progress.draw(done: 0)
    var tally = Tally()
    let count = finders.reduce(0) { $0 + $1.count }
    try await OrderedWork(jobs: 2 * count).run(on: pictures) { picture in
      (picture, try await outcome(of: picture))
    } deliver: { picture, outcome in
      progress.remove()
      try write(outcome, of: picture, to: &tally)
      progress.draw(done: tally.pictures)
    }
    progress.remove()
    report(tally)
    return tally.status
  }

  /// Searches pictures that come one by one, and returns the exit status at their end.
  func run(on pictures: AsyncStream<PictureFile>) async throws -> Int32 {
    await prepare()
    var tally = Tally()
    for await picture in pictures {
      try write(try await outcome(of: picture), of: picture, to: &tally)
    }
    report(tally)
    return tally.status
  }

  private func prepare() async {
    for finder in finders { await finder.prepare(keywords) }
  }

  /// Says what was read if nothing was found.
  private func report(_ tally: Tally) {
    guard tally.findings == 0, tally.pictures > tally.failures else { return }
    var models: [String] = []
    for model in finders.flatMap({ $0.models }) where !models.contains(model.name) {
      models.append(model.name)
    }
    ToolMessage.note.print(
      ToolText.text(
        "tool.find.nothing", .integer(Int64(tally.pictures - tally.failures)),
        .text(ToolText.list(models))))
  }

  private func write(_ outcome: Outcome, of file: PictureFile, to tally: inout Tally) throws {
    tally.pictures += 1
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
    var findings: [WordFinding] = []
    for finder in finders {
      // A word is found once, whichever reading finds it.
      let known = findings
      findings += await finder.findings(in: decoded.picture).filter { found in
        !known.contains {
          $0.keyword == found.keyword && !$0.frame.intersection(found.frame).isEmpty
        }
      }
    }
    if let annotator, !findings.isEmpty {
      try await annotator.write(
        decoded.picture, with: findings.map(\.frame), named: file.name)
    }
    return .found(findings, scale: decoded.scale)
  }
}
