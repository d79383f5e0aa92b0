import StringCatalogs
import TestSupport
import Testing

struct StrictnessTests {
  static let legal = [
    "0", "-0", "1", "-1", "12", "0.5", "-0.5", "1e5", "1E5", "1e+5", "1E-5", "1.5e10", "0e0",
    "-0e-0",
    "123456789012345678901234567890", "1.000000000000000000000000000001", "1e400", "true", "false",
    "null", "\"\"", "\"a\"", "[]", "{}", " [] ", "\t{}\r\n", "[ ]", "{ }", "[[]]", "[{}]",
    "[[],[]]",
    "[1,2]", "[1 , 2]", "[1\n,\n2]", "[true,false,null]", #"{"a":1}"#, #"{ "a" : 1 }"#, #"{"":0}"#,
    #"{"a":1,"b":2}"#, #"{"a":1,"a":2}"#, #"{"a":{"a":{"a":[]}}}"#, #"["\"\\\/\b\f\n\r\t"]"#,
    #""\u0000""#, #""\u00e9""#, #""\uD83D\uDE00""#, #""\ud800""#, #""\udc00""#, #""\ud800\ud800""#,
    #""\ud800x""#, #""\ud800\n""#, #""\uABCD\uabcd""#, "\"\u{7F}\"", "\"\u{80}\"", "\"é\"",
    "\"漢字\"",
    "\"😀\"", "\"\u{FFFF}\u{10FFFF}\"", "\"\u{2028}\u{2029}\"", "\"\u{FEFF}\"", "\"/\"", "\"'\"",
    #"{"1234567":"1234567","12345678":"12345678","123456789":"123456789"}"#, #"["1234567\n"]"#,
    #"["漢1234567漢12345678漢"]"#,
  ]

  static let illegal = [
    "", " ", "\n", "[", "]", "{", "}", "[1", "[1,", "[1,]", "[,]", "[,1]", "[1,,2]", "[1 2]", "[1}",
    "{]",
    #"{"a":1]"#, #"{"a"}"#, #"{"a":}"#, #"{"a" 1}"#, #"{"a":1,}"#, #"{,"a":1}"#, #"{"a":1,,"b":2}"#,
    #"{"a":1 "b":2}"#, #"{"a":1"#, #"{"a":"#, #"{"a""#, #"{"a"#, #"{""#, "{a:1}", "{'a':1}",
    "{1:1}",
    "{null:1}", "{[]:1}", #"{"a"::1}"#, #"{"a":1:2}"#, #"{"a":,"b":1}"#, "[]]", "{}}", "[][]",
    "{}{}", "1 1",
    "[]x", "[] []", "true false", "nul", "nulL", "NULL", "True", "tru", "truee", "falsey", "nan",
    "NaN",
    "-NaN", "Infinity", "-Infinity", "inf", "undefined", "+1", "01", "-01", "00", "1.", ".5", "-",
    "-.5",
    "1.e5", "1e", "1e+", "1E-", "1.5.2", "1_000", "0x1F", "1a", "--1", "1-", "1+1", "1e5.5", "\"",
    "\"a",
    #""\""#, #""\"#, #""\a""#, #""\'""#, #""\0""#, #""\x41""#, #""\u""#, #""\u1""#, #""\u12""#,
    #""\u123""#,
    #""\u123g""#, #""\U0041""#, #""\u{41}""#, #""\u+123""#, #""\u 123""#, #""\u-123""#, "\"\n\"",
    "\"\t\"",
    "\"\r\"", "\"\u{0}\"", "\"\u{1F}\"", "\"1234567\n\"", "\"12345678\n\"", "'a'", "\"a\"\"b\"",
    "a", "[a]",
    "// x\n[]", "[] // x", "/* x */ []", "[/**/1]", "# x\n[]", "[1;2]", "(1)", "<a/>", "\u{0}",
    "[]\u{0}",
    "[\u{0}]", "\u{B}[]", "\u{C}[]", "\u{A0}[]", "[\u{A0}]", "\u{3000}[]", "[\u{FEFF}]",
    "[1\u{2028}]", "é",
    "[1é]", "\u{FEFF}", "[\u{200B}]", "*", "[*]", "[1,*]", "\\u005b]", "[\\n]", "{\"a\":1\\n}",
    "\u{1}", "[\"a\",",
    "[1,\n1\n,1", "{\"a\":\"b", "[{}", "[{\"a\":[", "\"\u{7}\"", "[-]", "[1.]", "[0e]", "[- 1]",
    "[1 .5]",
  ]

  @Test func acceptsWhatJSONAllows() {
    let refused = Self.legal.filter { !Reading.isJSON([UInt8]($0.utf8)) }
    #expect(refused.isEmpty)
  }

  @Test func refusesWhatJSONForbids() {
    let accepted = Self.illegal.filter { Reading.isJSON([UInt8]($0.utf8)) }
    #expect(accepted.isEmpty)
  }

  @Test(.needs(.python)) func agreesWithPythonAboutEveryText() throws {
    let texts = (Self.legal + Self.illegal).map { [UInt8]($0.utf8) }
    // The same text also as a value deep inside, and after a byte order mark.
    let inside = texts.map { text -> [UInt8] in
      Array(#"{"strings":{"k":["#.utf8) + text + Array("]}}".utf8)
    }
    let marked = texts.map { text -> [UInt8] in [0xEF, 0xBB, 0xBF] + text }
    let wrapped = texts + inside + marked
    let python = try PythonJSON.accepts(wrapped)
    try #require(python.count == wrapped.count)
    let different = zip(wrapped, python).filter { Reading.isJSON($0) != $1 }
      .map { String(decoding: $0.0, as: UTF8.self) }
    #expect(different.isEmpty)
  }

  @Test func readsNestingUpToTheLimitAndNoDeeper() {
    func nested(_ depth: Int) -> [UInt8] {
      [UInt8]((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    #expect(Reading.isJSON(nested(512)))
    let error = Reading.error(nested(513))
    #expect(error?.reason == .nestingTooDeep)
    #expect(error?.position.byteOffset == 512)
    #expect(Reading.error([UInt8](repeating: 0x5B, count: 1_000_000))?.reason == .nestingTooDeep)
  }
}
