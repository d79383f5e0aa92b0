/// An event of the editing history in XMP (ISO 16684-1, ResourceEvent); an empty text is nil.
public struct EditingEvent: Hashable, Sendable {
  /// What was done, such as `saved`; untrusted text.
  public var action: String?

  /// The program that did it; untrusted text.
  public var program: String?

  /// When it was done.
  public var date: CaptureDate?

  /// Creates an event.
  public init(action: String? = nil, program: String? = nil, date: CaptureDate? = nil) {
    self.action = action
    self.program = program
    self.date = date
  }

  /// Returns the events of a history, in its order, at most ``Limits/historyEvents``.
  static func all(in xmp: [FileTrace]) -> [EditingEvent] {
    xmp.historyEvents.prefix(Limits.historyEvents).map { indices in
      var event = EditingEvent()
      for index in indices {
        let text = xmp[index].text
        switch xmp[index].source {
        case .xmpHistory("stEvt:action"): event.action = text
        case .xmpHistory("stEvt:softwareAgent"): event.program = text
        case .xmpHistory("stEvt:when"): event.date = CaptureDate(exif: text)
        default: break
        }
      }
      return event
    }.filter { $0 != EditingEvent() }
  }
}
