import Testing

@testable import Store

/// The words of tables that are read at random places.
struct WordTableTests {
    @Test(arguments: [1, 1024, 1 << 18, 1 << 18 + 3])
    func `a table of any size begins with zeros and keeps what is written`(count: Int) {
        let table = WordTable(count: count)
        #expect(table.words.count == count)
        #expect(table.words.allSatisfy { $0 == 0 })
        table.words[0] = 1
        table.words[count - 1] |= 2
        #expect(table.words.reduce(0, +) == 3)
        #expect(table.words[count - 1] & 2 == 2)
    }

    @Test func `a table of digests that grows finds all games again`() {
        var table = DigestTable()
        var hash = ByteHash()
        var digests: [UInt64] = []
        for number in 0..<300_000 {
            hash.add(UInt64(number))
            digests.append(hash.value)
            table.insert(hash.value, Int64(number + 1))
        }
        let found = digests.indices.count { index in
            table.first(digests[index]) { $0 == Int64(index + 1) } == Int64(index + 1)
        }
        #expect(found == digests.count)
    }
}
