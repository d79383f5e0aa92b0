import StringCatalogs

/// An entry that an ``EntryRule`` checks, with its surroundings.
final class EntryContext {
  /// The catalog that the entry belongs to.
  let catalog: CatalogContext

  /// The bytes of the key in the file, including its quotation marks.
  private(set) var keyRange = 0..<0

  /// Whether the string should be translated.
  private(set) var shouldTranslate = true

  /// The walk's localization in the source language; nil if there is none with text.
  private(set) var sourceIndex: Int?

  /// What says which arguments the program passes, if it is not the source text.
  private(set) var overrulingReference: ArgumentReference?

  private var cachedKey: String?
  private var cachedComment: String??
  private var cachedIsToBeKept: Bool?
  private var cachedReference: (source: Range<Int>, reference: ArgumentReference)?
  private var cachedBallots: [Ballot]?

  /// The texts of ballots, which are read again for each entry, and how many this one has.
  private(set) var votingTexts: [LintedText] = []
  private var votingTextCount = 0

  private var cachedVoices: (source: Range<Int>, text: Range<Int>, voices: [CopyVote.Voice])?

  init(catalog: CatalogContext) {
    self.catalog = catalog
  }

  /// The key.
  var key: String {
    if let cachedKey { return cachedKey }
    let key = entry?.key ?? ""
    cachedKey = key
    return key
  }

  /// The complete entry.
  var entry: CatalogEntry? { catalog.walk.entry }

  /// The origin of the string.
  var extractionState: ExtractionState? { catalog.walk.extractionState }

  /// The developer's comment for the translator.
  var comment: String? {
    if let cachedComment { return cachedComment }
    let comment = entry?.comment
    cachedComment = .some(comment)
    return comment
  }

  /// The source text, or the key if there is none; the first of several texts.
  var source: LintedText { catalog.sources.first }

  /// All source texts, or the key if there is none.
  var sources: ArraySlice<LintedText> { catalog.sources.all }

  /// Whether the comment says that the text is not to be translated.
  var isToBeKept: Bool {
    if let cachedIsToBeKept { return cachedIsToBeKept }
    let isToBeKept = comment.map(TranslatorNote.forbidsTranslation) ?? false
    cachedIsToBeKept = isToBeKept
    return isToBeKept
  }

  /// Whether the key is the source text.
  var isKeySource: Bool { sourceIndex == nil }

  /// The localizations, in the order of the file.
  var localizations: [WalkedLocalization] { catalog.walk.localizations }

  /// The ballots of the languages other than the source language; read once for all votes.
  var ballots: [Ballot] {
    if let cachedBallots { return cachedBallots }
    let ballots = Ballot.all(of: self)
    cachedBallots = ballots
    return ballots
  }

  /// Returns what a source text says about arguments; computed once for all of its translations.
  func reference(to source: LintedText) -> ArgumentReference {
    if let cachedReference, cachedReference.source == source.range {
      return cachedReference.reference
    }
    let format = source.format.meant
    let arguments = FormatArguments(format) { sourceLocalization?.substitution(named: $0) }
    var reference = ArgumentReference(.source, format, arguments)
    // A plural form may leave out the number.
    if sourceIndex.map({ localizations[$0].shape.contains(.plural) }) ?? false {
      reference.isClear = arguments.contradiction == nil
    }
    cachedReference = (source.range, reference)
    return reference
  }

  /// Reads those of some texts that readers see and returns their positions in ``votingTexts``,
  /// valid until the next entry.
  func addVotingTexts(_ texts: ArraySlice<WalkedText>) -> Range<Int> {
    let start = votingTextCount
    for walked in texts where walked.hasLiteral && walked.state != .new && walked.range.count > 2 {
      if votingTextCount == votingTexts.count {
        votingTexts.append(LintedText(bytes: catalog.bytes))
      }
      votingTexts[votingTextCount].read(walked)
      votingTextCount += 1
    }
    return start..<votingTextCount
  }

  /// Returns what each language does with the source text of a copy; computed once for all copies.
  func voices(about text: TextContext) -> [CopyVote.Voice] {
    let source = text.source?.range ?? 0..<0
    if let cachedVoices, cachedVoices.source == source,
      catalog.bytes[cachedVoices.text] == catalog.bytes[text.text.range]
    {
      return cachedVoices.voices
    }
    let voices = CopyVote.voices(about: text)
    cachedVoices = (source, text.text.range, voices)
    return voices
  }

  /// Returns the texts of a localization.
  func texts(of localization: WalkedLocalization) -> ArraySlice<WalkedText> {
    catalog.walk.texts[localization.texts]
  }

  /// Returns the language of a localization.
  func language(of localization: WalkedLocalization) -> LanguageContext? {
    catalog.language(at: localization.language)
  }

  /// Whether the source text has a letter outside placeholders, so that there is something to
  /// translate.
  var hasWords: Bool {
    guard !source.traits.isDisjoint(with: .anyLetter) else { return false }
    guard source.traits.contains(.percent) else { return true }
    let format = source.format
    return format.pieces.contains { piece in
      piece.kind == .text
        && format.text(of: piece).unicodeScalars.contains(where: \.properties.isAlphabetic)
    }
  }

  /// Returns whether a localization has no text that a reader will see: none, or only `new` ones.
  func isMissing(_ localization: WalkedLocalization) -> Bool {
    localization.shape.rawValue & LocalizationShape.shownText.rawValue == 0
  }

  /// Sets what says which arguments the program passes, once the source texts are known.
  func overrule(by reference: ArgumentReference) {
    overrulingReference = reference
  }

  /// Moves to the current entry of the walk.
  func read(_ walk: CatalogWalk, sourceIndex: Int?) {
    keyRange = walk.keyRange
    shouldTranslate = walk.shouldTranslate
    self.sourceIndex = sourceIndex
    if overrulingReference != nil { overrulingReference = nil }
    cachedKey = nil
    if cachedComment != nil { cachedComment = nil }
    cachedIsToBeKept = nil
    if cachedReference != nil { cachedReference = nil }
    if cachedBallots != nil {
      cachedBallots = nil
      votingTextCount = 0
    }
    if cachedVoices != nil { cachedVoices = nil }
  }
}
