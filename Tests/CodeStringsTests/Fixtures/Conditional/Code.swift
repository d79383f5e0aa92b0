import SwiftUI

struct PlatformView: View {
  var body: some View {
    #if os(macOS)
    Text("Click to begin")
    #else
    Text("Tap to begin")
    #endif
  }
}

#Preview {
  Text("Only in a preview")
}

struct SampleData: PreviewModifier {
  func body(content: Content, context: Void) -> some View {
    content.navigationTitle("In a modifier of previews")
  }
}

struct PlatformView_Previews: PreviewProvider {
  static var previews: some View { Text("Also in a preview") }
}
