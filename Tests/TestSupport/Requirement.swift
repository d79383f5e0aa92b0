import Foundation

/// Something outside the package that a test needs: a program, a permission or shared data.
///
/// A test names its needs with the trait `.needs(…)`. If one is missing, the test is skipped, and
/// the run ends with a line that counts the skipped tests. `METALENS_REQUIRE` lists what must not
/// be missing, separated by commas, such as `data,python`, or is `all`: tests that need it then
/// fail.
public enum Requirement: String, CaseIterable, Sendable {
  case bash
  case browser
  case data
  case exiftool
  case fish
  case git
  case icu
  case mount
  case patch
  case permissions
  case poppler
  case python
  case qpdf
  case release
  case root
  case script
  case setfacl
  case strace
  case zsh

  /// Whether the requirement is met on this machine.
  var isMet: Bool {
    switch self {
    case .bash, .exiftool, .fish, .git, .patch, .qpdf, .script, .setfacl, .zsh:
      Program(named: rawValue) != nil
    case .browser: Program(named: "chromium") != nil
    case .data: Repository.hasSharedData
    case .icu: ICULibrary.isAvailable
    case .mount: Program.canMount
    case .permissions: Program.canDropPrivileges
    case .poppler: Program(named: "pdftotext") != nil
    case .python: Program.hasPythonPackages
    case .release: Repository.releaseBuilds != nil
    case .strace: Program.canTrace
    case .root: getuid() == 0 && Program(named: "setpriv") != nil
    }
  }

  /// The missing thing, after "needs".
  var summary: String {
    switch self {
    case .bash, .fish, .git, .patch, .qpdf, .script, .setfacl, .strace, .zsh: rawValue
    case .browser: "Chromium"
    case .data: "../shared/data"
    case .exiftool: "ExifTool"
    case .icu: "the ICU of Foundation"
    case .mount: "to mount a file system"
    case .permissions: "setpriv, as root may read everything"
    case .poppler: "the tools of Poppler"
    case .python: "Python with the packages of Tests/requirements.txt"
    case .release: "METALENS_RELEASE, a folder of release builds"
    case .root: "to run as root"
    }
  }

  /// Returns the requirements in a value of `METALENS_REQUIRE`.
  static func required(by list: String) throws(RequirementError) -> Set<Requirement> {
    if list == "all" { return Set(allCases) }
    var found: Set<Requirement> = []
    for name in list.split(separator: ",") {
      guard let requirement = Requirement(rawValue: String(name)) else {
        throw .unknown(String(name))
      }
      found.insert(requirement)
    }
    return found
  }
}
