import PhotoMetadata

/// The order in which each maker writes the boxes in the metadata box of its HEIC files.
///
/// The orders are those of 35 originals of 28 models: iPhones with iOS 11 to 26, Samsung's phones,
/// Android's own writer, which several makers use, and cameras of Canon and Sony. Each maker leaves
/// out boxes that a photo doesn't need, but never changes their order.
///
/// The camera of an iPhone gives each photo a thumbnail: 39 of 39 files of 12 models, with iOS 11
/// to 26, have one. What Apple's Photos renders of an edited photo has none: 13 of 13 files.
struct HEIFLayout {
  /// The beginnings of the makers' names.
  let makes: [String]

  /// The beginnings of the names of the models; empty if they don't matter.
  var models: [String] = []

  /// The orders in which they write boxes.
  let orders: [[String]]

  /// Boxes and brands that each file has.
  var marks: Set<String> = []

  /// References between items that each file has.
  var references: Set<String> = []

  /// Whether cameras of the maker don't arrange boxes so.
  ///
  /// For a maker without data, only the orders of the library that most programs use are known.
  static func isOfSoftware(_ boxes: HEIFBoxes, make: String, model: String) -> Bool {
    let names = boxes.names.filter(known.contains)
    let layout = all.first { layout in
      layout.makes.contains(where: make.hasPrefix)
        && (layout.models.isEmpty || layout.models.contains(where: model.hasPrefix))
    }
    guard let layout else {
      return libraries.contains { isOrdered(names, as: $0) && names.starts(with: $0.prefix(2)) }
        || isUntiled(names, boxes.brands)
    }
    return !layout.orders.contains { isOrdered(names, as: $0) }
      || !layout.marks.isSubset(of: boxes.names + boxes.brands)
      || !layout.references.isSubset(of: boxes.references)
  }

  /// Whether libheif wrote a picture without tiles.
  ///
  /// Its order is then that of Android’s own writer, which always has tiles, listed in `idat`, and
  /// doesn’t name the brand `miaf`.
  private static func isUntiled(_ names: [String], _ brands: [String]) -> Bool {
    brands.contains("miaf") && !names.contains("idat") && isOrdered(names, as: libraries[1])
      && names.starts(with: android.prefix(4))
  }

  /// Whether names are part of a list, in its order.
  private static func isOrdered(_ names: [String], as order: [String]) -> Bool {
    var rest = order[...]
    return names.allSatisfy { name in
      guard let position = rest.firstIndex(of: name) else { return false }
      rest = rest[(position + 1)...]
      return true
    }
  }

  private static let apple = [
    ["hdlr", "dinf", "pitm", "iinf", "iref", "iprp", "grpl", "idat", "iloc"]
  ]

  private static let all = [
    HEIFLayout(makes: ["Apple"], models: ["iPhone"], orders: apple, references: ["thmb"]),
    HEIFLayout(makes: ["Apple"], orders: apple),
    HEIFLayout(
      makes: ["samsung", "SAMSUNG"],
      orders: [
        ["hdlr", "iinf", "pitm", "iprp", "iloc", "idat", "iref", "grpl"],
        ["hdlr", "pitm", "iinf", "iloc", "iprp", "idat", "iref", "grpl"],
      ]),
    HEIFLayout(
      makes: ["Canon"],
      orders: [["hdlr", "dinf", "pitm", "iinf", "iref", "iprp", "grpl", "idat", "iloc"]],
      marks: ["uuid", "heix"]),
    HEIFLayout(
      makes: ["SONY"], orders: [["hdlr", "pitm", "iinf", "iref", "iprp", "idat", "iloc"]],
      marks: ["SHIF"]),
    HEIFLayout(
      makes: ["Xiaomi", "realme", "HMD Global"],
      orders: [android, ["hdlr", "pitm", "iinf", "iloc", "iprp", "idat", "iref"]],
      marks: ["idat"]),
  ]

  /// The order of Android's own writer, which lists the tiles of a picture in `idat`.
  private static let android = ["hdlr", "iloc", "iinf", "pitm", "iprp", "idat", "iref", "grpl"]

  /// The orders of libheif, whatever program calls it: older and newer versions.
  private static let libraries = [
    ["hdlr", "pitm", "idat", "iloc", "iinf", "iprp", "iref", "grpl"],
    ["hdlr", "idat", "iloc", "iinf", "pitm", "iprp", "iref", "grpl"],
  ]

  /// The boxes whose order is compared; others are vendors' own.
  private static let known = Set(libraries.joined() + ["dinf"])
}
