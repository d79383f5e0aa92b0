/// The texts that the checks search for, as data: names found in real files.
enum EvidenceLists {
  /// Programs that copy, show, print or scan photos and rewrite a file without editing it.
  static let rewriters = [
    "nikon transfer", "viewnx", "quicktime", "camedia master", "olympus master", "pmb",
    "playmemories",
    "mac os x", "macos", "windows photo", "microsoft photo gallery", "digikam", "shotwell",
    "frontier",
    "digital central lab", "finepix viewer", "adobe bridge", "idimager", "photo mechanic",
    "exiftool",
    "pillow", "pil", "kamadak", "imagemagick", "geosetter",
  ].map(EditorWord.init)

  /// Comments of libraries that compress pictures, and that cameras do not use.
  static let encoders = Phrases([
    "gd-jpeg", "creator:", "lavc", "lead technologies", "intel(r) jpeg", "jpegmini", "mozjpeg",
    "imagemagick", "graphicsmagick", "handmade software", "compressed by", "optimized by",
    "acd systems", "xv ", "ulead",
  ])

  /// Comments of platforms that re-encode pictures.
  static let platformComments = Phrases(["file source: http"])

  /// Phrases that programs write into descriptions, comments and captions.
  static let phrases = Phrases([
    "processed with vsco", "\"beautyinfo\":", "\"faceliftinfo\":", "\"filterinfo\":",
    "created with gimp",
    "file written by adobe photoshop", "edited with ", "made with picsart",
  ])

  /// App names in the artist entry.
  static let artists = ["meitu", "美图", "picsart", "snapseed"]

  /// Credits that declare that a generative model made or changed a picture.
  static let generativeCredits = Phrases([
    "edited with google ai", "made with google ai", "apple photos clean up",
  ])

  /// The last components of IPTC's terms for pictures of generative models.
  static let generativeSources = [
    "trainedalgorithmicmedia", "compositewithtrainedalgorithmicmedia", "compositesynthetic",
  ]

  /// The keywords of image generators' settings in PNG.
  static let generatorKeywords: Set<String> = [
    "parameters", "prompt", "workflow", "sd-metadata", "dream", "invokeai_metadata", "invokeai",
    "generation_data", "sdmetadata",
  ]

  /// Names in the maker entry that are not camera makers: consoles, games, examples.
  static let notCameras: Set<String> = [
    "polyphony digital inc.", "make", "string", "123", "456",
  ]

  /// Prefixes of makers that write a maker note in every photo.
  static let makersWithNotes = [
    "canon", "nikon", "sony", "fujifilm", "panasonic", "olympus", "om digital", "pentax",
    "ricoh imaging", "apple", "leica", "sigma", "casio",
  ]

  /// Prefixes of makers whose cameras write the interoperability directory that DCF requires (JEITA
  /// CP-3461); their phones have other names.
  static let makersOfCameraFiles = [
    "Canon", "NIKON CORPORATION", "SONY", "FUJIFILM", "Panasonic", "OLYMPUS", "OM Digital",
    "PENTAX",
    "RICOH IMAGING", "CASIO",
  ]

  /// Those of them whose cameras write no color profile into JPEG files.
  static let makersWithoutProfiles = [
    "Canon", "SONY", "FUJIFILM", "Panasonic", "OLYMPUS", "PENTAX", "RICOH IMAGING", "CASIO",
  ]

  /// The developer's settings that change a picture, each with its neutral values.
  ///
  /// The defaults of the first two processes are not zero.
  static let developSettings: [String: Set<Double>] = [
    "Exposure": [0], "Exposure2012": [0], "Contrast": [0, 25], "Contrast2012": [0],
    "Highlights2012": [0], "Shadows": [0, 5], "Shadows2012": [0], "Whites2012": [0],
    "Blacks2012": [0], "Brightness": [0, 50], "Texture": [0], "Clarity": [0], "Clarity2012": [0],
    "Dehaze": [0], "Vibrance": [0], "Saturation": [0], "HighlightRecovery": [0], "FillLight": [0],
    "ParametricShadows": [0], "ParametricDarks": [0], "ParametricLights": [0],
    "ParametricHighlights": [0], "SplitToningShadowSaturation": [0],
    "SplitToningHighlightSaturation": [0], "GrainAmount": [0], "PostCropVignetteAmount": [0],
    "VignetteAmount": [0], "PerspectiveVertical": [0], "PerspectiveHorizontal": [0],
    "PerspectiveRotate": [0], "IncrementalTemperature": [0], "IncrementalTint": [0],
  ]

  /// Properties of Adobe's Photoshop namespace that other programs and cameras write too.
  static let commonPhotoshopProperties: Set<String> = [
    "DateCreated", "Credit", "Source", "City", "State", "Country", "Headline", "Instructions",
    "AuthorsPosition", "CaptionWriter", "Category", "SupplementalCategories",
    "TransmissionReference",
    "Urgency",
  ]

  /// Photoshop resources for captions and their digest.
  static let captionResources = [0x0404, 0x0425]

  /// Actions of Content Credentials that change a picture.
  static let editingActions = [
    "c2pa.edited", "c2pa.color_adjustments", "c2pa.cropped", "c2pa.filtered", "c2pa.drawing",
    "c2pa.resized", "c2pa.orientation", "c2pa.placed", "c2pa.removed", "c2pa.adjustedcolor",
    "c2pa.enhanced", "c2pa.watermarked", "c2pa.dubbed", "c2pa.redacted", "c2pa.repackaged",
    "c2pa.transcoded", "c2pa.converted", "c2pa.unknown",
  ].dropLast(4)
}
