private import CWebP

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
      guard width > 0, height > 0, width <= limits.pixels / height else {
        result = .failure(.tooLarge)
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

  /// Returns where the chunks of the first picture are, from the start of a file on; nil if there
  /// are none.
  ///
  /// RFC 9649, 2.7.1: a picture ends with its chunk. Of a damaged one, libwebp would read the rest
  /// from the metadata that follows.
  private static func pictureChunks(of file: ArraySlice<UInt8>) -> Range<Int>? {
    var start: Int?
    var place = 12
    while file.count - place >= 8 {
      let head = file.dropFirst(place).prefix(8)
      let length = head.suffix(4).littleEndianNumber
      guard length <= file.count - place - 8 else { return nil }
      let end = place + 8 + length
      let isPicture = head.starts(with: "VP8 ".utf8) || head.starts(with: "VP8L".utf8)
      if start == nil, isPicture || head.starts(with: "ALPH".utf8) { start = place }
      if let start, isPicture { return start..<end }
      place = end + length % 2
    }
    return nil
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
