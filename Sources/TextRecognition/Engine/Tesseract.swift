private import CTesseract
private import Synchronization

/// The doorway to Tesseract and Leptonica: an engine with its models.
///
/// The libraries are loaded when the first engine starts, so that programs start without them. The
/// memory of an engine never leaves this file. It is used by one thread at a time.
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

  private let library: TesseractFunctions
  private let handle: OpaquePointer

  /// Starts an engine with the models that may be used together.
  init(_ models: [TextModel]) throws(RecognitionError) {
    library = try Self.library.get()
    guard let handle = unsafe Self.quietHandle(library) else { throw .cannotStart }
    unsafe self.handle = handle
    useOneThread()
    let status = unsafe library.TessBaseAPIInit3(
      handle, nil, models.map(\.name).joined(separator: "+"))
    let loaded = unsafe texts(library.TessBaseAPIGetLoadedLanguagesAsVector(handle))
    let missing = status == 0 ? models.filter { !loaded.contains($0.name) } : []
    if missing.isEmpty, status == 0 {
      for (name, value) in Self.settings {
        _ = unsafe library.TessBaseAPISetVariable(handle, name, value)
      }
      return
    }
    let installed = unsafe texts(library.TessBaseAPIGetAvailableLanguagesAsVector(handle))
    let absent = models.filter { !installed.contains($0.name) }
    throw absent.isEmpty ? .cannotStart : .missingModels(absent)
  }

  deinit { unsafe library.TessBaseAPIDelete(handle) }

  /// Letters are always dark here, so that nothing has to be read inverted as well.
  private static let settings = [("user_defined_dpi", "300"), ("tessedit_do_invert", "0")]

  /// Reads dark text on white.
  ///
  /// `pixels` has a byte for each pixel, row by row.
  func words(in pixels: [UInt8], width: Int, as layout: Layout) -> [RecognizedWord] {
    let height = width > 0 ? pixels.count / width : 0
    guard height > 0, pixels.count == width * height, width <= 32_000, height <= 32_000
    else { return [] }
    useOneThread()
    let mode =
      switch layout {
      case .line: PSM_SINGLE_LINE
      case .word: PSM_SINGLE_WORD
      case .rawLine: PSM_RAW_LINE
      }
    unsafe library.TessBaseAPISetPageSegMode(handle, mode)
    unsafe pixels.withUnsafeBufferPointer {
      // Tesseract copies the pixels.
      unsafe library.TessBaseAPISetImage(
        handle, $0.baseAddress, CInt(width), CInt(height), 1, CInt(width))
    }
    defer { unsafe library.TessBaseAPIClear(handle) }
    guard unsafe library.TessBaseAPIRecognize(handle, nil) == 0 else { return [] }
    return words()
  }

  private func words() -> [RecognizedWord] {
    guard let iterator = unsafe library.TessBaseAPIGetIterator(handle) else { return [] }
    defer { unsafe library.TessResultIteratorDelete(iterator) }
    let page = unsafe library.TessResultIteratorGetPageIterator(iterator)
    var words: [RecognizedWord] = []
    repeat {
      var (left, top, right, bottom) = (CInt(0), CInt(0), CInt(0), CInt(0))
      guard
        unsafe library.TessPageIteratorBoundingBox(page, RIL_WORD, &left, &top, &right, &bottom)
          != 0,
        left < right, top < bottom,
        let text = unsafe library.TessResultIteratorGetUTF8Text(iterator, RIL_WORD)
      else { continue }
      defer { unsafe library.TessDeleteText(text) }
      let word = unsafe String(cString: text)
      if word.isEmpty { continue }
      let confidence = unsafe library.TessResultIteratorConfidence(iterator, RIL_WORD)
      words.append(
        RecognizedWord(
          text: word, columns: Int(left)..<Int(right), rows: Int(top)..<Int(bottom),
          confidence: min(max(Double(confidence) / 100, 0), 1)))
    } while unsafe library.TessResultIteratorNext(iterator, RIL_WORD) != 0
    return words
  }

  /// Creates an engine that writes nothing to standard error.
  ///
  /// The setting belongs to the process, so only the first engine may write it.
  private static func quietHandle(_ library: TesseractFunctions) -> OpaquePointer? {
    let handle = unsafe library.TessBaseAPICreate()
    isQuiet.withLock { isQuiet in
      if isQuiet { return }
      _ = library.setMsgSeverity(CInt(L_SEVERITY_NONE))
      _ = unsafe library.TessBaseAPISetVariable(handle, "debug_file", "/dev/null")
      isQuiet = true
    }
    return unsafe handle
  }

  private static let isQuiet = Mutex(false)

  /// Keeps OpenMP from starting threads for this one, for which `OMP_THREAD_LIMIT` is read too
  /// early.
  ///
  /// Its threads take more processor time than they save for single lines: a screenshot took four
  /// times as long with them as with one recognizer per core (``RecognizerPool``).
  private func useOneThread() {
    library.omp_set_max_active_levels?(0)
  }

  private func texts(
    _ vector: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  ) -> [String] {
    guard let vector = unsafe vector else { return [] }
    defer { unsafe library.TessDeleteTextArray(vector) }
    var texts: [String] = []
    var index = 0
    while let text = unsafe vector[index] {
      texts.append(unsafe String(cString: text))
      index += 1
    }
    return texts
  }

  // MARK: - Libraries

  /// The functions of the libraries, which stay loaded.
  private static let library = Result(catching: load)

  /// The libraries, those that others depend on first, and their Debian packages.
  private static let libraries = [
    (name: "liblept.so.5", package: "liblept5"),
    (name: "libtesseract.so.5", package: "libtesseract5"),
  ]

  private static func load() throws(RecognitionError) -> TesseractFunctions {
    var last: UnsafeMutableRawPointer?
    var packages: [String] = []
    var reasons: [String] = []
    for library in libraries {
      unsafe last = dlopen(library.name, RTLD_NOW)
      if unsafe last != nil { continue }
      packages.append(library.package)
      reasons.append(unsafe dlerror().map { unsafe String(cString: $0) } ?? library.name)
    }
    guard let library = unsafe last, packages.isEmpty else {
      throw .missingLibraries(packages: packages, reason: reasons[0])
    }
    let functions = UnsafeMutablePointer<TesseractFunctions>.allocate(capacity: 1)
    defer { unsafe functions.deallocate() }
    guard unsafe findTesseractFunctions(library, functions) else { throw .cannotStart }
    return unsafe functions.pointee
  }
}
