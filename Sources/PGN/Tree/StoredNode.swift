import Chess

/// The stored form of a node: 36 bytes without pointers. The number 0 means "none".
struct StoredNode: Sendable {
    /// Nil at the root and for a null move.
    let move: Move?
    private(set) var parent: UInt32
    /// The last child; siblings form a ring, so its next sibling is the first child.
    var lastChild: UInt32 = 0
    /// The next sibling; the first one follows the last.
    var nextSibling: UInt32 = 0
    /// The number of half-moves from the root.
    let ply: UInt32
    let line: UInt32
    let column: UInt32
    /// The last link, counted from 1, of each list; lists are rings like the siblings.
    var commentsBefore: UInt32 = 0
    var comments: UInt32 = 0
    var nags: UInt32 = 0

    init(move: Move?, parent: UInt32, ply: UInt32, location: SourceLocation) {
        self.move = move
        self.parent = parent
        self.ply = ply
        line = UInt32(truncatingIfNeeded: location.line)
        column = UInt32(truncatingIfNeeded: location.column)
    }

    /// Returns the node with other numbers for the nodes it refers to.
    func renumbered(_ number: (UInt32) -> UInt32) -> StoredNode {
        var node = self
        node.parent = number(parent)
        node.lastChild = number(lastChild)
        node.nextSibling = number(nextSibling)
        return node
    }
}

/// A comment in a list: its bytes in the tree's text, and the next link.
struct CommentLink: Sendable {
    let start: UInt32
    let count: UInt32
    var next: UInt32
}

/// A glyph in a list, and the next link.
struct NAGLink: Sendable {
    let nag: NAG
    var next: UInt32
}

extension GameTree {
    /// Returns the node's first child; 0 if it has none.
    func firstChild(_ node: Int) -> Int {
        let last = Int(stored[node].lastChild)
        return last == 0 ? 0 : Int(stored[last].nextSibling)
    }

    /// Returns the sibling after a node; 0 for the last one and for the root.
    func siblingAfter(_ node: Int) -> Int {
        node == 0 || Int(stored[Int(stored[node].parent)].lastChild) == node ? 0 : Int(stored[node].nextSibling)
    }

    /// Returns the comments of a list in order.
    func comments(chain last: UInt32) -> [Comment] {
        var comments: [Comment] = []
        forEachComment(chain: last) { comments.append(Comment(read: String(decoding: text[$0], as: UTF8.self))) }
        return comments
    }

    func forEachComment(chain last: UInt32, _ body: (Range<Int>) -> Void) {
        guard last != 0 else { return }
        var link = last
        repeat {
            link = commentLinks[Int(link) - 1].next
            let comment = commentLinks[Int(link) - 1]
            body(Int(comment.start)..<(Int(comment.start) + Int(comment.count)))
        } while link != last
    }

    /// Returns the glyphs of a list in order.
    func nags(chain last: UInt32) -> [NAG] {
        guard last != 0 else { return [] }
        var nags: [NAG] = []
        var link = last
        repeat {
            link = nagLinks[Int(link) - 1].next
            nags.append(nagLinks[Int(link) - 1].nag)
        } while link != last
        return nags
    }

    /// Appends a comment's bytes as the last link of a list.
    mutating func appendComment(_ bytes: Span<UInt8>, chain last: inout UInt32) {
        let start = UInt32(truncatingIfNeeded: text.count)
        bytes.withUnsafeBufferPointer { text.append(contentsOf: $0) }
        let number = UInt32(truncatingIfNeeded: commentLinks.count + 1)
        commentLinks.append(CommentLink(start: start, count: UInt32(truncatingIfNeeded: bytes.count), next: number))
        joinComments(number, chain: &last)
    }

    /// Appends a whole list of comments to another.
    mutating func joinComments(_ added: UInt32, chain last: inout UInt32) {
        guard added != 0 else { return }
        if last != 0 {
            let first = commentLinks[Int(last) - 1].next
            commentLinks[Int(last) - 1].next = commentLinks[Int(added) - 1].next
            commentLinks[Int(added) - 1].next = first
        }
        last = added
    }

    /// Appends a glyph as the last link of a list, unless the list already has it.
    mutating func appendNAG(_ nag: NAG, chain last: inout UInt32) {
        let number = UInt32(truncatingIfNeeded: nagLinks.count + 1)
        if last == 0 {
            nagLinks.append(NAGLink(nag: nag, next: number))
        } else {
            if nags(chain: last).contains(nag) { return }
            nagLinks.append(NAGLink(nag: nag, next: nagLinks[Int(last) - 1].next))
            nagLinks[Int(last) - 1].next = number
        }
        last = number
    }

    /// Adds a node as the last child of its parent. The move must be legal there.
    mutating func appendNode(_ move: Move?, to parent: Int, location: SourceLocation) -> Int {
        let number = stored.count
        stored.append(
            StoredNode(
                move: move, parent: UInt32(truncatingIfNeeded: parent), ply: stored[parent].ply + 1, location: location)
        )
        let last = Int(stored[parent].lastChild)
        stored[number].nextSibling = last == 0 ? UInt32(truncatingIfNeeded: number) : stored[last].nextSibling
        if last != 0 { stored[last].nextSibling = UInt32(truncatingIfNeeded: number) }
        stored[parent].lastChild = UInt32(truncatingIfNeeded: number)
        return number
    }
}
