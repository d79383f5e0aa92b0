private import CWebP
import PhotoFormats

/// The doorway to libwebp.
enum LibWebP {
  /// Decodes a file with one picture; with alpha only if it has any.
  static func picture(
    of file: ArraySlice<UInt8>, _ limits: PictureLimits
  ) throws(PictureError) -> Picture {
    var result = Result<Picture, PictureError>.failure(.damaged)
    unsafe file.withUnsafeBufferPointer { input in
      var features = WebPBitstreamFeatures()
      guard unsafe WebPGetFeatures(input.baseAddress, input.count, &features) == VP8_STATUS_OK
      else { return }
      let (width, height) = (Int(features.width), Int(features.height))
      guard features.has_animation == 0 else {
        result = .failure(.unsupported)
        return
      }
      guard limits.allow(width: width, height: height, inFileOf: file.count) else {
        result = .failure(.tooManyPixels(limit: limits.pixels(inFileOf: file.count)))
        return
      }
      guard let chunks = pictureChunks(of: file) else { return }
      let hasAlpha = features.has_alpha != 0
      var picture = Picture(width: width, height: height, layout: hasAlpha ? .rgba : .rgb)
      let stride = CInt(clamping: width * picture.layout.channels)
      let coded = unsafe UnsafeBufferPointer(rebasing: input[chunks])
      let isComplete = unsafe picture.bytes.withUnsafeMutableBufferPointer { output in
        let decode = hasAlpha ? unsafe WebPDecodeRGBAInto : unsafe WebPDecodeRGBInto
        return unsafe decode(
          coded.baseAddress, coded.count, output.baseAddress, output.count, stride) != nil
      }
      if isComplete { result = .success(picture) }
    }
    return try result.get()
  }

  /// Returns where the chunks of the first picture are; nil if there are none.
  ///
  /// RFC 9649, 2.7.1: a picture ends with its chunk. Of a damaged one, libwebp would read the rest
  /// from the metadata that follows.
  private static func pictureChunks(of file: ArraySlice<UInt8>) -> Range<Int>? {
    var source = ByteSource(Array(file), limit: .max)
    var parts = RIFFParts()
    var start: Int?
    while let part = try? parts.next(in: &source) {
      let isPicture = part.name == "VP8 " || part.name == "VP8L"
      if start == nil, isPicture || part.name == "ALPH" { start = part.range.lowerBound }
      guard isPicture, let start else { continue }
      return parts.problems.contains(.truncated) ? nil : start..<part.content.upperBound
    }
    return nil
  }

  /// Whether a picture can be decoded, of which nothing is kept.
  static func canDecode(
    _ picture: WebPCodedPicture, limits: PictureLimits = PictureLimits(pixels: 1 << 28)
  ) -> Bool {
    var chunks: [UInt8] = []
    if let alpha = picture.alpha {
      guard let size = VP8Partitions.size(of: picture.content) else { return false }
      // RFC 9649, 2.7.1: the flag of alpha, then width − 1 and height − 1.
      var header: [UInt8] = [0x10, 0, 0, 0]
      for length in [size.width - 1, size.height - 1] {
        header += [0, 8, 16].map { UInt8(truncatingIfNeeded: length >> $0) }
      }
      chunks += RIFFParts.chunk("VP8X".utf8, header) + RIFFParts.chunk("ALPH".utf8, alpha)
    }
    let file = RIFFParts.webp(chunks + RIFFParts.chunk(picture.name.utf8, picture.content))
    var config = unsafe WebPDecoderConfig()
    guard unsafe WebPInitDecoderConfig(&config) != 0 else { return false }
    let isSmall = unsafe file.withUnsafeBufferPointer { input in
      unsafe WebPGetFeatures(input.baseAddress, input.count, &config.input) == VP8_STATUS_OK
        && limits.allow(
          width: Int(config.input.width), height: Int(config.input.height), inFileOf: input.count)
    }
    guard isSmall else { return false }
    defer { unsafe WebPFreeDecBuffer(&config.output) }
    // Nobody looks at the pixels.
    unsafe config.options.use_scaling = 1
    unsafe config.options.scaled_width = 1
    unsafe config.options.scaled_height = 1
    unsafe config.options.bypass_filtering = 1
    unsafe config.options.no_fancy_upsampling = 1
    unsafe config.output.colorspace = picture.alpha == nil ? MODE_RGB : MODE_RGBA
    return unsafe file.withUnsafeBufferPointer { input in
      unsafe WebPDecode(input.baseAddress, input.count, &config) == VP8_STATUS_OK
    }
  }

  /// The quality of lossy pictures, whose own is unknown.
  private static let quality: Float = 92

  /// How long to look for a smaller lossy file, up to 6: more takes twice the time, and gives no
  /// smaller files of photos.
  private static let lossyMethod: CInt = 2

  /// The efforts for lossless pictures, up to 9: the first is for photos, the other one for
  /// drawings, whose files would be many times as large with less.
  private static let losslessEfforts: (photos: CInt, drawings: CInt) = (0, 1)

  /// The side of the square that tells photos from drawings.
  private static let sampleSide: CInt = 512

  /// Encodes a picture in colors; nil if it is too large for the format or for the memory.
  ///
  /// The pixels are freed before they are compressed.
  static func file(of raster: consuming Raster<UInt8>, isLossless: Bool) -> [UInt8]? {
    guard raster.layout.colors == 3 else { return nil }
    var picture = unsafe WebPPicture()
    guard unsafe WebPPictureInit(&picture) != 0 else { return nil }
    defer { unsafe WebPPictureFree(&picture) }
    unsafe picture.use_argb = isLossless ? 1 : 0
    unsafe picture.width = CInt(clamping: raster.width)
    unsafe picture.height = CInt(clamping: raster.height)
    let hasAlpha = raster.layout.hasAlpha
    let stride = CInt(clamping: raster.width * raster.layout.channels)
    let isImported = unsafe raster.values.withUnsafeBufferPointer { input in
      let read = hasAlpha ? unsafe WebPPictureImportRGBA : unsafe WebPPictureImportRGB
      return unsafe read(&picture, input.baseAddress, stride) != 0
    }
    _ = consume raster
    guard isImported else { return nil }
    guard isLossless else { return unsafe file(of: &picture, effort: nil) }
    return unsafe file(of: &picture, effort: losslessEffort(for: &picture))
  }

  /// Returns the effort for a picture: as for photos if that gives files up to a third larger.
  private static func losslessEffort(for picture: inout WebPPicture) -> CInt {
    var sample = unsafe WebPPicture()
    guard unsafe WebPPictureInit(&sample) != 0 else { return losslessEfforts.drawings }
    defer { unsafe WebPPictureFree(&sample) }
    let width = unsafe min(picture.width, sampleSide)
    let height = unsafe min(picture.height, sampleSide)
    let (left, top) = unsafe ((picture.width - width) / 2, (picture.height - height) / 2)
    guard unsafe WebPPictureView(&picture, left, top, width, height, &sample) != 0,
      let small = unsafe file(of: &sample, effort: losslessEfforts.drawings),
      let fast = unsafe file(of: &sample, effort: losslessEfforts.photos)
    else { return losslessEfforts.drawings }
    return fast.count <= small.count + small.count / 3
      ? losslessEfforts.photos : losslessEfforts.drawings
  }

  /// Encodes a picture, without loss if there is an effort for that.
  private static func file(of picture: inout WebPPicture, effort: CInt?) -> [UInt8]? {
    var config = WebPConfig()
    guard unsafe WebPConfigInit(&config) != 0 else { return nil }
    config.quality = quality
    config.method = lossyMethod
    if let effort {
      guard unsafe WebPConfigLosslessPreset(&config, effort) != 0 else { return nil }
      // Transparent pixels keep their colors.
      config.exact = 1
    }
    // libwebp keeps the address of the writer.
    let writer = UnsafeMutablePointer<WebPMemoryWriter>.allocate(capacity: 1)
    unsafe WebPMemoryWriterInit(writer)
    defer {
      unsafe WebPMemoryWriterClear(writer)
      unsafe writer.deallocate()
    }
    unsafe picture.writer = WebPMemoryWrite
    unsafe picture.custom_ptr = UnsafeMutableRawPointer(writer)
    guard unsafe WebPEncode(&config, &picture) != 0 else { return nil }
    return unsafe Array(UnsafeBufferPointer(start: writer.pointee.mem, count: writer.pointee.size))
  }
}
