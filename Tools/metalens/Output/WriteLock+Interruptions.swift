import Foundation
import ToolSupport

extension WriteLock {
  /// Ends the process between two writes after an interruption; a second one ends it at once.
  ///
  /// Must be called before starting the threads that write.
  func endWhenInterrupted(hint: String?) {
    let interruptions = Interruptions()
    interruptions.block()
    Thread.detachNewThread { [self] in
      let number = interruptions.wait()
      interruptions.unblock()
      end {
        ProgressBar.removeAny()
        if let hint { ToolMessage.note.print(hint) }
        _exit(128 + number)
      }
    }
  }
}
