import StringCatalogs

/// A replacement of a part of a text.
///
/// The part is a range of UTF-8 bytes of the text, from zero, as in ``FormatPiece/range``.
typealias TextEdit = (Range<Int>, with: String)

/// A text that a ``TextRule`` checks, with its surroundings.
final class TextContext {
  /// The localization that the text belongs to.
  let localization: LocalizationContext

  /// The text.
  let text: LintedText

  /// The source text of a translation; nil in the source language.
  ///
  /// It is the one for the same case, or else for `other`, or else the plain one; the key if the
  /// source language has no text.
  private(set) var source: LintedText?

  /// The walk's text; nil for a key.
  private var walked: WalkedText?

  private var cache = Cache()
  private var hasCache = false

  /// What rules have asked for so far.
  private struct Cache {
    var budget: PatternBudget?
    var automatonBudget: PatternBudget?
    var arguments: FormatArguments?
    var defects: [FormatDefect]?
  }

  init(localization: LocalizationContext, bytes: [UInt8]) {
    self.localization = localization
    text = LintedText(bytes: bytes)
  }

  /// The entry that the text belongs to.
  var entry: EntryContext { localization.entry }

  /// The catalog that the text belongs to.
  var catalog: CatalogContext { localization.entry.catalog }

  /// The language of the text.
  var language: LanguageContext { localization.language }

  /// Whether the text is in the source language.
  var isSource: Bool { localization.isSource }

  /// Whether the text is the only one of its localization.
  var isPlain: Bool { walked?.step == nil }

  /// Whether the text is the key of an entry without text in the source language.
  var isKey: Bool { walked == nil }

  /// The text as a value of the file; nil for a key.
  var value: JSONValue? { walked.map(catalog.walk.value) }

  /// The traits of the text.
  var traits: TextTraits { text.traits }

  /// The text as a string.
  var string: String { text.string }

  /// The unescaped UTF-8 of the text; its indices need not begin at zero.
  var utf8: ArraySlice<UInt8> { text.utf8 }

  /// The text as a format string.
  var format: FormatString { text.format }

  /// The placeholders of the text that format an argument.
  var arguments: FormatArguments {
    if let arguments = cache.arguments { return arguments }
    let isNamed = format.pieces.contains { piece in
      if case .specifier(let specifier) = piece.kind { specifier.name != nil } else { false }
    }
    let arguments = FormatArguments(format, namedAsIn: isNamed ? reference?.arguments : nil) {
      localization.localization?.substitution(named: $0)
    }
    cache.arguments = arguments
    hasCache = true
    return arguments
  }

  /// What the placeholders are compared with: the source text, unless another text overrules it.
  ///
  /// Nil in the source language where nothing overrules it, and where the source text is empty, as
  /// for a plural form that only other languages have.
  var reference: ArgumentReference? {
    if let overruling = entry.overrulingReference { return overruling }
    guard let source, !source.traits.contains(.empty) else { return nil }
    return entry.reference(to: source)
  }

  /// The percent signs of the text that Foundation reads in another way than they are meant; none
  /// if nothing formats the text.
  var formatDefects: [FormatDefect] {
    if let defects = cache.defects { return defects }
    let isFormatted =
      (reference?.format ?? format).hasPlaceholder || FormatString(entry.key).hasPlaceholder
    let defects = isFormatted ? format.defects(comparedWith: reference) : []
    cache.defects = defects
    hasCache = true
    return defects
  }

  /// The Unicode scalars of the text.
  var scalars: [Unicode.Scalar] { text.scalars }

  /// The steps that are left for patterns to search the text.
  var patternBudget: PatternBudget {
    get { cache.budget ?? PatternBudget(scalarCount: text.length) }
    set {
      cache.budget = newValue
      hasCache = true
    }
  }

  /// The steps that are left for automata to rule patterns out, apart from the others, so that no
  /// pattern is searched for in fewer texts because of them.
  var automatonBudget: PatternBudget {
    get { cache.automatonBudget ?? PatternBudget(scalarCount: utf8.count) }
    set {
      cache.automatonBudget = newValue
      hasCache = true
    }
  }

  /// The path from the localization to the text; empty for a plain unit.
  var path: [LeafStep] { walked.map { catalog.walk.path(of: $0) } ?? [] }

  /// The plural category of the text, if any.
  var pluralCategory: PluralCategory? {
    for case .variation(.plural, let name) in path.reversed() {
      return PluralCategory(rawValue: name)
    }
    return nil
  }

  /// The name of the substitution that contains the text, if any.
  var substitution: String? {
    guard case .substitution(let name)? = path.first else { return nil }
    return name
  }

  /// Moves to a text of the file, with its `traits` if they are already known.
  func read(_ walked: WalkedText, traits: TextTraits? = nil) {
    if let traits {
      text.read(walked, traits: traits)
    } else {
      text.read(walked.range, isEscaped: walked.isEscaped, state: walked.state)
    }
    self.walked = walked
    forget()
  }

  /// Moves to the key of the entry, which is the source text.
  func readKey(_ range: Range<Int>, isEscaped: Bool) {
    text.read(range, isEscaped: isEscaped, state: .missing)
    walked = nil
    source = nil
    forget()
  }

  /// Sets the source text of this one.
  func setSource(_ source: LintedText?) {
    if self.source !== source { self.source = source }
    forget()
  }

  private func forget() {
    guard hasCache else { return }
    cache = Cache()
    hasCache = false
  }
}
