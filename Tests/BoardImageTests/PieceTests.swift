import BoardImage
import Chess
import Testing

/// The silhouettes of the pieces.
@Suite struct PieceTests {
    @Test(arguments: PieceSet.allCases, [16, 24, 32, 45, 64])
    func `two kinds of piece differ in at least 15 % of their union`(set: PieceSet, size: Int) {
        let silhouettes = PieceKind.allCases.map { ($0, set.silhouette(of: $0, size: size)) }
        for (first, a) in silhouettes {
            for (second, b) in silhouettes where first.rawValue < second.rawValue {
                let union = zip(a, b).count { $0 || $1 }
                let difference = zip(a, b).count { $0 != $1 }
                #expect(difference * 100 >= union * 15, "\(set) \(size): \(first.name) and \(second.name)")
            }
        }
    }

    @Test(arguments: PieceSet.allCases, [16, 32, 64])
    func `every piece fills a fair part of its square and stays inside`(set: PieceSet, size: Int) {
        for kind in PieceKind.allCases {
            let silhouette = set.silhouette(of: kind, size: size)
            let share = silhouette.count { $0 } * 100 / silhouette.count
            #expect((20...60).contains(share), "\(set) \(kind.name): \(share) %")
            let edge = silhouette.indices.filter { index in
                let (x, y) = (index % size, index / size)
                return x == 0 || y == 0 || x == size - 1 || y == size - 1
            }
            #expect(!edge.contains { silhouette[$0] }, "\(set) \(kind.name)")
        }
    }

    @Test(arguments: PieceSet.allCases) func `all but the knight are symmetrical`(set: PieceSet) {
        let size = 48
        for kind in PieceKind.allCases {
            let silhouette = set.silhouette(of: kind, size: size)
            let odd = silhouette.indices.count { index in
                silhouette[index] != silhouette[index / size * size + size - 1 - index % size]
            }
            // A sample on the very edge may be inside on one side only.
            if kind == .knight { #expect(odd > 150) } else { #expect(odd <= 8, "\(set) \(kind.name): \(odd)") }
        }
    }

    @Test(arguments: PieceSet.allCases) func `a piece is the same in every size`(set: PieceSet) {
        for kind in PieceKind.allCases {
            let small = set.silhouette(of: kind, size: 24)
            let large = set.silhouette(of: kind, size: 96)
            let shares = [small, large].map { Double($0.count { $0 }) / Double($0.count) }
            // The contour has a least width in pixels.
            #expect(abs(shares[0] - shares[1]) < 0.03, "\(set) \(kind.name): \(shares)")
        }
    }

    @Test func `a set has a name`() {
        #expect(PieceSet.allCases.map(\.rawValue) == ["classic", "modern"])
        #expect(PieceSet.named("modern") == .modern)
        #expect(PieceSet.named("fancy") == nil)
    }
}
