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
  ///
  /// An event has each property once, so a property that it already has begins the next.
  static func all(in xmp: [FileTrace]) -> [EditingEvent] {
    var events: [EditingEvent] = []
    var seen: Set<String> = []
    for index in xmp.indices {
      guard case .xmpHistory(let property) = xmp[index].source else { continue }
      if seen.isEmpty || !seen.insert(property).inserted {
        guard events.count < Limits.historyEvents else { break }
        seen = [property]
        events.append(EditingEvent())
      }
      let text = xmp[index].text
      switch property {
      case "stEvt:action": events[events.count - 1].action = text
      case "stEvt:softwareAgent": events[events.count - 1].program = text
      case "stEvt:when": events[events.count - 1].date = CaptureDate(exif: text)
      default: break
      }
    }
    return events.filter { $0 != EditingEvent() }
  }
}
