import SwiftUI

struct NoteView: View {
  var body: some View {
    Text("Tab\tand \"quotes\" \u{1F600}")
    Text(#"Raw \n text"#)
    Text(
      """
      First line
        second \
      line
      """)
    Text("100%")
    Text("")
  }
}
