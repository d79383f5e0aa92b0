import TestSupport

/// Every character that is special in some format or invisible, with all possible followers.
enum MarkedTexts {
  /// ASCII punctuation, control characters, those that change the direction of text, Unicode line
  /// ends, spaces, and those that are invisible or replace undecodable bytes.
  static let specials: [Unicode.Scalar] =
    ((0x00...0x2F).map { $0 } + (0x3A...0x40).map { $0 } + (0x5B...0x60).map { $0 }
    + (0x7B...0xA0).map { $0 } + [0xAD, 0x61C, 0x2028, 0x2029, 0x2800, 0x3000, 0x3164]
    + (0x200B...0x200F).map { $0 } + (0x202A...0x202E).map { $0 } + (0x2060...0x206F).map { $0 }
    + [0xFEFF, 0xFF0B, 0xFF0D, 0xFF1D, 0xFF20, 0xFFF9, 0xFFFD, 0xFFFE, 0xFFFF, 0x1FFFE, 0xE0001])
    .compactMap { Unicode.Scalar(UInt32($0)) }

  /// Characters that join the preceding one: marks, joiners, viramas, selectors, halves of Hangul
  /// syllables and of flags, keycaps, skin tones.
  static let marks: [Unicode.Scalar] = [
    "\u{301}", "\u{338}", "\u{94D}", "\u{200C}", "\u{200D}", "\u{FE00}", "\u{FE0F}", "\u{E0100}",
    "\u{1161}", "\u{11A8}", "\u{1F1E6}", "\u{20E3}", "\u{1F3FF}", "\u{E33}", "\u{E0067}",
  ]

  /// Each special character alone, and in each position around each mark; pairs of punctuation with
  /// and without a mark; and the common texts of all tools.
  static let all: [String] = {
    var texts: [[Unicode.Scalar]] = []
    for special in specials {
      texts.append([special])
      for mark in marks {
        texts += [
          [special, mark], [mark, special], [special, mark, special], ["a", special, mark, "b"],
        ]
      }
    }
    let punctuation = specials.filter { (0x21...0x7E).contains($0.value) }
    for first in punctuation {
      for second in punctuation {
        texts += [
          [first, second], [first, second, "\u{301}", "x"], [first, "\u{301}", second, "x"],
        ]
      }
    }
    return texts.map { scalars in String(String.UnicodeScalarView(scalars)) } + HostileTexts.all
  }()
}
