/// The folders that a search has been in, whatever paths lead to them.
package struct VisitedFolders {
  private var identities: Set<FileIdentity> = []

  package init() {}

  /// Returns whether a search should go into a folder: it is the first time.
  ///
  /// Links can make a folder contain itself, or contain another one any number of times.
  package mutating func insert(_ folder: String) -> Bool {
    // Listing a folder that can't be found says why not.
    guard let identity = FileIdentity(Array(folder.utf8CString)) else { return true }
    return identities.insert(identity).inserted
  }
}
