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
}
