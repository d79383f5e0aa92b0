/// The probable meaning of a value, which selects its sample words.
public enum SampleConcept: String, Hashable, Sendable, CaseIterable {
  case app, city, color, date, device, email, error, file, folder, item, language, number, person
  case size, time, title, version, web
}
