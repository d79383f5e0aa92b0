private import CJXL

/// The doorway to libjxl, which is loaded when the first picture needs it: everything else works
/// without it.
///
/// The memory of the library never leaves this file. The input may be hostile; who decodes must
/// have checked what the picture and its frames cost.
@safe
enum LibJXL {
  /// The functions; nil where the library is not installed.
  private static let functions: JXLFunctions? = load()

  /// The versions whose functions and structures are those of the shim.
  private static let versions = ["0.11", "0.10", "0.9", "0.8", "0.7"]

  private static func load() -> JXLFunctions? {
    for version in versions {
      #if os(macOS)
      let name = "libjxl.\(version).dylib"
      #else
      let name = "libjxl.so.\(version)"
      #endif
      guard let library = unsafe dlopen(name, RTLD_NOW) else { continue }
      let functions = UnsafeMutablePointer<JXLFunctions>.allocate(capacity: 1)
      defer { unsafe functions.deallocate() }
      if unsafe findJXLFunctions(library, functions) { return unsafe functions.pointee }
    }
    return nil
  }

  /// Decodes the first picture of a codestream of a known size, with alpha and upright.
  ///
  /// libjxl turns it, so that the sides can be exchanged.
  static func raster(
    of codestream: [UInt8], width: Int, height: Int
  ) throws(JPEGXLPictureError) -> Raster<UInt8> {
    guard let functions = Self.functions else { throw .noLibrary }
    guard let decoder = unsafe functions.create(nil) else { throw .tooLarge }
    defer { unsafe functions.destroy(decoder) }
    let events = CInt(JXL_DEC_BASIC_INFO | JXL_DEC_FULL_IMAGE)
    var format = JxlPixelFormat(
      num_channels: 4, data_type: CInt(JXL_TYPE_UINT8), endianness: 0, align: 0)
    guard unsafe functions.subscribeEvents(decoder, events) == 0 else { throw .damaged }
    var size: (width: Int, height: Int)?
    var values: [UInt8] = []
    let isDone = unsafe codestream.withUnsafeBufferPointer { input in
      guard unsafe functions.setInput(decoder, input.baseAddress, input.count) == 0 else {
        return false
      }
      guard unsafe functions.processInput(decoder) == CInt(JXL_DEC_BASIC_INFO) else {
        return false
      }
      let information = UnsafeMutablePointer<JxlBasicInfo>.allocate(capacity: 1)
      defer { unsafe information.deallocate() }
      guard unsafe functions.getBasicInfo(decoder, information) == 0 else { return false }
      let across = Int(unsafe information.pointee.xsize)
      let down = Int(unsafe information.pointee.ysize)
      guard [width, height].sorted() == [across, down].sorted() else { return false }
      size = (across, down)
      var count = 0
      guard
        unsafe functions.processInput(decoder) == CInt(JXL_DEC_NEED_IMAGE_OUT_BUFFER),
        unsafe functions.imageOutBufferSize(decoder, &format, &count) == 0,
        count == across * down * 4
      else { return false }
      var isDecoded = false
      values = unsafe [UInt8](unsafeUninitializedCapacity: count) { output, filled in
        unsafe output.update(repeating: 0)
        isDecoded =
          unsafe functions.setImageOutBuffer(decoder, &format, output.baseAddress, count) == 0
          && functions.processInput(decoder) == CInt(JXL_DEC_FULL_IMAGE)
        filled = count
      }
      return isDecoded
    }
    guard isDone, let size,
      let raster = Raster(width: size.width, height: size.height, layout: .rgba, values: values)
    else { throw .damaged }
    return raster
  }
}
