import CatalogHistory
import Testing

struct WordDifferenceTests {
  @Test(arguments: [
    ("Delete the file?", "Delete all files?", "Delete [-the file-]?", "Delete {+all files+}?"),
    ("Close", "Close all windows", "Close", "Close{+ all windows+}"),
    ("Close all windows", "Close", "Close[- all windows-]", "Close"),
    ("파일을 삭제", "폴더를 삭제", "[-파일을-] 삭제", "{+폴더를+} 삭제"),
    ("全部删除", "全部移除", "全部[-删-]除", "全部{+移+}除"),
    ("isn’t read", "is read", "[-isn’t-] read", "{+is+} read"),
    ("Open", "Save", "Open", "Save"), ("", "New", "", "New"),
  ])
  func marksTheWordsThatDiffer(_ texts: (old: String, new: String, marked: String, other: String)) {
    let difference = WordDifference(old: texts.old, new: texts.new)
    #expect(difference.old == texts.marked)
    #expect(difference.new == texts.other)
  }

  @Test func marksNothingInLongTexts() {
    let long = Array(repeating: "word", count: 300).joined(separator: " ")
    #expect(WordDifference(old: long, new: "word").old == long)
  }
}
