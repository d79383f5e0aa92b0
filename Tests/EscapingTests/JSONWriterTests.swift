import Escaping
import Testing

struct JSONWriterTests {
  @Test func writesOneLine() {
    #expect(text(by: JSONWriter()) == #"{"a":[1,2.5,null],"b":{},"c":[],"d":[true],"e":null}"#)
  }

  @Test func writesAValueALine() {
    let lines = [
      "{", #"  "a": ["#, "    1,", "    2.5,", "    null", "  ],", #"  "b": {},"#, #"  "c": [],"#,
      #"  "d": ["#, "    true", "  ],", #"  "e": null"#, "}",
    ]
    #expect(text(by: JSONWriter(indentedBy: 0)) == lines.joined(separator: "\n"))
    #expect(text(by: JSONWriter(indentedBy: 2)) == lines.joined(separator: "\n    "))
  }

  @Test(arguments: [0, 9, 10, 99, 100, 1_234_567, -1, -10, .max, .min])
  func writesWholeNumbers(number: Int) {
    var writer = JSONWriter()
    writer.value(number)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == String(number))
  }

  @Test func writesNumbersThatJSONCannotHoldAsNull() {
    var writer = JSONWriter()
    writer.list([Double.nan, .infinity, -0.5, 3]) { $0.value($1) }
    #expect(String(decoding: writer.bytes, as: UTF8.self) == "[null,null,-0.5,3]")
  }

  private func text(by writer: JSONWriter) -> String {
    var writer = writer
    writer.object { writer in
      writer.name("a")
      writer.array { writer in
        writer.value(1)
        writer.value(2.5)
        writer.value(.nan)
      }
      writer.name("b")
      writer.object { _ in }
      writer.member("c", [])
      writer.name("d")
      writer.list([true]) { $0.value($1) }
      writer.member("e", nil as String?)
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
