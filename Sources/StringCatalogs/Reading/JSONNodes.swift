/// The flat index of a JSON text: its nodes in contiguous memory, in the order of the text.
///
/// A scanner appends; afterward it is only read. Reading and writing check the index.
///
/// It is `Sendable` although it contains a pointer: the pointer is private, the value can't be
/// copied, and changing it takes exclusive access.
@safe
struct JSONNodes: ~Copyable, @unchecked Sendable {
  /// The number of nodes.
  private(set) var count = 0

  /// The objects that have not been completely searched for duplicates.
  var unsearchedObjects: [Int] = []

  /// Whether an overridden member was found.
  var hasOverriddenMembers = false

  private var memory: UnsafeMutableBufferPointer<JSONNode>

  /// Reserves capacity for some nodes; it grows on demand.
  init(minimumCapacity: Int) {
    unsafe memory = Self.memory(for: max(minimumCapacity, 16))
  }

  deinit {
    unsafe memory.deallocate()
  }

  /// The indices of the nodes.
  var indices: Range<Int> { 0..<count }

  subscript(index: Int) -> JSONNode {
    @inline(__always)
    get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      return unsafe memory[index]
    }
    @inline(__always)
    set {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      unsafe memory[index] = newValue
    }
  }

  /// Adds a node.
  @inline(__always)
  mutating func append(_ node: JSONNode) {
    if unsafe count == memory.count { grow() }
    unsafe memory[count] = node
    count &+= 1
  }

  @inline(never)
  private mutating func grow() {
    let larger = unsafe Self.memory(for: 2 * count)
    unsafe _ = larger.update(fromContentsOf: memory)
    unsafe memory.deallocate()
    unsafe memory = larger
  }

  private static func memory(for count: Int) -> UnsafeMutableBufferPointer<JSONNode> {
    let byteCount = count * MemoryLayout<JSONNode>.stride
    let isHuge = HugePages.fit(byteCount: byteCount)
    let memory = UnsafeMutableRawBufferPointer.allocate(
      byteCount: isHuge ? (byteCount / HugePages.size + 1) * HugePages.size : byteCount,
      alignment: isHuge ? HugePages.size : MemoryLayout<JSONNode>.alignment)
    unsafe HugePages.advise(memory)
    return unsafe memory.bindMemory(to: JSONNode.self)
  }
}
