package import StringCatalogs
import TextLayout

#if canImport(_FoundationICU)
import _FoundationICU

/// Breaks lines according to Unicode Standard Annex 14 and the conventions of a language.
///
/// Korean is broken between words, Japanese between phrases. It uses Foundation's ICU by its
/// underscored name, since nothing public breaks lines of Thai or between Japanese phrases. On
/// Linux the manifest links it, so that a toolchain without it fails to build. On other platforms
/// ``TableLineBreaker`` is used where it can't be imported.
@safe package final class ICULineBreaker: LineBreaking {
  private let iterator: OpaquePointer

  /// Whether the dictionary's words are joined to phrases.
  private let joinsPhrases: Bool

  /// Opens the rules of a language; nil if ICU has none.
  package init?(language: LanguageTag) {
    ICUDefault.set()
    var status = U_ZERO_ERROR
    let opened = unsafe swift_ubrk_open(UBRK_LINE, Self.locale(of: language), nil, 0, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue, let opened = unsafe opened else { return nil }
    unsafe iterator = opened
    joinsPhrases = language.rawValue.prefix(2).lowercased() == "ja"
  }

  deinit {
    unsafe swift_ubrk_close(iterator)
  }

  /// Returns the positions at which a line may break, ascending.
  package func breakOpportunities(in text: String) -> [String.Index] {
    let offsets = offsets(in: Array(text.utf16))
    var positions: [String.Index] = []
    var offset = 0
    for index in text.indices {
      if offset > 0, offsets.contains(offset) { positions.append(index) }
      offset += text[index].utf16.count
    }
    // ICU calls dictionary words phrases: it breaks 検証し|ていません, 文字|列 and 。--|output.
    return joinsPhrases ? positions.filter { !JapanesePhrases.joins(at: $0, in: text) } : positions
  }

  /// Returns the positions as UTF-16 offsets.
  private func offsets(in units: [UInt16]) -> Set<Int> {
    var found: Set<Int> = []
    unsafe units.withUnsafeBufferPointer { buffer in
      var status = U_ZERO_ERROR
      unsafe swift_ubrk_setText(
        iterator, buffer.baseAddress, Int32(clamping: buffer.count), &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue else { return }
      while true {
        let next = unsafe swift_ubrk_next(iterator)
        guard next >= 0 else { break }
        found.insert(Int(next))
      }
      // The text is freed after this call, so the iterator must not keep a pointer to it.
      unsafe swift_ubrk_setText(iterator, nil, 0, &status)
    }
    return found
  }

  /// Returns the language with the keywords that select its line breaking.
  private static func locale(of language: LanguageTag) -> String {
    let tag = language.rawValue
    switch tag.prefix(2).lowercased() {
    case "ko": return "\(tag)@lw=keepall"
    case "ja": return "\(tag)@lb=strict;lw=phrase"
    case "zh": return "\(tag)@lb=strict"
    default: return tag
    }
  }
}
#endif
