/// Detects how this build counts the bits of a word. The compiler does not tell, so it is measured.
enum PopulationCount {
    /// A description: by a processor instruction, or by portable arithmetic.
    static var kind: String {
        #if arch(x86_64)
        isOneInstruction ? "bits counted by one instruction" : "bits counted without popcnt (see README.md)"
        #else
        "bits counted as this processor does it"
        #endif
    }

    /// Compares a chain of bit counts with a chain of multiplications, each depending on the one before: an instruction
    /// takes no longer than a multiplication, the arithmetic three times as long.
    private static var isOneInstruction: Bool {
        var ratios = Figures()
        var word: UInt64 = 0x9E37_79B9_7F4A_7C15
        for _ in 0..<9 {
            let counting = seconds {
                for _ in 0..<100_000 { word &+= UInt64(truncatingIfNeeded: word.nonzeroBitCount) }
            }
            let multiplying = seconds { for _ in 0..<100_000 { word = (word &* 0xD134_2543_DE82_EF95) ^ 1 } }
            ratios.add(counting / multiplying)
        }
        // Use the result, so that the compiler keeps the chains.
        return (ratios.median ?? 9) < (word == 0 ? 0 : 2)
    }
}
