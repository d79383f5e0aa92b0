/// Words of interfaces that English shares with other languages in Latin letters.
///
/// Alone, such a word is more often a loan or a cognate than a forgotten translation: `Link` and
/// `Tag` are German, `Image` and `Notes` are French.
enum SharedWords {
  /// Returns whether a word in Latin letters may be a word of a language as well.
  static func contains(_ word: String, in language: LanguageContext) -> Bool {
    isLoan(word) || isCognate(word, in: language)
  }

  /// Returns whether a word is a loan in many languages.
  private static func isLoan(_ word: String) -> Bool {
    let word = word.lowercased()
    return words.contains(word) || word.hasSuffix("s") && words.contains(String(word.dropLast()))
  }

  /// Returns whether a word is spelled in a language as in English, as `No` in Spanish: it has a
  /// common ending.
  static func isCognate(_ word: String, in language: LanguageContext) -> Bool {
    let word = word.lowercased()
    if word == "no" { return ["ca", "es", "gl", "it"].contains(language.language) }
    let singular = word.hasSuffix("s") ? word.dropLast() : word[...]
    return endings[language.language, default: []].contains {
      singular.count > $0.count + 1 && singular.hasSuffix($0)
    }
  }

  /// The endings of words from Latin and French that a language writes as English does: `Version`
  /// is French and German, but `Versión` is Spanish.
  private static let endings: [String: [String]] = [
    "af": ["ent", "ist", "ment", "or", "um", "us"],
    "ca": ["able", "al", "ant", "ar", "ent", "ible", "ment", "or"],
    "da": ["al", "ant", "ar", "ent", "ion", "ist", "ment", "or", "um", "us"],
    "de": ["age", "al", "ant", "ar", "ent", "ion", "ist", "ment", "ode", "or", "um", "us"],
    "es": ["able", "al", "ar", "ible", "or"],
    "fr": [
      "able", "ace", "age", "ain", "al", "ance", "ant", "ect", "ence", "ent", "erie", "ible", "ice",
      "ide", "ile", "ince", "ine", "ion", "ique", "ive", "ment", "ode", "ole", "ote", "que", "ule",
      "um", "ure",
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
    account active address album alarm alias alpha android anonym app arena arg args argument arm array asset atlas audio \
    auto avatar badge ball band bank banner bar bass basis beat beta bit blog blues bluetooth \
    board bonus book boost boot bot box branch break browser budget buffer bug build bus business byte \
    cache camera cap cask casino center chart chat check chip classic client clip cloud club code \
    codec coffee color comic commit compact computer contact content controller cookie copyright \
    core country cover crash crop cursor dance dashboard data database date deck deep default delta demo \
    design desktop detail dialog digital directory disco dispatcher display do dock domain download drag driver drop \
    echo editor element elite email emoji energy episode error euro event exit expert explicit \
    export extra facebook factor fan fanfare farm fax feature feed feedback fetch figure file \
    filter final fitness flash flat flow focus folder font form format formula forum fun funk \
    gadget game gamer gamma gaming gap garage gas general genre global go gold golf gospel grace gradient \
    grill group guide hacker handy hard hardware hash hashtag head headset hello helper hero hit \
    hip-hop hobby home homepage hop host hot hotel hotkey hub icon idea image impact import in \
    index indie info input insider install instrument interface internet interval item jackpot \
    jazz job joystick junior karaoke kernel kind kit label lager lamp land lao laptop laser later latin launch \
    layer layout level lexikon lift like limit linear link linux liter live lobby lock log login \
    logo logout lot love lounge macro magenta magnet mail main mal manager manual mantra map \
    marathon marker marketing mask massage master match matrix max maximum media medium memo menu \
    message metal meter metro micro midi mild mind mini minimum minus minute mist mix mixer mobil \
    mobile mode modem moderator modern modul monitor mono motor mouse multi music mute name nation \
    natural net network neutral new news newsletter no node normal nota note november null number \
    off offline offset ok okay online on-demand on open operator option oral orange orbit original \
    output out outro oval overlay pace pad page pan panda panel panorama paper paradigm parameter \
    park partner party pass password past patch pause pen performance person photo piano pick \
    pilot pin ping pink pixel pizza plan planet plasma platform playback player playlist plug \
    plugin plug-in plus podcast point pointer polo polygon pool pop popup port portal portion \
    portrait position post power preamp premium preset press print prime privacy private pro \
    problem profil profile program programmer progress prompt promo proton prototype proxy public \
    pull pulse punk push quartz query quiz quota radar radio radius rap rapid rating ratio real \
    rebase record reference reflex regular relay release remix remote render repository request \
    reset reservoir restaurant retro ride ring robot rock roller root rotation router routine \
    safari salon sample sandbox sauna scan scanner score screen screenshot script scroll section \
    select senior sensor septic serial series server service session set setup sex shift shop \
    short show shuffle signal single site sketch slider skill slot smart smartphone smog snack snippet \
    social soda software solo sonar sonata sorry soul sound source spa spam spoiler sponsor sport \
    spelling spot spotlight spray squad stack standard star start station status step stereo sticker stop \
    store story streak stream streaming street stress string studio style subdomain summary super support \
    surf surface swap sweater swipe symbol sync system tab table tablet tag tandem tango tank \
    tap target taxi team techno tempo tennis term terminal test text thai theme thread ticket tiger \
    time timeline timeout timer tint tip titan toast token tool top torrent total touch touchpad tour \
    track tracker trackpad trailer trainer transfer transport tree trend trial trick trigger trio \
    tropical trust tunnel turbo tutorial twist type ultra ultimate unit universal unix unit up \
    update upgrade upload url user utopia vaccine vanilla variable vector version via video \
    villa vinyl viral virtual virus vision vital vlog voice volt volume vpn wallet watch watt \
    wave web webcam webhook website widget wifi wiki wireless wizard wow x-ray yard yoga zebra \
    zen zero zone zoo zoom
    """.split(separator: " ").map(String.init))
}
