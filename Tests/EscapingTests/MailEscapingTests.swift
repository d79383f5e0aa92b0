import Escaping
import Foundation
import TestSupport
import Testing

struct MailEscapingTests {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy"),
  ])
  func writesBase64(text: String, encoded: String) {
    #expect(Base64.text(Array(text.utf8)) == encoded)
  }

  @Test(arguments: [
    ("a=b", "a=3Db"), ("é", "=C3=A9"), ("a \nb\t\n", "a=20\r\nb=09\r\n"), ("a b\tc", "a b\tc"),
    ("a\r\n", "a=0D\r\n"), (".\n..", "=2E\r\n=2E."), ("From x\nFrom", "=46rom x\r\nFrom"),
    ("=\u{301}", "=3D=CC=81"), ("", ""), ("\0\u{7F}", "=00=7F"),
  ])
  func quotesWhatIsNotPrintable(text: String, quoted: String) {
    #expect(MailEscaping.quotedPrintable(text).utf8.elementsEqual(quoted.utf8))
  }

  /// A line has at most 76 characters, and one that goes on ends with an equals sign.
  @Test(arguments: [75, 76, 77, 152, 153])
  func breaksLongLines(length: Int) {
    for text in [String(repeating: "x", count: length), String(repeating: "é", count: length)] {
      let lines = MailEscaping.quotedPrintable(text).components(separatedBy: "\r\n")
      #expect(lines.allSatisfy { $0.utf8.count <= 76 })
      #expect(lines.dropLast().allSatisfy { $0.hasSuffix("=") })
    }
    let line = MailEscaping.quotedPrintable(String(repeating: "x", count: length))
    #expect(line.contains("=\r\n") == (length > 76))
  }

  @Test func choosesTheShorterEncoding() {
    #expect(MailEscaping.body("Plain text").encoding == "quoted-printable")
    #expect(MailEscaping.body("사진 보고서").encoding == "base64")
    let lines = MailEscaping.body(String(repeating: "사진\n", count: 99)).lines
    #expect(lines.components(separatedBy: "\r\n").allSatisfy { $0.utf8.count <= 76 })
  }

  @Test(arguments: [
    ("Report", "Subject: Report\r\n"), ("a\r\nBcc: b", "Subject: =?utf-8?B?YQ0KQmNjOiBi?=\r\n"),
    ("=?x?=", "Subject: =?utf-8?B?PT94Pz0=?=\r\n"), (" a", "Subject: =?utf-8?B?IGE=?=\r\n"),
    ("", "Subject: =?utf-8?B??=\r\n"),
  ])
  func letsNoTextBeginAnotherField(text: String, field: String) {
    #expect(MailEscaping.header("Subject", text).utf8.elementsEqual(field.utf8))
  }

  @Test(.needs(.python)) func isWhatPythonDecodes() throws {
    let texts =
      HostileTexts.sample(30, seed: 3) + [
        String(repeating: "사진 보고서 ", count: 20), String(repeating: "👨‍👩‍👧", count: 30),
        String(repeating: "x", count: 67), String(repeating: "x", count: 68),
        String(repeating: "x", count: 200),
      ]
    let script = """
      import email, email.policy, json, sys
      faults = []
      for text, header, encoding, lines in json.load(sys.stdin):
          source = header + 'Content-Type: text/plain; charset=utf-8\\r\\n'
          source += f'Content-Transfer-Encoding: {encoding}\\r\\n\\r\\n{lines}'
          if max(map(len, source.split('\\r\\n'))) > 76: faults.append(['long line', text])
          message = email.message_from_bytes(source.encode('ascii'), policy=email.policy.default)
          from email.header import decode_header, make_header
          raw = email.message_from_bytes(source.encode('ascii'))
          subject = str(make_header(decode_header(raw['Subject'])))
          if subject != text: faults.append(['subject', text, subject])
          body = message.get_payload(decode=True).decode('utf-8')
          if body != text.replace('\\n', '\\r\\n'): faults.append(['body', text, body])
      print(faults)
      """
    let cases = texts.flatMap { text in
      let body = MailEscaping.body(text)
      let header = MailEscaping.header("Subject", text)
      return [
        [text, header, body.encoding, body.lines],
        [text, header, "quoted-printable", MailEscaping.quotedPrintable(text)],
      ]
    }
    let run = try #require(Program.python).run(
      ["-c", script], input: JSONEncoder().encode(cases))
    #expect(run.text == "[]\n", "\(run.text)\(run.errorText)")
  }
}
