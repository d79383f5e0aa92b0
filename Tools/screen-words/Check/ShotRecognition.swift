import FileRuns
import Pictures
import ScreenMatching
import ScreenTexts
import StringCatalogs
import TextRecognition
import ToolSupport

/// Recognizes the texts of screenshots, with the models of each one’s language.
struct ShotRecognition: Sendable {
  /// The models that read every shot; nil to choose them by its language.
  let models: [TextModel]?

  /// The languages of the catalogs, source languages first.
  let languages: [LanguageTag]

  /// The number of shots that are read at the same time.
  let jobs: Int

  /// The maximum number of pixels of a shot; nil for the usual one.
  let maximumPixels: Int?

  /// What became of a shot.
  private enum Outcome: Sendable {
    case read(ScreenShot)
    case failed(String)
  }

  /// Returns the shots in their order, and how many could not be read.
  func shots(
    _ files: [ShotFile], showsProgress: Bool
  ) async throws -> (shots: [ScreenShot], failures: Int) {
    var outcomes: [Outcome?] = Array(repeating: nil, count: files.count)
    var progress = ProgressBar(total: files.count, done: 0, isShown: showsProgress)
    defer { progress.remove() }
    progress.draw(done: 0)
    var done = 0
    for (readings, positions) in groups(of: files) {
      let pools = try readings.map { try pool($0, count: positions.count) }
      try await OrderedWork(jobs: jobs).run(on: positions) { position in
        (position, await outcome(of: files[position], pools))
      } deliver: { position, outcome in
        outcomes[position] = outcome
        done += 1
        progress.draw(done: done)
      }
    }
    progress.remove()
    var shots: [ScreenShot] = []
    var failures = 0
    for outcome in outcomes.compactMap({ $0 }) {
      switch outcome {
      case .read(let shot): shots.append(shot)
      case .failed(let reason):
        failures += 1
        ToolMessage.warning.print(reason)
      }
    }
    return (shots, failures)
  }

  /// Returns the positions of the shots that are read with the same models; none for those of
  /// packages.
  private func groups(of files: [ShotFile]) -> [(readings: [[TextModel]], places: [Int])] {
    var groups: [(readings: [[TextModel]], places: [Int])] = []
    for (position, file) in files.enumerated() {
      let readings = file.named == nil ? readings(for: file.location.language) : []
      if let group = groups.firstIndex(where: { $0.readings == readings }) {
        groups[group].places.append(position)
      } else {
        groups.append((readings, [position]))
      }
    }
    return groups
  }

  /// Returns the models for each reading of a shot.
  ///
  /// Source texts may stand in any language. A model for another script doesn’t know their letters,
  /// and both models together read each script worse: Hangul as Latin letters, small Latin letters
  /// as digits. So such shots are read with both and with each.
  private func readings(for language: LanguageTag?) -> [[TextModel]] {
    if let models { return [models] }
    guard let language, let model = TextModel(language: language.rawValue) else {
      return [unique(languages.compactMap { TextModel(language: $0.rawValue) })]
    }
    guard let source = languages.first, source.likelyScript != language.likelyScript,
      let sourceModel = TextModel(language: source.rawValue)
    else { return [[model]] }
    return [[model, sourceModel], [model], [sourceModel]]
  }

  private func unique(_ models: [TextModel]) -> [TextModel] {
    var seen: Set<TextModel> = []
    return models.filter { seen.insert($0).inserted }
  }

  private func pool(_ models: [TextModel], count: Int) throws -> RecognizerPool {
    do {
      return try RecognizerPool(models: models, count: min(jobs, count))
    } catch {
      // Without a language in the path, the models that are installed must do.
      if case .missingModels(let missing) = error, models.count > 2, self.models == nil {
        let installed = models.filter { !missing.contains($0) }
        if !installed.isEmpty {
          ToolMessage.note.print(
            ToolText.text(
              "tool.check.unknownLanguage", .integer(Int64(count)),
              .text(ToolText.list(installed.map(\.name)))))
          return try pool(installed, count: count)
        }
      }
      throw ScreenError.recognition(error)
    }
  }

  /// Returns an observation in pixels of the file.
  private static func scaled(_ observation: TextObservation, by scale: Int) -> TextObservation {
    var observation = observation
    observation.frame = observation.frame.scaled(by: scale)
    for position in observation.words.indices {
      observation.words[position].frame = observation.words[position].frame.scaled(by: scale)
    }
    return observation
  }

  private func outcome(of file: ShotFile, _ pools: [RecognizerPool]) async -> Outcome {
    do {
      let decoded = try file.picture.decoded(maximumPixels: maximumPixels)
      let (width, height) = (
        decoded.picture.width * decoded.scale, decoded.picture.height * decoded.scale
      )
      var shot = ScreenShot(
        path: file.picture.path, name: file.location.name, language: file.location.language,
        width: width, height: height, observations: [])
      if let named = file.named {
        shot.named = PackagedStrings.strings(named, width: width, height: height)
      }
      var readings: [[TextObservation]] = []
      for pool in pools {
        readings.append(
          await pool.observations(in: decoded.picture).map { Self.scaled($0, by: decoded.scale) })
      }
      shot.observations = readings.first ?? []
      shot.otherReadings = Array(readings.dropFirst())
      return .read(shot)
    } catch {
      return .failed("\(error)")
    }
  }
}
