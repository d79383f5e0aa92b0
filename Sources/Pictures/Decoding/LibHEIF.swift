private import CHEIF

/// The doorway to libheif, which is loaded when the first picture needs it: everything else works
/// without it.
///
/// The memory of the library never leaves this file. The input may be hostile.
@safe
enum LibHEIF {
  /// The functions; nil where the library is not installed.
  private static let functions: HEIFFunctions? = load()

  private static func load() -> HEIFFunctions? {
    #if os(macOS)
    let name = "libheif.1.dylib"
    #else
    let name = "libheif.so.1"
    #endif
    guard let library = unsafe dlopen(name, RTLD_NOW) else { return nil }
    let functions = UnsafeMutablePointer<HEIFFunctions>.allocate(capacity: 1)
    defer { unsafe functions.deallocate() }
    guard unsafe findHEIFFunctions(library, functions) else { return nil }
    _ = unsafe functions.pointee.heif_init?(nil)
    return unsafe functions.pointee
  }

  /// Decodes the primary picture of a file, or a thumbnail of it.
  static func picture(
    of file: ArraySlice<UInt8>, _ codec: HEIFPicture.Codec, thumbnail: Int?, isUpright: Bool
  ) throws(HEIFPictureError) -> HEIFPicture {
    guard let functions = Self.functions else { throw .noLibrary }
    let format = codec == .hevc ? heif_compression_HEVC : heif_compression_AV1
    guard functions.heif_have_decoder_for_format(format) != 0 else { throw .noDecoder }
    let result: Result<HEIFPicture, HEIFPictureError> = unsafe file.withUnsafeBytes { input in
      unsafe decode(input, functions, thumbnail, isUpright)
    }
    return try result.get()
  }

  private static func decode(
    _ input: UnsafeRawBufferPointer, _ functions: HEIFFunctions, _ thumbnail: Int?,
    _ isUpright: Bool
  ) -> Result<HEIFPicture, HEIFPictureError> {
    guard let context = unsafe functions.heif_context_alloc() else { return .failure(.tooLarge) }
    defer { unsafe functions.heif_context_free(context) }
    // Photos are decoded side by side already.
    unsafe functions.heif_context_set_max_decoding_threads(context, 0)
    if let reason = unsafe reason(
      functions.heif_context_read_from_memory_without_copy(
        context, input.baseAddress, input.count, nil))
    {
      return .failure(reason)
    }
    var handle: OpaquePointer?
    if let reason = unsafe reason(functions.heif_context_get_primary_image_handle(context, &handle))
    {
      return .failure(reason)
    }
    guard let handle = unsafe handle else { return .failure(.damaged) }
    defer { unsafe functions.heif_image_handle_release(handle) }
    guard let thumbnail else { return unsafe decode(handle, functions, isUpright) }
    var small: OpaquePointer?
    if let reason = unsafe reason(
      functions.heif_image_handle_get_thumbnail(
        handle, heif_item_id(truncatingIfNeeded: thumbnail), &small))
    {
      return .failure(reason)
    }
    guard let small = unsafe small else { return .failure(.damaged) }
    defer { unsafe functions.heif_image_handle_release(small) }
    return unsafe decode(small, functions, isUpright)
  }

  private static func decode(
    _ handle: OpaquePointer, _ functions: HEIFFunctions, _ isUpright: Bool
  ) -> Result<HEIFPicture, HEIFPictureError> {
    guard let options = unsafe functions.heif_decoding_options_alloc() else {
      return .failure(.tooLarge)
    }
    defer { unsafe functions.heif_decoding_options_free(options) }
    unsafe options.pointee.ignore_transformations = isUpright ? 0 : 1
    // Fields of later versions are not there in earlier ones.
    if unsafe options.pointee.version >= 2 { unsafe options.pointee.convert_hdr_to_8bit = 1 }
    if unsafe options.pointee.version >= 3 { unsafe options.pointee.strict_decoding = 1 }
    // It does not compare the size of a picture’s alpha with the picture’s own.
    guard unsafe functions.heif_image_handle_has_alpha_channel(handle) == 0 else {
      return .failure(.unsupported)
    }
    var image: OpaquePointer?
    let status = unsafe functions.heif_decode_image(
      handle, &image, heif_colorspace_RGB, heif_chroma_interleaved_RGB, options)
    if let reason = unsafe reason(status) { return .failure(reason) }
    guard let image = unsafe image else { return .failure(.damaged) }
    defer { unsafe functions.heif_image_release(image) }
    guard let raster = unsafe raster(of: image, functions) else { return .failure(.damaged) }
    return .success(HEIFPicture(raster: raster, colors: unsafe colors(of: image, functions)))
  }

  /// Returns the pixels of an image; nil if they are not all there.
  private static func raster(
    of image: OpaquePointer, _ functions: HEIFFunctions
  ) -> Raster<UInt8>? {
    let channel = heif_channel_interleaved
    let width = Int(unsafe functions.heif_image_get_width(image, channel))
    let height = Int(unsafe functions.heif_image_get_height(image, channel))
    var stride: CInt = 0
    guard width > 0, height > 0,
      unsafe functions.heif_image_get_bits_per_pixel_range(image, channel) == 8,
      let plane = unsafe functions.heif_image_get_plane_readonly(image, channel, &stride),
      Int(stride) >= width * 3
    else { return nil }
    let values = unsafe [UInt8](unsafeUninitializedCapacity: width * height * 3) { output, count in
      for y in 0..<height {
        let row = unsafe UnsafeBufferPointer(start: plane + y * Int(stride), count: width * 3)
        _ = unsafe UnsafeMutableBufferPointer(rebasing: output[count...]).update(from: row)
        count += row.count
      }
    }
    return Raster(width: width, height: height, layout: .rgb, values: values)
  }

  /// Returns the colors that an image says it has; nil if it doesn’t.
  private static func colors(
    of image: OpaquePointer, _ functions: HEIFFunctions
  ) -> CodedColors? {
    var profile: UnsafeMutablePointer<heif_color_profile_nclx>?
    guard unsafe reason(functions.heif_image_get_nclx_color_profile(image, &profile)) == nil,
      let profile = unsafe profile
    else { return nil }
    defer { unsafe functions.heif_nclx_color_profile_free(profile) }
    return CodedColors(
      primaries: Int(unsafe profile.pointee.color_primaries.rawValue),
      transfer: Int(unsafe profile.pointee.transfer_characteristics.rawValue))
  }

  /// Returns why a function failed; nil if it did not.
  private static func reason(_ error: heif_error) -> HEIFPictureError? {
    switch unsafe (error.code, error.subcode) {
    case (heif_error_Ok, _): nil
    case (_, heif_suberror_Security_limit_exceeded), (heif_error_Memory_allocation_error, _):
      .tooLarge
    case (_, heif_suberror_Unsupported_codec), (heif_error_Plugin_loading_error, _): .noDecoder
    case (heif_error_Unsupported_filetype, _), (heif_error_Unsupported_feature, _): .unsupported
    default: .damaged
    }
  }
}
