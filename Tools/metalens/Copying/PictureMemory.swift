import Foundation
import PhotoCopies
import PhotoFormats
import PhotoMetadata
import Synchronization

/// The memory that pictures share while they are changed side by side.
///
/// A picture that takes more than all of it is changed alone.
final class PictureMemory: Sendable {
  private let condition = NSCondition()
  private let used = Mutex(0)
  private let total: Int

  /// The bytes that a pixel takes at most, decoded and encoded, measured over all formats.
  private static let bytesPerPixel = 20

  /// Creates a budget; by default half of the machine’s memory.
  init(bytes: Int = Int(clamping: ProcessInfo.processInfo.physicalMemory / 2)) {
    total = bytes
  }

  /// Waits for room for a photo whose picture changes, and returns the bytes that it takes.
  func reserve(for photo: [UInt8], _ plan: CopyPlan) -> Int {
    guard !plan.pictureChanges.isEmpty,
      let size = try? PhotoReader().metadata(in: photo).dimensions
    else { return 0 }
    let pixels = size.width.multipliedReportingOverflow(by: size.height)
    let bytes = pixels.partialValue.multipliedReportingOverflow(by: Self.bytesPerPixel)
    return reserve(pixels.overflow || bytes.overflow ? total : min(total, bytes.partialValue))
  }

  /// Waits for room for a number of bytes, and returns it.
  func reserve(_ bytes: Int) -> Int {
    condition.lock()
    defer { condition.unlock() }
    while used.withLock({ $0 > 0 && $0 + bytes > total }) { condition.wait() }
    used.withLock { $0 += bytes }
    return bytes
  }

  /// Gives back what a photo took.
  func release(_ bytes: Int) {
    condition.lock()
    defer { condition.unlock() }
    used.withLock { $0 -= bytes }
    condition.broadcast()
  }
}
