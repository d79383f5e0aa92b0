private import CTurboJPEG

/// A decoder or an encoder of libjpeg-turbo.
///
/// The memory of the library never leaves this file. The input may be hostile: the interface of
/// TurboJPEG returns from an error, where that of libjpeg would jump.
@safe
struct TurboJPEG: ~Copyable {
  private let handle: tjhandle

  private init?(_ handle: tjhandle?) {
    guard let handle = unsafe handle else { return nil }
    unsafe self.handle = unsafe handle
  }

  deinit { unsafe tjDestroy(handle) }

  /// Creates a decoder.
  static func decoder() -> TurboJPEG? { unsafe TurboJPEG(tjInitDecompress()) }

  /// Creates an encoder.
  static func encoder() -> TurboJPEG? { unsafe TurboJPEG(tjInitCompress()) }

  /// Creates what codes pictures again.
  static func transformer() -> TurboJPEG? { unsafe TurboJPEG(tjInitTransform()) }

  /// Returns a picture coded again from its coefficients, without metadata; nil if it can't be
  /// decoded.
  ///
  /// What is missing of it is made up as in decoding.
  borrowing func rewritten(_ jpeg: ArraySlice<UInt8>, isProgressive: Bool) -> [UInt8]? {
    var transform = unsafe tjtransform()
    unsafe transform.op = CInt(TJXOP_NONE.rawValue)
    unsafe transform.options =
      isProgressive ? TJXOPT_COPYNONE | TJXOPT_PROGRESSIVE : TJXOPT_COPYNONE
    var output: UnsafeMutablePointer<UInt8>?
    var size = CUnsignedLong(0)
    let status = unsafe jpeg.withUnsafeBufferPointer { input in
      unsafe tjTransform(
        handle, input.baseAddress, CUnsignedLong(input.count), 1, &output, &size, &transform,
        TJFLAG_LIMITSCANS)
    }
    defer { unsafe tjFree(output) }
    guard unsafe status == 0 || tjGetErrorCode(handle) == TJERR_WARNING.rawValue,
      let output = unsafe output
    else { return nil }
    return unsafe Array(UnsafeBufferPointer(start: output, count: Int(clamping: size)))
  }

  /// Returns the size and the colors of a picture; nil if its header is damaged.
  borrowing func header(of jpeg: ArraySlice<UInt8>) -> JPEGPicture.Header? {
    unsafe jpeg.withUnsafeBufferPointer { input in
      var (width, height, sampling, colors) = (CInt(0), CInt(0), CInt(0), CInt(0))
      let status = unsafe tjDecompressHeader3(
        handle, input.baseAddress, CUnsignedLong(input.count), &width, &height, &sampling, &colors)
      // Stray bytes before the picture make the library warn.
      guard unsafe status == 0 || tjGetErrorCode(handle) == TJERR_WARNING.rawValue, width > 0,
        height > 0
      else { return nil }
      let space: JPEGPicture.ColorSpace? =
        switch colors {
        case CInt(TJCS_RGB.rawValue), CInt(TJCS_YCbCr.rawValue): .color
        case CInt(TJCS_GRAY.rawValue): .gray
        case CInt(TJCS_CMYK.rawValue), CInt(TJCS_YCCK.rawValue): .cmyk
        default: nil
        }
      // Pictures whose sampling has no number keep all colors.
      let known = sampling >= 0 && sampling < TJ_NUMSAMP ? sampling : CInt(TJSAMP_444.rawValue)
      return space.map {
        .init(
          width: Int(width), height: Int(height), colorSpace: $0, sampling: .init(rawValue: known))
      }
    }
  }

  /// Returns the pixels of a picture, divided by 1, 2, 4 or 8 on each side; nil if it is damaged.
  borrowing func picture(
    of jpeg: ArraySlice<UInt8>, _ header: JPEGPicture.Header, layout: JPEGPicture.Layout,
    divisor: Int, acceptsWarnings: Bool
  ) -> JPEGPicture? {
    let width = (header.width + divisor - 1) / divisor
    let height = (header.height + divisor - 1) / divisor
    var bytes = [UInt8](repeating: 0, count: width * height * layout.channels)
    let lastRow = bytes.indices.suffix(width * layout.channels)
    for index in lastRow { bytes[index] = Self.unwritten(index) }
    let flags = TJFLAG_LIMITSCANS | TJFLAG_ACCURATEDCT
    let status = unsafe jpeg.withUnsafeBufferPointer { input in
      unsafe bytes.withUnsafeMutableBufferPointer { output in
        unsafe tjDecompress2(
          handle, input.baseAddress, CUnsignedLong(input.count), output.baseAddress, CInt(width), 0,
          CInt(height), Self.format(layout),
          acceptsWarnings ? flags : flags | TJFLAG_STOPONWARNING)
      }
    }
    // An error behind the last row is about what follows the picture, and others leave that row as
    // it was, whatever number they have: that of an error behind a warning is the warning's.
    guard
      status == 0
        || acceptsWarnings && !lastRow.allSatisfy({ bytes[$0] == Self.unwritten($0) })
    else { return nil }
    return JPEGPicture(width: width, height: height, layout: layout, bytes: bytes)
  }

  /// The sampling of most cameras.
  static let quarterSampling = CInt(TJSAMP_420.rawValue)

  /// The sampling that keeps all colors.
  static let fullSampling = CInt(TJSAMP_444.rawValue)

  /// Returns a picture as a JPEG without metadata.
  borrowing func jpeg(
    of picture: JPEGPicture, quality: Int, sampling: JPEGPicture.Sampling, isProgressive: Bool
  ) -> [UInt8]? {
    guard picture.isComplete else { return nil }
    var output: UnsafeMutablePointer<UInt8>?
    var size = CUnsignedLong(0)
    let status = unsafe picture.bytes.withUnsafeBufferPointer { input in
      unsafe tjCompress2(
        handle, input.baseAddress, CInt(clamping: picture.width), 0, CInt(clamping: picture.height),
        Self.format(picture.layout), &output, &size,
        picture.layout == .gray ? CInt(TJSAMP_GRAY.rawValue) : sampling.rawValue,
        CInt(clamping: quality),
        isProgressive ? TJFLAG_ACCURATEDCT | TJFLAG_PROGRESSIVE : TJFLAG_ACCURATEDCT)
    }
    defer { unsafe tjFree(output) }
    guard status == 0, let output = unsafe output else { return nil }
    return unsafe Array(UnsafeBufferPointer(start: output, count: Int(clamping: size)))
  }

  /// Returns what a byte of the last row is before it is decoded, which no picture has by chance.
  private static func unwritten(_ index: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: index &* 151 &+ 91)
  }

  private static func format(_ layout: JPEGPicture.Layout) -> CInt {
    switch layout {
    case .gray: CInt(TJPF_GRAY.rawValue)
    case .rgb: CInt(TJPF_RGB.rawValue)
    case .cmyk: CInt(TJPF_CMYK.rawValue)
    }
  }
}
