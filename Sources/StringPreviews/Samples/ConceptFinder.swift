import StringCatalogs

/// Guesses the meaning of a value from its name and the developer's comment.
struct ConceptFinder {
  private static let words: [(concept: SampleConcept, words: Set<String>)] = [
    (.file, ["file", "files", "filename", "document", "attachment", "photo", "image", "video"]),
    (.folder, ["folder", "directory", "path", "album", "collection", "library"]),
    (.email, ["email", "mail", "e-mail"]),
    (.web, ["url", "link", "website", "site", "host", "hostname", "domain", "server", "address"]),
    (.date, ["date", "day", "deadline", "month", "expires", "expiration", "birthday", "since"]),
    (.time, ["time", "hour", "clock", "alarm", "duration", "interval"]),
    (.size, ["size", "bytes", "byte", "storage", "space", "memory", "megabytes"]),
    (.city, ["city", "location", "place", "country", "region", "town", "station"]),
    (.device, ["device", "iphone", "ipad", "camera", "computer", "phone", "printer"]),
    (.app, ["app", "application", "applicationname", "appname", "product", "program", "browser"]),
    (.language, ["language", "locale"]),
    (.version, ["version", "build", "release"]),
    (.error, ["error", "reason", "failure", "problem", "message", "exception", "details"]),
    (.color, ["color", "colour", "theme"]),
    (
      .title,
      ["song", "title", "playlist", "book", "movie", "episode", "podcast", "chapter", "track"]
    ),
    (
      .person,
      [
        "person", "user", "username", "author", "sender", "contact", "friend", "owner", "artist",
        "member", "recipient", "account", "caller", "player", "speaker", "name",
      ]
    ),
    (
      .number,
      [
        "count", "number", "amount", "price", "total", "percent", "percentage", "quantity", "score",
      ]
    ),
  ]

  /// Words that follow a number.
  private static let units: Set<String> = [
    "bytes", "characters", "days", "files", "hours", "items", "kb", "mb", "gb", "minutes", "months",
    "percent", "photos", "pixels", "points", "px", "seconds", "times", "weeks", "words", "years",
  ]

  private let comment: String
  private let text: String

  /// Creates a finder for a string: its comment and its source text.
  init(comment: String?, text: String) {
    self.comment = comment ?? ""
    self.text = text
  }

  /// Returns the probable meaning of the value at a position.
  func concept(ofArgument position: Int, named name: String?, of count: Int) -> SampleConcept {
    if let name, let concept = Self.concept(in: Self.words(of: name)) { return concept }
    if let remark = remark(on: position, of: count), let found = Self.concept(in: remark) {
      return found
    }
    let (before, after) = surroundings(of: position)
    if let unit = after.first, Self.units.contains(unit) { return .number }
    return Self.concept(in: before) ?? .item
  }

  /// Returns the probable meaning of a value with a name.
  static func concept(ofName name: String) -> SampleConcept {
    concept(in: words(of: name)) ?? .item
  }

  /// Returns the words of a comment about an argument: those after `%1$@` or "first", or all if
  /// there is only one argument.
  private func remark(on position: Int, of count: Int) -> [String]? {
    let ordinals = ["first", "second", "third", "fourth", "fifth"]
    var marks = ["%\(position)$", "argument \(position)", "placeholder \(position)"]
    if ordinals.indices.contains(position - 1) { marks.append(ordinals[position - 1]) }
    let lower = comment.lowercased()
    for mark in marks {
      guard let found = lower.firstRange(of: mark) else { continue }
      let rest = lower[found.upperBound...].prefix { $0 != "%" && $0 != ";" && $0 != "\n" }
      return Self.words(of: rest.prefix(80))
    }
    guard count == 1 else { return nil }
    let all = Self.words(of: comment)
    guard let found = lower.firstRange(of: "%@") else { return all }
    return Self.words(of: lower[found.upperBound...].prefix(80)) + all
  }

  /// Returns the words of the source text around a placeholder: those before it, nearest first.
  private func surroundings(of position: Int) -> (before: [String], after: [String]) {
    let format = FormatString(text)
    var before = ""
    var number = 0
    var isFound = false
    for piece in format.pieces {
      guard case .specifier(let specifier) = piece.kind else {
        if isFound { return (Self.lastWords(of: before), Self.words(of: format.text(of: piece))) }
        before = String(format.text(of: piece))
        continue
      }
      if isFound { break }
      number += 1
      isFound = (specifier.position ?? number) == position
      if !isFound { before = "" }
    }
    return (isFound ? Self.lastWords(of: before) : [], [])
  }

  private static func lastWords(of text: String) -> [String] {
    words(of: text).suffix(2).reversed()
  }

  /// Returns the first concept that one of the words names.
  private static func concept(in words: [String]) -> SampleConcept? {
    // The name of a file is a file, and just a name is that of a person.
    for word in words.filter({ $0 != "name" }) + words.filter({ $0 == "name" }) {
      if let found = Self.words.first(where: { $0.words.contains(word) }) { return found.concept }
    }
    return nil
  }

  /// Returns the words of a text in lowercase; `fileName` and `file_name` are two each.
  private static func words(of text: some StringProtocol) -> [String] {
    var words: [String] = []
    var word = ""
    var wasLower = false
    for character in text {
      if !character.isLetter && character != "-" || character.isUppercase && wasLower {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if character.isLetter || character == "-" { word += character.lowercased() }
      wasLower = character.isLowercase
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}
