/// What was found out about one manifest.
public struct ManifestReport: Hashable, Sendable {
  /// The label, which is untrusted text like everything else that a manifest names.
  public var label: String

  /// Whether it only adds to its parent, whose hard binding stays.
  public var isUpdate: Bool

  /// The version of the claim; nil if there is none.
  public var claimVersion: Int?

  /// The program that made the claim.
  public var generator: String?

  /// The title of the file when it was signed.
  public var title: String?

  /// The media type of the file when it was signed.
  public var format: String?

  /// Who signed; nil if that can't be read.
  public var signer: Signer?

  /// When it was signed.
  public var time = SigningTime.unknown

  /// The actions, in their order.
  public var actions: [ClaimedAction] = []

  /// What it was made of.
  public var ingredients: [IngredientReport] = []

  /// The identities of CAWG, which are apart from the signer.
  public var identities: [ClaimedIdentity] = []

  /// The algorithms of soft bindings, such as of watermarks by which the manifest is found again;
  /// the picture isn’t searched for them.
  public var softBindings: [String] = []

  /// The addresses of assertions of ingredients that were redacted.
  public var redactions: [String] = []

  /// What was found, in the order of the checks.
  public var statuses: [ValidationStatus] = []

  /// Creates a report of a manifest.
  package init(label: String, isUpdate: Bool = false, signer: Signer? = nil) {
    (self.label, self.isUpdate, self.signer) = (label, isUpdate, signer)
  }

  /// Whether something was found.
  public func has(_ code: StatusCode) -> Bool { statuses.contains { $0.code == code } }
}
