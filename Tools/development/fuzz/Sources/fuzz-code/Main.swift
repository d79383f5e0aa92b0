import FuzzSupport

@main enum Main {
  static func main() { Fuzzer.run(CodeFuzzTarget.allCases) }
}
