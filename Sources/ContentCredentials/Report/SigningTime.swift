/// When a manifest was signed, as far as it is known.
public enum SigningTime: Hashable, Sendable {
  /// An authority on the list confirms that it was not later, in seconds since 1970.
  case proved(Int, authority: String?)

  /// Somebody who is on no list says so, in seconds since 1970.
  case claimed(Int, authority: String?)

  /// Nothing says when.
  case unknown

  /// The time in seconds since 1970, proved or not.
  public var seconds: Int? {
    switch self {
    case .proved(let time, _), .claimed(let time, _): time
    case .unknown: nil
    }
  }

  /// The time as text, such as `2026-08-21T09:30:00Z`.
  public var text: String? { seconds.map { UTCTime.text($0) } }

  /// The name of who says so, from its certificate, so it is untrusted text.
  public var authority: String? {
    switch self {
    case .proved(_, let authority), .claimed(_, let authority): authority
    case .unknown: nil
    }
  }

  /// The time, if it is proved.
  var proved: Int? {
    if case .proved(let time, _) = self { time } else { nil }
  }
}
