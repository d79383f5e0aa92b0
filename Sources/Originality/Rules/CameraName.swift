import PhotoMetadata

/// The name of a camera in EXIF, to recognize firmware that names it: a camera `Firefly 8SE` has
/// the software `Firefly 8SE V1.3`.
struct CameraName {
  private let model: String?
  private let words: Set<String>
  private let modelWords: Set<String>

  /// Creates a name from the maker and the model.
  init(make: String?, model: String?) {
    self.model = model
    modelWords = Self.words(of: model ?? "")
    words = modelWords.union(Self.words(of: make ?? ""))
  }

  /// Creates the name of the camera in EXIF.
  init(_ metadata: EmbeddedMetadata) {
    self.init(make: metadata.exif?.make, model: metadata.exif?.model)
  }

  /// Returns whether a software entry has the words of this camera's name, with no others than
  /// those of a version.
  ///
  /// It must have all numbers of the model or, of a model without any, all its words: the name of
  /// an editor may be one of several words. A model that is the name of an editor is no camera.
  func isFirmware(_ software: String, unlike editor: EditorRule? = nil) -> Bool {
    guard let model, editor?.words.contains(model.lowercased()) != true else { return false }
    let found = Self.words(of: software)
    let named = found.filter { word in
      word.count > Self.suffix && !Self.isNumber(word) && !Self.versionWords.contains(word)
    }
    let numbers = modelWords.filter(Self.isNumber)
    let needed = numbers.isEmpty ? modelWords : numbers
    return !named.isEmpty && named.isSubset(of: words) && !needed.isEmpty
      && needed.isSubset(of: found)
  }

  /// Returns the runs of letters and those of digits.
  private static func words(of text: String) -> Set<String> {
    var words: Set<String> = []
    var word = ""
    var wasDigit = false
    for scalar in FoldedName(text).scalars {
      let isDigit = ("0"..."9").contains(scalar)
      if !isDigit, !scalar.properties.isAlphabetic {
        words.insert(word)
        word = ""
        continue
      }
      if isDigit != wasDigit {
        words.insert(word)
        word = ""
      }
      wasDigit = isDigit
      word.unicodeScalars.append(scalar)
    }
    words.insert(word)
    words.remove("")
    return words
  }

  private static func isNumber(_ word: String) -> Bool {
    word.unicodeScalars.first.map { ("0"..."9").contains($0) } ?? false
  }

  private static let versionWords: Set<String> = [
    "ver", "version", "firmware", "rev", "build", "release", "rel", "software", "date", "camera",
  ]

  /// The letters of a variant of a model, and of a version, `6310MC v2`.
  private static let suffix = 2
}
