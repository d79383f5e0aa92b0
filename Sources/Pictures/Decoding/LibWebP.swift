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
      let hasAlpha = features.has_alpha != 0
      var picture = Picture(width: width, height: height, layout: hasAlpha ? .rgba : .rgb)
      let stride = CInt(clamping: width * picture.layout.channels)
      let isComplete = unsafe picture.bytes.withUnsafeMutableBufferPointer { output in
        let decode = hasAlpha ? unsafe WebPDecodeRGBAInto : unsafe WebPDecodeRGBInto
        return unsafe decode(
          input.baseAddress, input.count, output.baseAddress, output.count, stride) != nil
      }
      if isComplete { result = .success(picture) }
    }
    return try result.get()
  }

  /// The quality of lossy pictures, whose own is unknown.
  private static let quality: Float = 92

  /// Encodes a picture in colors; nil if it is too large for the format or for the memory.
  static func file(of raster: Raster<UInt8>, isLossless: Bool) -> [UInt8]? {
    guard raster.layout.colors == 3 else { return nil }
    let (width, height) = (CInt(clamping: raster.width), CInt(clamping: raster.height))
    let stride = CInt(clamping: raster.width * raster.layout.channels)
    var output: UnsafeMutablePointer<UInt8>?
    let size = unsafe raster.values.withUnsafeBufferPointer { input in
      let start = input.baseAddress
      return switch (raster.layout.hasAlpha, isLossless) {
      case (false, false): unsafe WebPEncodeRGB(start, width, height, stride, quality, &output)
      case (true, false): unsafe WebPEncodeRGBA(start, width, height, stride, quality, &output)
      case (false, true): unsafe WebPEncodeLosslessRGB(start, width, height, stride, &output)
      case (true, true): unsafe WebPEncodeLosslessRGBA(start, width, height, stride, &output)
      }
    }
    defer { unsafe WebPFree(output) }
    guard size > 0, let output = unsafe output else { return nil }
    return unsafe Array(UnsafeBufferPointer(start: output, count: size))
  }
}
