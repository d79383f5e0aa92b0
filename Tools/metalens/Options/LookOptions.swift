import ArgumentParser
import PhotoCopies
import Pictures
import ToolSupport

/// The options of `copy` for the look of pictures.
struct LookOptions: ParsableArguments {
  @Option(name: .long, help: .key("help.copy.look"))
  var look: LookName?

  @Option(name: .long, help: .key("help.copy.grain", valueName: "seed"))
  var grain: UInt64?

  @Option(name: .long, help: .key("help.copy.grainStrength", valueName: "number"))
  var grainStrength: Double?

  /// The changes of the picture.
  var changes: [PictureChange] {
    guard let look else { return [] }
    let grain = grain.map { Look.Grain(seed: $0, strength: grainStrength ?? 1) }
    return [.look(Look(name: look.rawValue, recipe: look.recipe, grain: grain))]
  }

  func validate() throws {
    if grain != nil, look == nil { throw ValidationError("\(ToolError.grainWithoutLook)") }
    guard let grainStrength else { return }
    if grain == nil { throw ValidationError("\(ToolError.strengthWithoutGrain)") }
    guard (0...1).contains(grainStrength) else {
      throw ValidationError("\(ToolError.strengthOutOfRange)")
    }
  }
}

/// The value of `--look`: the name of a look.
enum LookName: String, ExpressibleByArgument, CaseIterable {
  case minimalLife = "minimal-life"
  case tumbleDown = "tumble-down"

  /// The numbers of the look.
  var recipe: LookRecipe {
    switch self {
    case .minimalLife: .minimalLife
    case .tumbleDown: .tumbleDown
    }
  }
}
