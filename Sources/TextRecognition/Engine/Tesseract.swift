private import CTesseract
private import Synchronization

/// The doorway to Tesseract and Leptonica: an engine with its models.
///
/// Its memory never leaves this file. It is used by one thread at a time.
@safe
final class Tesseract {
  /// How Tesseract divides a picture.
  enum Layout {
    /// One line, in words.
    case line

    /// One word.
    case word

    /// One line, without looking for words.
    case rawLine
  }

  private let handle: OpaquePointer

  /// Starts an engine with the models that may be used together.
  init(_ models: [TextModel]) throws(RecognitionError) {
    guard let handle = unsafe Self.quietHandle() else { throw .cannotStart }
    unsafe self.handle = handle
    Self.useOneThread()
    let status = unsafe TessBaseAPIInit3(
      handle, nil, models.map(\.name).joined(separator: "+"))
    let loaded = unsafe Self.texts(TessBaseAPIGetLoadedLanguagesAsVector(handle))
    let missing = status == 0 ? models.filter { !loaded.contains($0.name) } : []
    if missing.isEmpty, status == 0 {
      for (name, value) in Self.settings {
        unsafe TessBaseAPISetVariable(handle, name, value)
      }
      return
    }
    let installed = unsafe Self.texts(TessBaseAPIGetAvailableLanguagesAsVector(handle))
    let absent = models.filter { !installed.contains($0.name) }
    throw absent.isEmpty ? .cannotStart : .missingModels(absent)
  }

  deinit { unsafe TessBaseAPIDelete(handle) }

  /// Letters are always dark here, so that nothing has to be read inverted as well.
  private static let settings = [("user_defined_dpi", "300"), ("tessedit_do_invert", "0")]

  /// The version of Tesseract, such as `5.3.0`.
  static var version: String { unsafe String(cString: TessVersion()) }

  /// Reads dark text on white.
  ///
  /// `pixels` has a byte for each pixel, row by row.
  func words(in pixels: [UInt8], width: Int, as layout: Layout) -> [RecognizedWord] {
    let height = width > 0 ? pixels.count / width : 0
    guard height > 0, pixels.count == width * height, width <= 32_000, height <= 32_000
    else { return [] }
    Self.useOneThread()
    let mode =
      switch layout {
      case .line: PSM_SINGLE_LINE
      case .word: PSM_SINGLE_WORD
      case .rawLine: PSM_RAW_LINE
      }
    unsafe TessBaseAPISetPageSegMode(handle, mode)
    unsafe pixels.withUnsafeBufferPointer {
      // Tesseract copies the pixels.
      unsafe TessBaseAPISetImage(
        handle, $0.baseAddress, CInt(width), CInt(height), 1, CInt(width))
    }
    defer { unsafe TessBaseAPIClear(handle) }
    guard unsafe TessBaseAPIRecognize(handle, nil) == 0 else { return [] }
    return words()
  }

  private func words() -> [RecognizedWord] {
    guard let iterator = unsafe TessBaseAPIGetIterator(handle) else { return [] }
    defer { unsafe TessResultIteratorDelete(iterator) }
    let page = unsafe TessResultIteratorGetPageIterator(iterator)
    var words: [RecognizedWord] = []
    repeat {
      var (left, top, right, bottom) = (CInt(0), CInt(0), CInt(0), CInt(0))
      guard
        unsafe TessPageIteratorBoundingBox(page, RIL_WORD, &left, &top, &right, &bottom) != 0,
        left < right, top < bottom,
        let text = unsafe TessResultIteratorGetUTF8Text(iterator, RIL_WORD)
      else { continue }
      defer { unsafe TessDeleteText(text) }
      let word = unsafe String(cString: text)
      if word.isEmpty { continue }
      let confidence = unsafe TessResultIteratorConfidence(iterator, RIL_WORD)
      words.append(
        RecognizedWord(
          text: word, columns: Int(left)..<Int(right), rows: Int(top)..<Int(bottom),
          confidence: min(max(Double(confidence) / 100, 0), 1)))
    } while unsafe TessResultIteratorNext(iterator, RIL_WORD) != 0
    return words
  }

  /// Creates an engine that writes nothing to standard error.
  ///
  /// The setting belongs to the process, so only the first engine may write it.
  private static func quietHandle() -> OpaquePointer? {
    let handle = unsafe TessBaseAPICreate()
    isQuiet.withLock { isQuiet in
      if isQuiet { return }
      _ = setMsgSeverity(CInt(L_SEVERITY_NONE))
      unsafe TessBaseAPISetVariable(handle, "debug_file", "/dev/null")
      isQuiet = true
    }
    return unsafe handle
  }

  private static let isQuiet = Mutex(false)

  /// Keeps OpenMP from starting threads for this one, for which `OMP_THREAD_LIMIT` is read too
  /// early.
  ///
  /// Its threads take more processor time than they save for single lines.
  private static func useOneThread() {
    #if os(Linux)
    omp_set_max_active_levels(0)
    #endif
  }

  private static func texts(
    _ vector: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  ) -> [String] {
    guard let vector = unsafe vector else { return [] }
    defer { unsafe TessDeleteTextArray(vector) }
    var texts: [String] = []
    var index = 0
    while let text = unsafe vector[index] {
      texts.append(unsafe String(cString: text))
      index += 1
    }
    return texts
  }
}
