private import CPNG
import PhotoFormats

/// The doorway to libpng, through its simplified interface, which returns errors as values.
enum LibPNG {
  /// Decodes a file; with alpha only if it has any.
  static func picture(
    of file: ArraySlice<UInt8>, _ limits: PictureLimits
  ) throws(PictureError) -> Picture {
    guard let file = readable(file) else { throw .damaged }
    var result = Result<Picture, PictureError>.failure(.damaged)
    unsafe file.withUnsafeBytes { input in
      var image = unsafe png_image()
      unsafe image.version = png_uint_32(PNG_IMAGE_VERSION)
      defer { unsafe png_image_free(&image) }
      guard unsafe png_image_begin_read_from_memory(&image, input.baseAddress, input.count) != 0
      else { return }
      let (width, height) = unsafe (Int(image.width), Int(image.height))
      guard limits.allow(width: width, height: height, inFileOf: file.count) else {
        result = .failure(.tooManyPixels(limit: limits.pixels(inFileOf: file.count)))
        return
      }
      let hasAlpha = unsafe image.format & alpha != 0
      unsafe image.format = hasAlpha ? color | alpha : color
      var picture = Picture(width: width, height: height, layout: hasAlpha ? .rgba : .rgb)
      let isComplete = unsafe picture.bytes.withUnsafeMutableBytes { output in
        unsafe png_image_finish_read(&image, nil, output.baseAddress, 0, nil) != 0
      }
      if isComplete { result = .success(picture) }
    }
    return try result.get()
  }

  /// Returns a file without the compressed texts before its picture, which libpng would decompress
  /// and keep; nil if there is no picture, or a chunk before it ends behind the file: libpng
  /// reserves as much memory as a chunk claims to have before it reads any of it.
  private static func readable(_ file: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var source = ByteSource(Array(file), limit: .max)
    var parts = PNGParts()
    var texts: [Range<Int>] = []
    while let part = try? parts.next(in: &source) {
      if part.name == "zTXt" || part.name == "iTXt" { texts.append(part.range) }
      guard part.name == "IDAT" else { continue }
      guard let first = texts.first else { return file }
      var readable = Array(file.prefix(first.lowerBound))
      for (text, next) in zip(texts, texts.dropFirst().map(\.lowerBound) + [file.count]) {
        readable += file.dropFirst(text.upperBound).prefix(next - text.upperBound)
      }
      return readable[...]
    }
    return nil
  }

  /// Encodes a picture; nil if it is too large for the format or for the memory.
  static func file(of picture: Picture, isFast: Bool) -> [UInt8]? {
    var image = unsafe png_image()
    unsafe image.version = png_uint_32(PNG_IMAGE_VERSION)
    unsafe image.width = png_uint_32(clamping: picture.width)
    unsafe image.height = png_uint_32(clamping: picture.height)
    unsafe image.format = picture.layout == .rgba ? color | alpha : color
    unsafe image.flags = isFast ? fast : 0
    defer { unsafe png_image_free(&image) }
    // Deflate adds 5 bytes to each 16 KiB that it can’t compress; chunks have 12 bytes each.
    let size = picture.bytes.count + picture.height
    let capacity = size + size / 1024 + (64 << 10)
    return unsafe picture.bytes.withUnsafeBytes { pixels in
      unsafe [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
        var written = png_alloc_size_t(capacity)
        let isComplete = unsafe png_image_write_to_memory(
          &image, output.baseAddress, &written, 0, pixels.baseAddress, 0, nil)
        count = isComplete != 0 ? min(Int(clamping: written), capacity) : 0
      }
    }
  }

  private static let color = png_uint_32(PNG_FORMAT_FLAG_COLOR)
  private static let alpha = png_uint_32(PNG_FORMAT_FLAG_ALPHA)
  private static let fast = png_uint_32(PNG_IMAGE_FLAG_FAST)
}
