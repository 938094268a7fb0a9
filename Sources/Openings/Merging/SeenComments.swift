import Chess
import PGN

/// The comments found so far, while chapters are merged: a file may repeat a position with many comments.
struct SeenComments {
    private var comments: Set<Key> = []

    private struct Key: Hashable {
        let place: Int
        let move: Move?
        let comment: Comment
    }

    /// Returns those of the comments that are new for a position (nil), or for a move in it.
    mutating func new(_ comments: [Comment], at place: Int, of move: Move? = nil) -> [Comment] {
        comments.filter { self.comments.insert(Key(place: place, move: move, comment: $0)).inserted }
    }
}
