import PhotoMetadata

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
  static let generatedCredits: Set<String> = [
    "made with google ai", "generated with google ai", "made with ai", "made with meta ai",
    "imagined with meta ai", "imagined with ai", "apple image playground",
    "made with image playground",
  ]

  /// Credits for pictures that a generative model changed.
  static let generativeEditCredits: Set<String> = [
    "edited with google ai", "apple photos clean up", "modified with clean up",
  ]

  /// Programs and services that generate pictures, as they name themselves.
  static let generators = [
    "stable diffusion", "stable-diffusion", "stablediffusion", "stableswarmui", "swarmui",
    "comfyui", "automatic1111", "invokeai", "novelai", "fooocus", "easy diffusion", "sd.next",
    "mochi diffusion", "draw things", "diffusionbee", "dreamstudio", "stability ai", "stability.ai",
    "midjourney", "dall-e", "dall·e", "dall•e", "dall e", "dalle 2", "dalle 3", "dalle2", "dalle3",
    "openai", "chatgpt", "gpt-4o", "gpt-image", "gpt image", "google gemini", "gemini 2",
    "gemini 3",
    "gemini app", "google imagen", "imagen 2", "imagen 3", "imagen 4", "imagefx", "nano banana",
    "google whisk", "pixel studio", "bing image creator", "image creator from",
    "microsoft designer", "microsoft copilot", "copilot designer", "mai-image", "adobe firefly",
    "image playground", "leonardo.ai", "leonardo ai", "ideogram", "black forest labs", "flux.1",
    "flux.2", "flux 1", "flux-1", "flux pro", "flux dev", "flux schnell", "nightcafe", "craiyon",
    "playground ai", "playgroundai", "grok", "meta ai", "imagine with meta", "recraft", "krea ai",
    "krea.ai", "reve image", "runway gen", "runwayml", "artbreeder", "starryai", "wombo",
    "deep dream generator", "lexica", "civitai", "tensor.art", "tensorart", "seaart", "pixai",
    "getimg", "mage.space", "openart", "dezgo", "hotpot.ai", "pollinations", "kandinsky",
    "шедеврум",
    "shedevrum", "amazon nova canvas", "titan image generator", "qwen-image", "qwen image",
    "hunyuan", "jimeng", "即梦", "dreamina", "doubao", "豆包", "seedream", "文心一格", "通义万相",
    "腾讯混元", "混元图像", "可灵", "liblib", "哩布哩布", "星流ai", "无界ai", "칼로", "karlo",
    "kling ai", "klingai", "hailuo", "海螺ai", "minimax image", "openai sora", "sora 2",
    "luma photon", "luma ai", "vidu ai", "flux kontext", "hidream", "nijijourney", "niji journey",
    "niji・journey", "z-image", "cogview", "glm-image", "piclumen", "stable horde", "ai horde",
    "krita ai diffusion", "freepik ai", "magnific ai", "playground v2", "playground v3", "sdxl",
    "stable cascade", "stablestudio", "stability matrix", "wan2.1", "wan2.2", "hunyuanimage",
    "讯飞星火", "智谱清言", "秒画", "sensemirage", "sketch to image", "ruinedfooocus", "seedance",
    "美图whee", "magic media", "ai generated;txt2img", "ai generated;img2img",
  ].map(EditorWord.init)

  /// Names of generators that are ordinary words too: they count as the whole text.
  static let ambiguousGenerators: Set<String> = [
    "gemini", "imagen", "firefly", "sora", "copilot", "flux", "dalle", "krea", "reve", "runway",
    "kling", "whisk", "stability", "playground", "designer", "image creator",
  ]

  /// The keywords of PNG under which programs name themselves, in lowercase.
  static let writerKeywords: Set<String> = ["software", "creator"]

  /// The properties of XMP in which programs name themselves.
  static let writerProperties: Set<String> = [
    "xmp:CreatorTool", "tiff:Software", "exifEX:RAWDevelopingSoftware",
    "exifEX:ImageEditingSoftware", "exifEX:CameraFirmware",
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
    "PerspectiveRotate": [0], "PerspectiveAspect": [0], "PerspectiveX": [0], "PerspectiveY": [0],
    "PerspectiveScale": [100], "PerspectiveUpright": [0], "LensManualDistortionAmount": [0],
    "IncrementalTemperature": [0], "IncrementalTint": [0], "ShadowTint": [0], "RedHue": [0],
    "RedSaturation": [0], "GreenHue": [0], "GreenSaturation": [0], "BlueHue": [0],
    "BlueSaturation": [0], "ColorGradeShadowLum": [0], "ColorGradeMidtoneSat": [0],
    "ColorGradeMidtoneLum": [0], "ColorGradeHighlightLum": [0], "ColorGradeGlobalSat": [0],
    "ColorGradeGlobalLum": [0], "DefringePurpleAmount": [0], "DefringeGreenAmount": [0],
    "CorrectionAmount": [0],
  ].merging(
    ["Hue", "Saturation", "Luminance"].flatMap { kind in
      ["Red", "Orange", "Yellow", "Green", "Aqua", "Blue", "Purple", "Magenta"].map {
        ("\(kind)Adjustment\($0)", [0])
      }
    }
  ) { first, _ in first }

  /// The developer's settings that change a picture by a text, each with the texts that do.
  static let developTexts: [String: Set<String>] = [
    "HasCrop": ["true"], "ConvertToGrayscale": ["true"], "AlreadyApplied": ["true"],
    "AutoTone": ["true"], "WhiteBalance": ["custom", "auto"],
    "ToneCurveName": ["custom", "strong contrast"], "ToneCurveName2012": ["custom"],
    // Corrections of parts of the picture, and their masks.
    "What": [
      "correction", "mask/paint", "mask/gradient", "mask/circulargradient", "mask/image",
      "mask/rangemask", "mask/aggregate", "mask/ellipse",
    ],
    "SpotType": ["heal", "clone", "remove"],
  ]

  /// The developer's settings that say where a cropped picture lies in the whole one, in parts of
  /// its sides.
  static let cropEdges: Set<String> = ["CropTop", "CropLeft", "CropBottom", "CropRight"]

  /// The developer's settings that change a picture whatever they are: retouched spots, red eyes,
  /// and the table of a look.
  static let developPresence: Set<String> = [
    "RetouchInfo", "RedEyeInfo", "LookTable", "RGBTable", "LookName",
  ]

  /// Properties of Adobe's Photoshop namespace that other programs and cameras write too.
  static let commonPhotoshopProperties: Set<String> = [
    "DateCreated", "Credit", "Source", "City", "State", "Country", "Headline", "Instructions",
    "AuthorsPosition", "CaptionWriter", "Category", "SupplementalCategories",
    "TransmissionReference", "Urgency",
    // The toolkit of Adobe keeps track of metadata with these.
    "LegacyIPTCDigest", "SidecarForExtension", "EmbeddedXMPDigest",
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
