import Testing

@testable import StringPreviews

struct ConceptFinderTests {
  @Test(arguments: [
    (nil, "Delete “%@”?", SampleConcept.item), ("%@ is the name of a file.", "Delete “%@”?", .file),
    ("Shown below a person's picture. %@ is a city.", "Lives in %@", .city),
    (nil, "Version %@", .version), (nil, "%@ pixels/inch", .number), (nil, "Date: %@", .date),
    ("The argument is a URL.", "Open %@", .web),
  ])
  func findsOutFromCommentAndText(comment: String?, text: String, concept: SampleConcept) {
    let finder = ConceptFinder(comment: comment, text: text)
    #expect(finder.concept(ofArgument: 1, named: nil, of: 1) == concept)
  }

  @Test func distinguishesArguments() {
    let finder = ConceptFinder(
      comment: "The first argument is a date, the second argument a folder; %3$@ an email address.",
      text: "%@ %@ %@")
    let found = (1...3).map { finder.concept(ofArgument: $0, named: nil, of: 3) }
    #expect(found == [.date, .folder, .email])
  }

  @Test(arguments: [
    ("fileName", SampleConcept.file), ("applicationName", .app), ("user_name", .person),
    ("x", .item), ("totalCount", .number),
  ])
  func readsNames(name: String, concept: SampleConcept) {
    #expect(ConceptFinder.concept(ofName: name) == concept)
  }
}
