import FuzzSupport

@main enum Main {
  static func main() {
    Fuzzer.run(PhotoFuzzTarget.allCases + CopyFuzzTarget.allCases + CatalogFuzzTarget.allCases)
  }
}
