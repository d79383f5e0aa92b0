/// An address of a box in a store of manifests, C2PA 2.2, 8.4.1.
struct StoreAddress: Hashable {
  /// The label of the manifest; nil if the address is relative to the one that has it.
  let manifest: String?

  /// The labels of the boxes on the way, from those of the manifest on.
  let path: [String]

  /// Reads an address, absolute or relative; nil if it leads out of the store.
  init?(_ text: String) {
    guard text.hasPrefix(Self.scheme) else { return nil }
    let labels = text.dropFirst(Self.scheme.count).split(separator: "/").map(String.init)
    if text.dropFirst(Self.scheme.count).first == "/" {
      guard labels.first == Self.store, labels.count > 1 else { return nil }
      (manifest, path) = (labels[1], Array(labels.dropFirst(2)))
    } else {
      (manifest, path) = (nil, labels)
    }
  }

  /// Returns the text of the absolute address of a box in a manifest.
  static func text(_ manifest: String, _ path: String...) -> String {
    (["\(scheme)/\(store)/\(manifest)"] + path).joined(separator: "/")
  }

  /// Returns the text of the absolute address, if the relative one is that of a manifest.
  func absolute(in label: String) -> String {
    (["\(Self.scheme)/\(Self.store)/\(manifest ?? label)"] + path).joined(separator: "/")
  }

  private static let scheme = "self#jumbf="
  private static let store = "c2pa"
}
