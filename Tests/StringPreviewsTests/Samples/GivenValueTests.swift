import StringPreviews
import Testing

struct GivenValueTests {
  @Test func readsWhatIsTyped() {
    #expect(GivenValue("1=12") == GivenValue(name: "1", text: "12"))
    #expect(GivenValue("name=a=b") == GivenValue(name: "name", text: "a=b"))
    #expect(GivenValue("name=") == GivenValue(name: "name", text: ""))
    #expect(GivenValue("=x") == nil && GivenValue("x") == nil && GivenValue("") == nil)
  }
}
