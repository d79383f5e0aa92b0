/// The files that can use the views of Apple’s frameworks.
///
/// Packages of others have views of the same names, as for pages in HTML, so a file that imports no
/// framework with views, and no module of the project that passes one on, may mean another `Text`.
struct InterfaceFiles {
  /// Frameworks with views, or with other texts that people read.
  private static let frameworks: Set<String> = [
    "ActivityKit", "AlarmKit", "AppIntents", "AppKit", "AuthenticationServices", "AVKit",
    "CarPlay", "Charts", "Cocoa", "ContactsUI", "CoreLocationUI", "DeviceActivity", "EventKitUI",
    "FamilyControls", "GameKit", "GroupActivities", "HealthKitUI", "ImagePlayground", "Intents",
    "IntentsUI", "ManagedSettingsUI", "MapKit", "Messages", "MusicKit", "PassKit", "PencilKit",
    "PhotosUI", "Playgrounds", "PlaygroundSupport", "QuickLook", "RealityKit", "SafariServices",
    "SceneKit", "SpriteKit", "StoreKit", "SwiftUI", "SwiftUICore", "TipKit", "Translation",
    "TVUIKit", "UIKit", "WatchKit", "WebKit", "WidgetKit", "WorkoutKit",
  ]

  /// The number of modules that may pass a framework on to each other.
  private static let maximumChain = 8

  /// The modules that have views, or pass them on.
  ///
  /// A module of the project has the name of a folder around its files.
  private var modules = frameworks

  /// The folders of targets that pass views on, which their own files see as well.
  private var folders: Set<String> = []

  init(_ files: [FileFacts]) {
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

  /// Returns whether a file can use the views.
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
