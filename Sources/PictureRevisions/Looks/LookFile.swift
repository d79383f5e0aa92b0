public import Pictures
import StringCatalogs

/// A recipe of one’s own for a look, as JSON.
///
/// Every setting may be left out. Comments and trailing commas are allowed.
///
/// ```swift
/// let file = try LookFile(Array(#"{ "name": "pale", "contrast": 0.8 }"#.utf8))
/// let look = Look(name: file.name, recipe: file.recipe)
/// ```
public struct LookFile: Hashable, Sendable {
  /// The name of the look; `custom` if the file names none.
  public private(set) var name = "custom"

  /// The numbers.
  public private(set) var recipe = LookRecipe()

  /// Reads a file, and throws every mistake in it.
  public init(_ bytes: [UInt8]) throws(LookFileErrors) {
    var reader = LookFileReader(bytes)
    let root: JSONValue
    do throws(CatalogError) {
      root = try JSONValue.tolerant(bytes)
    } catch {
      throw LookFileErrors([
        LookFileError(reason: .notJSON(error), position: error.position)
      ])
    }
    read(root, &reader)
    if !reader.errors.isEmpty { throw LookFileErrors(reader.errors) }
  }

  private mutating func read(_ root: JSONValue, _ reader: inout LookFileReader) {
    for member in reader.members(of: root, named: "{ }", Name.allCases.map(\.rawValue)) {
      let value = member.value
      switch Name(rawValue: member.name) {
      case .name: name = reader.name(value) ?? name
      case .exposure: reader.read(value, member.name, -1...1, into: &recipe.exposure)
      case .contrast: reader.read(value, member.name, 0...4, into: &recipe.contrast)
      case .gamma: reader.read(value, member.name, 0.5...4, into: &recipe.gamma)
      case .matrix: recipe.matrix = reader.matrix(value, member.name)
      case .shadows: recipe.shadows = shadows(value, &reader)
      case .grain: readGrain(value, &reader)
      case nil: break
      }
    }
  }

  private func shadows(_ value: JSONValue, _ reader: inout LookFileReader) -> LookRecipe.Shadows {
    var shadows = LookRecipe.Shadows(below: 0, add: [0, 0, 0])
    for member in reader.members(of: value, named: "shadows", ["below", "add"]) {
      if member.name == "below" {
        reader.read(member.value, member.name, 0...1, into: &shadows.below)
      } else if let add = reader.numbers(member.value, member.name, count: 3, -1...1) {
        shadows.add = add
      }
    }
    return shadows
  }

  private mutating func readGrain(_ value: JSONValue, _ reader: inout LookFileReader) {
    let names = ["brightness", "contrast", "saturation"]
    for member in reader.members(of: value, named: "grain", names) {
      switch member.name {
      case "brightness":
        reader.read(member.value, member.name, -2...2, into: &recipe.grain.brightness)
      case "contrast": reader.read(member.value, member.name, 0...4, into: &recipe.grain.contrast)
      default: reader.read(member.value, member.name, 0...4, into: &recipe.grain.saturation)
      }
    }
  }

  private enum Name: String, CaseIterable {
    case name, exposure, matrix, contrast, gamma, shadows, grain
  }
}
