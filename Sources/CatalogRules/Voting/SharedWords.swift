/// Words of interfaces that English shares with other languages in Latin letters.
///
/// Alone, such a word is more often a loan or a cognate than a forgotten translation: `Link` and
/// `Tag` are German, `Image` and `Notes` are French.
enum SharedWords {
  /// Returns whether a word is one of a language, spelled as in English.
  static func isNative(_ word: String, in language: LanguageContext) -> Bool {
    native[language.language]?.contains(word.lowercased()) ?? false
  }

  /// Words of languages that are spelled and mean as in English, and that other languages
  /// translate.
  private static let native: [String: Set<String>] = [
    "da": ["film", "test", "under"],
    "de": [
      "arm", "blind", "film", "finger", "hand", "name", "ring", "samplerate", "sand", "september",
      "wild", "wind", "winter",
    ],
    "fr": ["on", "off"],
    "it": ["on", "off"],
    "nb": ["film", "test", "under"],
    "nl": [
      "album", "april", "arm", "film", "filter", "hand", "help", "in", "is", "model", "november",
      "open", "over", "printer", "ring", "scanner", "september", "start", "stop", "storm",
      "subscript", "superscript", "test", "top", "type", "warm", "water", "week", "wind", "winter",
      "zoom",
    ],
    "pl": ["album", "fax", "folder", "forum", "instrument", "program"],
    "sv": ["film", "hand", "land", "sand", "test", "under"],
  ]

  /// Returns whether a word in lowercase is a loan in many languages.
  static func isLoan(_ word: String) -> Bool {
    words.contains(word) || word.hasSuffix("s") && words.contains(String(word.dropLast()))
      || word.hasSuffix("ies") && words.contains(word.dropLast(3) + "y")
  }

  /// Returns whether a word in lowercase is spelled in a language as in English, as `no` in
  /// Spanish: it has a common ending.
  static func isCognate(_ word: String, in language: LanguageContext) -> Bool {
    if word == "no" { return ["ca", "es", "gl", "it"].contains(language.language) }
    let letters = Array(word.utf8)
    let singular = letters.last == UInt8(ascii: "s") ? letters.dropLast() : letters[...]
    let count = singular.count { $0 & 0xC0 != 0x80 }
    return endings[language.language, default: []].contains {
      count > $0.count + 1 && singular.suffix($0.count) == $0[...]
    }
  }

  /// The endings of words from Latin and French that a language writes as English does: `Version`
  /// is French and German, but `Versión` is Spanish.
  private static let endings = endingsByLanguage.mapValues { $0.map { Array($0.utf8) } }

  private static let endingsByLanguage: [String: [String]] = [
    "af": ["ent", "ist", "ment", "or", "um", "us"],
    "ca": ["able", "al", "ant", "ar", "ent", "ible", "ment", "or"],
    "da": ["al", "ant", "ar", "ent", "ion", "ist", "ment", "or", "um", "us"],
    "de": ["age", "al", "ant", "ar", "ent", "ion", "ist", "ment", "ode", "or", "um", "us"],
    "es": ["able", "al", "ar", "ible", "or"],
    "fr": [
      "able", "ace", "age", "ain", "al", "ance", "ant", "ect", "ence", "ent", "erie", "ible", "ice",
      "ide", "ile", "ince", "ine", "ion", "ique", "ive", "ment", "ode", "ole", "ote", "que", "ude",
      "ule", "um", "ure",
      "us", "yle", "ype",
    ],
    "gl": ["able", "al", "ar", "ible", "or"],
    "it": ["um", "us"],
    "nb": ["al", "ant", "ar", "ent", "ist", "ment", "or", "um", "us"],
    "nl": ["ent", "ist", "ment", "or", "um", "us"],
    "nn": ["al", "ant", "ar", "ent", "ist", "ment", "or", "um", "us"],
    "no": ["al", "ant", "ar", "ent", "ist", "ment", "or", "um", "us"],
    "pt": ["al", "ar", "or"],
    "ro": ["al", "ant", "ar", "ent", "ist", "or", "um", "us"],
    "sv": ["al", "ant", "ar", "ent", "ion", "ist", "ment", "or", "um", "us"],
  ]

  private static let words = Set(
    """
    account active adapter add-on addon address alarm album alias alpha android anonym app arena \
    arg args argument arm array asset atlas audio auto avatar backend backup badge ball band \
    bank banner bar basis bass beat benchmark beta bit bitrate blog blues bluetooth board bonus \
    book boost boot bot box branch branding break browser budget buffer bug build bus business \
    byte cache camera cap casino cask center changelog chart chat check checklist chip classic \
    client clip cloud club cluster code codec coffee color comic commit compact computer contact \
    content controller cookie copyright core countdown country cover crash crawler crop cursor daemon \
    dance dashboard data database dataset date deadline debug debugger deck deep default delta \
    demo design desktop detail dialog digital directory disco dispatcher display do dock domain \
    download drag driver drop echo editor element elite email emoji endpoint energy episode \
    error euro event exit expert explicit export extra facebook factor fallback fan fanfare farm \
    fax feature fediverse feed feedback fetch figure file filter final firmware fitness flash \
    flat flow focus folder font fork form format formula forum framework frontend fun funk \
    gadget game gamer gaming gamma gap garage gas gateway general genre global go gold golf \
    gospel grace gradient grill group guide hacker handy hard hardware hash hashtag head headset \
    hello helper hero hip-hop hit hobby home homepage hop host hot hotel hotkey hotspot hub icon \
    idea image impact import in index indie info input insider install instrument interface \
    internet interval item jackpot jailbreak jazz job journal joystick junior karaoke kernel \
    kind kit lab label lager lamp land lao laptop laser later latin launch launcher layer layout \
    level lexikon lift like limit linear link linux liter live lobby lock log login logo logout \
    loop looping lot lounge love macro magenta magnet mail main mal manager mantra manual map \
    marathon markdown marker marketing mask massage master match matrix max maximum media medium \
    meeting memo mentor menu merchandise mesh message metal meter metro micro midi mild mind \
    mini minimum minus minute mist mix mixer mobil mobile mockup mod mode modem moderator modern \
    modul monitor mono motor mouse multi multiplayer multitasking music mute name nation natural \
    net network neutral new news newsletter no node normal nota note november null number off \
    offline offset ok okay on on-demand onboarding online open operator option oral orange orbit \
    original out outdoor output outro oval overlay pace pad page pan panda panel panorama paper \
    paradigm parameter park parser partner party pass password past patch pause payload peer pen \
    performance person photo piano pick pilot pin ping pink pitch pixel pizza plan planet plasma \
    platform playback player playlist plug plug-in plugin plus podcast podcaster point pointer \
    polo polygon pool pop popup port portal portion portrait position post postscript power \
    pre-release preamp premium prerelease preset press prime print privacy private pro problem \
    profil profile program programmer progress promo prompt proton prototype proxy public pull \
    pulse punk push puzzle quartz query quiz quota radar radio radius ranking rap rapid rating \
    ratio real rebase record recycling reference reflex regular relay release remix remote \
    render renderer rendering repo reporter repository request reservoir reset restaurant retro \
    ride ring roadmap roaming robot rock roller root rotation router routine runtime safari \
    salon sample sandbox sauna scan scanner score screen screenshot script scroll section seed \
    seeder select selfie senior sensor septic sequencer serial series server service session set \
    setup sex shader sharing shift shop short show shuffle signal single site sketch skill \
    slider slideshow slot slug smart smartphone smartwatch smog snack snapshot snippet social \
    socket soda software solo sonar sonata sorry soul sound soundtrack source spa spam spelling \
    spoiler sponsor sport spot spotlight spray sprint squad stack standard star start station \
    status step stereo sticker stop store story streak stream streamer streaming street stress \
    string studio style subdomain summary super support supporter surf surface swap sweater \
    swipe symbol sync syntax system tab table tablet tag tandem tango tank tap target taxi team \
    techno tempo tennis term terminal test text thai theme thread ticket tiger time timeline \
    timeout timer timing tint tip titan toast token toner tool toolkit tooltip top torrent total \
    touch touchpad tour track tracker tracking trackpad trailer trainer training transfer \
    transponder transport tree trend trial trick trigger trio tropical trust tunnel turbo \
    tutorial tweak twist type ultimate ultra unit universal unix up update upgrade upload url \
    user utopia vaccine vanilla variable vector version via video viewport villa vinyl \
    viral virtual virus vision vital vlog vlogger voice volt volume voucher vpn wallet wallpaper \
    watch watchlist watt wave web webcam webcast webhook webinar website widget wifi wiki \
    wireless wizard workflow workout workshop workspace wow x-ray yard yoga zebra zen zero zone \
    zoo zoom
    """.split(separator: " ").map(String.init))
}
