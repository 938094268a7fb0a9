extension FSRSLikelihood {
    /// Parameters, and what is computed from them once for many reviews. See `FSRS` for the formulas.
    struct Model {
        let w: [Double]
        /// F, and its derivative with respect to w20.
        let factor: Double
        let factorSlope: Double
        /// e^w8.
        let growth: Double
        /// e^(−w17·w18).
        let failCap: Double
        /// D0 by rating, limited to 1…10.
        let firstDifficulties: [Double]
        /// D0 of Easy, not limited: the target of every difficulty.
        let target: Double

        init(_ w: [Double]) {
            self.w = w
            let power = Real.pow(0.9, -1 / w[20])
            factor = power - 1
            factorSlope = power * Real.log(0.9) / (w[20] * w[20])
            growth = Real.exp(w[8])
            failCap = Real.exp(-w[17] * w[18])
            let unlimited = FSRSRating.allCases.map { w[4] - Real.exp(w[5] * Double($0.rawValue - 1)) + 1 }
            firstDifficulties = unlimited.map { min(max($0, 1), 10) }
            target = unlimited[3]
        }

        /// Adds the part of the gradient that comes through the difficulty after the first review.
        func addFirstDifficulty(_ rating: FSRSRating, _ adjoint: Double, _ gradient: inout [Double]) {
            let difficulty = firstDifficulties[rating.rawValue - 1]
            guard difficulty > 1, difficulty < 10 else { return }
            let steps = Double(rating.rawValue - 1)
            gradient[4] += adjoint
            gradient[5] -= adjoint * steps * Real.exp(w[5] * steps)
        }
    }

    /// The derivatives of the loss with respect to a memory.
    struct Adjoint {
        var stability = 0.0
        var difficulty = 0.0
    }
}
