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
    let progress = ProgressLine(total: files.count, isShown: showsProgress)
    defer { progress.finish() }
    progress.draw(done: 0)
    var done = 0
    for (models, places) in try groups(of: files) {
      let pool = try pool(models, count: places.count)
      try await withThrowingTaskGroup(of: (Int, Outcome).self) { group in
        var rest = places[...]
        func start() {
          guard let place = rest.popFirst() else { return }
          let file = files[place]
          group.addTask { (place, await Self.outcome(of: file, pool)) }
        }
        for _ in 0..<jobs { start() }
        while let (place, outcome) = try await group.next() {
          start()
          outcomes[place] = outcome
          done += 1
          progress.draw(done: done)
        }
      }
    }
    progress.finish()
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

  /// Returns the places of the shots that the same models read; none for those of packages.
  private func groups(of files: [ShotFile]) throws -> [(models: [TextModel], places: [Int])] {
    var groups: [(models: [TextModel], places: [Int])] = []
    for (place, file) in files.enumerated() {
      let models = file.named == nil ? self.models ?? models(for: file.place.language) : []
      if let group = groups.firstIndex(where: { $0.models == models }) {
        groups[group].places.append(place)
      } else {
        groups.append((models, [place]))
      }
    }
    return groups
  }

  /// Returns the models for a language, or for all languages of the catalogs.
  private func models(for language: LanguageTag?) -> [TextModel] {
    var models: [TextModel] = []
    for tag in language.map({ [$0] }) ?? languages {
      guard let model = TextModel(language: tag.rawValue), !models.contains(model) else { continue }
      models.append(model)
    }
    return models
  }

  private func pool(_ models: [TextModel], count: Int) throws -> RecognizerPool? {
    guard !models.isEmpty else { return nil }
    do {
      return try RecognizerPool(models: models, count: min(jobs, count))
    } catch {
      throw ScreenError.recognition(error)
    }
  }

  /// Returns an observation in pixels of the file.
  private static func scaled(_ observation: TextObservation, by scale: Int) -> TextObservation {
    var observation = observation
    observation.frame = observation.frame.scaled(by: scale)
    for place in observation.words.indices {
      observation.words[place].frame = observation.words[place].frame.scaled(by: scale)
    }
    return observation
  }

  private static func outcome(of file: ShotFile, _ pool: RecognizerPool?) async -> Outcome {
    do {
      let decoded = try file.picture.decoded()
      let (width, height) = (
        decoded.picture.width * decoded.scale, decoded.picture.height * decoded.scale
      )
      var shot = ScreenShot(
        path: file.picture.path, name: file.place.name, language: file.place.language,
        width: width, height: height, observations: [])
      if let named = file.named {
        shot.named = PackagedStrings.strings(named, width: width, height: height)
      } else if let pool {
        shot.observations = await pool.observations(in: decoded.picture)
          .map { scaled($0, by: decoded.scale) }
      }
      return .read(shot)
    } catch {
      return .failed("\(error)")
    }
  }
}
