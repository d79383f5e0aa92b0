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
  static let encoders = [
    WriterPattern("creator: gd-jpeg", .anything), WriterPattern("creator: xv", .anything),
    WriterPattern("xv version", .version), WriterPattern("lavc", .version),
    WriterPattern("lead technologies inc.", .version),
    WriterPattern("intel(r) jpeg library", .anything),
    WriterPattern("optimized by jpegmini", .version), WriterPattern("mozjpeg", .version),
    WriterPattern("compressed by jpeg-recompress", .nothing),
    WriterPattern("handmade software, inc.", .anything),
    WriterPattern("acd systems digital imaging", .nothing),
    WriterPattern("ulead systems", .version), WriterPattern("u-lead systems", .version),
    WriterPattern("imagemagick", .version), WriterPattern("graphicsmagick", .version),
  ]

  /// Comments of platforms that re-encode pictures.
  static let platformComments = [WriterPattern("file source: http", .anything)]

  /// Comments and descriptions that editors write by themselves.
  static let editorTexts = [
    WriterPattern("created with gimp", .nothing), WriterPattern("created with the gimp", .nothing),
    WriterPattern("file written by adobe photoshop", .version),
    WriterPattern("processed with vsco", .nothing),
    WriterPattern("processed with vsco with ", .anything),
    WriterPattern("made with picsart", .nothing),
  ]

  /// Members of the settings that beauty apps write into comments as JSON, in lowercase.
  static let beautySettings = Phrases(["\"beautyinfo\":", "\"faceliftinfo\":", "\"filterinfo\":"])

  /// Phrases with which people say that they edited a picture.
  static let editingPhrases = Phrases([
    "edited with", "edited in", "edited by", "edited using", "edited on", "retouched with",
    "retouched in", "processed with", "processed in", "made with", "made in", "created with",
    "created in", "postprocessed", "post-processed",
  ])

  /// Texts that systems write into their screenshots.
  static let screenshotTexts: Set<String> = ["screenshot"]

  /// App names in the artist entry.
  static let artists = ["meitu", "美图", "picsart", "snapseed"]

  /// Credits for pictures that a generative model made.
  static let generatedCredits = Phrases(["made with google ai", "generated with google ai"])

  /// Credits for pictures that a generative model changed.
  static let generativeEditCredits = Phrases(["edited with google ai", "apple photos clean up"])

  /// Programs and services that generate pictures, as they name themselves.
  static let generators = [
    "stable diffusion", "comfyui", "automatic1111", "invokeai", "novelai", "fooocus", "midjourney",
    "dall-e", "dall·e", "dalle 2", "dalle 3", "openai", "chatgpt", "gpt-4o", "gpt-image",
    "google gemini", "google imagen", "imagen 2", "imagen 3", "imagen 4", "gemini 2", "gemini 3",
    "nano banana", "bing image creator", "microsoft designer", "adobe firefly", "leonardo.ai",
    "leonardo ai", "ideogram", "black forest labs", "flux.1", "dreamstudio", "nightcafe",
    "craiyon", "playground ai", "draw things", "diffusionbee", "jimeng", "即梦", "doubao", "豆包",
    "seedream", "文心一格", "通义万相", "腾讯混元", "liblib",
  ].map(EditorWord.init)

  /// The keywords of texts with which image generators save their settings in PNG, whatever form
  /// these have.
  static let generatorKeywords: Set<String> = [
    "sd-metadata", "dream", "invokeai_metadata", "invokeai_graph", "generation_data", "sdmetadata",
    "fooocus_scheme",
  ]

  /// Names in the maker entry that are not camera makers: consoles, games, examples.
  static let notCameras: Set<String> = [
    "polyphony digital inc.", "make", "string", "123", "456",
  ]

  /// Prefixes of makers that write a maker note in every photo; the phones of Sony have another
  /// name than its cameras.
  static let makersWithNotes = [
    "Canon", "NIKON", "Nikon", "SONY", "FUJIFILM", "Panasonic", "OLYMPUS", "OM Digital", "PENTAX",
    "Pentax", "RICOH IMAGING", "Apple", "LEICA", "Leica", "SIGMA", "CASIO",
  ]

  /// Beginnings of the names of their early models, and camcorders, that write none: those of which
  /// originals without a maker note are known.
  static let modelsWithoutNotes = [
    "CYBERSHOT", "MAVICA", "DIGITALMAVICA", "DCR-", "HDR-", "DSC-D700", "DS-", "DX-", "MX-", "NV-",
    "PENTAX Optio S4",
  ]

  /// Apple's models whose first systems write none.
  static let phonesWithoutNotes: Set<String> = [
    "iPhone", "iPhone 3G", "iPhone 3GS", "iPhone 4", "iPhone 4S", "iPhone 5", "iPad", "iPad 2",
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

  /// Prefixes of makers of cameras that begin a JPEG file with EXIF and join the standard Huffman
  /// tables in one segment; the phones of Sony have another name than its cameras.
  static let makersOfCameras = [
    "Canon", "NIKON", "SONY", "FUJIFILM", "Panasonic", "OLYMPUS", "OM Digital", "RICOH", "CASIO",
    "EASTMAN KODAK",
  ]

  /// Prefixes of makers whose cameras and phones do not both write a JFIF segment and separate
  /// Huffman tables.
  static let makersOfJoinedTables = makersOfCameras + ["PENTAX", "samsung", "SAMSUNG"]

  /// Prefixes of makers whose cameras never compute Huffman tables for a picture, as the camera of
  /// Google's phones does.
  static let makersOfStandardHuffmanTables =
    makersOfCameras + ["Apple", "DJI", "GoPro", "FLIR"]

  /// Prefixes of makers whose cameras have quantization tables of their own; Kodak's later ones use
  /// the standard tables.
  static let makersWithOwnTables = [
    "Apple", "Canon", "RICOH", "CASIO", "Panasonic", "PENTAX", "HUAWEI",
  ]

  /// The major brands of AVIF, which no camera writes: a picture and a sequence.
  static let brandsOfAVIF: Set<String> = ["avif", "avis"]

  /// The properties of XMP with which programs repeat what a camera wrote into EXIF.
  static let propertiesOfCameras = [
    "tiff:Make", "tiff:Model", "exif:ExposureTime", "exif:FNumber", "exif:FocalLength",
    "exif:DateTimeOriginal", "exif:GPSLatitude", "aux:Lens", "exifEX:LensModel",
  ]

  /// Thermal cameras whose thumbnails are made from the measured temperatures, not the picture.
  static let modelsWithOtherThumbnails: Set<String> = ["XT S"]

  /// Profiles that Apple's Image Capture and iPhoto add to photos while they copy them from a
  /// camera.
  static let transferProfiles: Set<String> = ["Camera RGB Profile"]

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
