/// The files that can use what some of Apple’s frameworks declare: their views, or their intents.
///
/// Packages of others have views of the same names, as for pages in HTML, so a file that imports no
/// framework with views, and no module of the project that passes one on, may mean another `Text`.
/// So do `@Parameter` and `@Property`, which describe a function to a language model elsewhere.
struct InterfaceFiles {
  /// Frameworks with views, or with other texts that people read.
  static let frameworks: Set<String> = [
    "ActivityKit", "AlarmKit", "AppIntents", "AppKit", "AuthenticationServices", "AVKit",
    "CarPlay", "Charts", "Cocoa", "ContactsUI", "CoreLocationUI", "DeviceActivity", "EventKitUI",
    "FamilyControls", "GameKit", "GroupActivities", "HealthKitUI", "ImagePlayground", "Intents",
    "IntentsUI", "ManagedSettingsUI", "MapKit", "Messages", "MusicKit", "PassKit", "PencilKit",
    "PhotosUI", "Playgrounds", "PlaygroundSupport", "QuickLook", "RealityKit", "SafariServices",
    "SceneKit", "SpriteKit", "StoreKit", "SwiftUI", "SwiftUICore", "TipKit", "Translation",
    "TVUIKit", "UIKit", "WatchKit", "WebKit", "WidgetKit", "WorkoutKit",
  ]

  /// The frameworks whose files may see the views of SwiftUI: those of other interfaces pass none
  /// on.
  static let views = frameworks.subtracting(["AppKit", "Cocoa", "UIKit", "WatchKit"])

  /// The frameworks with the attributes of App Intents.
  static let intents: Set<String> = ["AppIntents"]

  /// The number of modules that may pass a framework on to each other.
  private static let maximumChain = 8

  /// The frameworks, and the modules that pass them on.
  ///
  /// A module of the project has the name of a folder around its files.
  private var modules: Set<String>

  /// The folders of targets that pass a framework on, which their own files see as well.
  private var folders: Set<String> = []

  init(_ files: [FileFacts], frameworks: Set<String> = Self.frameworks) {
    modules = frameworks
    let exporting = files.filter { !$0.exports.isEmpty }
    for _ in 0..<Self.maximumChain {
      let count = modules.count
      for file in exporting where !file.exports.isDisjoint(with: modules) {
        let names = file.path.split(separator: "/").dropLast()
        modules.formUnion(names.map(String.init))
        folders.insert(Self.folder(of: file.path))
      }
      guard modules.count > count else { break }
    }
  }

  /// Returns whether a file can use what the frameworks declare.
  func contains(_ file: FileFacts) -> Bool {
    !file.imports.isDisjoint(with: modules) || folders.contains(Self.folder(of: file.path))
  }

  /// Returns the folder of the target of a file: that below `Sources`, or else the outermost one.
  private static func folder(of path: String) -> String {
    let names = path.split(separator: "/").dropLast()
    let end = names.lastIndex(of: "Sources").map { $0 + 2 } ?? 1
    return names.prefix(end).joined(separator: "/")
  }
}
