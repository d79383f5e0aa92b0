private import CTurboJPEG

/// A decoder or an encoder of libjpeg-turbo.
///
/// The memory of the library never leaves this file. The input may be hostile: a picture with any
/// error is rejected.
@safe
struct TurboJPEG: ~Copyable {
  private let handle: tjhandle

  private init?(_ handle: tjhandle?) {
    guard let handle = unsafe handle else { return nil }
    unsafe self.handle = unsafe handle
  }

  deinit { unsafe tjDestroy(handle) }

  /// Returns the pixels of a picture, in gray or in color, scaled down while decoding if the longer
  /// side stays at least `side`; nil if it has errors or is not in RGB, YCbCr or gray.
  static func pixels(of jpeg: ArraySlice<UInt8>, isGray: Bool, notBelow side: Int) -> Pixels? {
    guard let decoder = unsafe TurboJPEG(tjInitDecompress()) else { return nil }
    return decoder.pixels(of: jpeg, isGray: isGray, notBelow: side)
  }

  private borrowing func pixels(
    of jpeg: ArraySlice<UInt8>, isGray: Bool, notBelow side: Int
  ) -> Pixels? {
    unsafe jpeg.withUnsafeBufferPointer { input -> Pixels? in
      var (width, height, sampling, colors) = (CInt(0), CInt(0), CInt(0), CInt(0))
      let size = CUnsignedLong(input.count)
      guard
        unsafe tjDecompressHeader3(
          handle, input.baseAddress, size, &width, &height, &sampling, &colors) == 0,
        [TJCS_RGB, TJCS_YCbCr, TJCS_GRAY].contains(where: { CInt($0.rawValue) == colors }),
        width > 0, height > 0
      else { return nil }
      let divisor = [8, 4, 2].first { max(width, height) / $0 >= CInt(clamping: side) } ?? 1
      let across = (width + divisor - 1) / divisor
      let down = (height + divisor - 1) / divisor
      let channels = isGray ? 1 : 3
      var pixels = Pixels(width: Int(across), height: Int(down), channels: channels)
      let format = isGray ? TJPF_GRAY : TJPF_RGB
      let status = unsafe pixels.bytes.withUnsafeMutableBufferPointer { output in
        unsafe tjDecompress2(
          handle, input.baseAddress, size, output.baseAddress, across, 0, down,
          CInt(format.rawValue), TJFLAG_STOPONWARNING | TJFLAG_LIMITSCANS | TJFLAG_ACCURATEDCT)
      }
      return status == 0 ? pixels : nil
    }
  }

  /// Returns color pixels as a baseline JPEG without metadata.
  static func jpeg(of pixels: Pixels, quality: Int) -> [UInt8]? {
    guard pixels.channels == 3, let encoder = unsafe TurboJPEG(tjInitCompress()) else { return nil }
    return encoder.jpeg(of: pixels, quality: quality)
  }

  private borrowing func jpeg(of pixels: Pixels, quality: Int) -> [UInt8]? {
    var output: UnsafeMutablePointer<UInt8>?
    var size = CUnsignedLong(0)
    let status = unsafe pixels.bytes.withUnsafeBufferPointer { input in
      unsafe tjCompress2(
        handle, input.baseAddress, CInt(clamping: pixels.width), 0, CInt(clamping: pixels.height),
        CInt(TJPF_RGB.rawValue), &output, &size, CInt(TJSAMP_420.rawValue), CInt(clamping: quality),
        TJFLAG_ACCURATEDCT)
    }
    defer { unsafe tjFree(output) }
    guard status == 0, let output = unsafe output else { return nil }
    return unsafe Array(UnsafeBufferPointer(start: output, count: Int(clamping: size)))
  }
}
