extension FSRSLikelihood {
    /// One review after the first: the memory before and after it, and what the way back needs. See `FSRS` for the
    /// formulas.
    struct Step {
        private let rating: FSRSRating
        private let elapsed: Double
        private let stability: Double
        private let difficulty: Double
        /// R, and ln(1 + F·t/S).
        private let recall: Double
        private let logBase: Double
        let isScored: Bool
        let stabilityAfter: Double
        let difficultyAfter: Double
        /// The difficulty after the damped change, before the return to the target.
        private let damped: Double

        init(_ review: ReviewHistory.Review, _ stability: Double, _ difficulty: Double, _ model: Model) {
            rating = review.rating
            elapsed = Double(review.elapsedDays)
            self.stability = stability
            self.difficulty = difficulty
            isScored = review.isCounted
            logBase = Real.log(1 + model.factor * elapsed / stability)
            recall = Real.exp(-model.w[20] * logBase)
            let change = -model.w[6] * Double(rating.rawValue - 3)
            damped = difficulty + (10 - difficulty) * change / 9
            difficultyAfter = min(max(model.w[7] * model.target + (1 - model.w[7]) * damped, 1), 10)
            let next =
                if elapsed < 1 {
                    stability * Self.sameDayFactor(rating, stability, model)
                } else if rating.isPass {
                    stability * (1 + Self.growth(stability, difficulty, recall, model) * Self.bonus(rating, model))
                } else {
                    min(Self.forgotten(stability, difficulty, recall, model), stability * model.failCap)
                }
            stabilityAfter = min(max(next, FSRSMemory.stabilities.lowerBound), FSRSMemory.stabilities.upperBound)
        }

        /// −ln of the probability predicted for what happened.
        var loss: Double {
            -Real.log(max(rating.isPass ? recall : 1 - recall, smallestProbability))
        }

        /// Returns the derivatives of the loss with respect to the memory before this review, from those with respect
        /// to the memory after it, and adds those with respect to the parameters.
        func before(_ after: Adjoint, _ model: Model, _ gradient: inout [Double]) -> Adjoint {
            var before = Adjoint()
            var recallSlope = 0.0
            if stabilityAfter > FSRSMemory.stabilities.lowerBound, stabilityAfter < FSRSMemory.stabilities.upperBound {
                if elapsed < 1 {
                    let factor = stabilityAfter / stability
                    let isConstant = rating.isPass && factor <= 1
                    before.stability += after.stability * (isConstant ? 1 : (1 - model.w[19]) * factor)
                } else if rating.isPass {
                    recallSlope += throughPass(after.stability, model, &before, &gradient)
                } else {
                    recallSlope += throughFail(after.stability, model, &before, &gradient)
                }
            }
            throughDifficulty(after.difficulty, model, &before, &gradient)
            if isScored {
                let probability = rating.isPass ? recall : 1 - recall
                if probability >= smallestProbability { recallSlope += (rating.isPass ? -1 : 1) / probability }
            }
            if elapsed > 0 {
                let base = 1 + model.factor * elapsed / stability
                before.stability +=
                    recallSlope * recall * model.w[20] * model.factor * elapsed / (base * stability * stability)
                gradient[20] -=
                    recallSlope * recall
                    * (logBase + model.w[20] / base * (elapsed / stability) * model.factorSlope)
            }
            return before
        }

        /// Through S' = S·(1 + growth·bonus); returns the derivative with respect to R.
        private func throughPass(
            _ adjoint: Double, _ model: Model, _ before: inout Adjoint, _ gradient: inout [Double]
        ) -> Double {
            let w = model.w
            let logStability = Real.log(stability)
            let rise = Real.exp((1 - recall) * w[10])
            let common = model.growth * (11 - difficulty) * Real.exp(-w[9] * logStability)
            let bonus = Self.bonus(rating, model)
            let increase = common * (rise - 1) * bonus
            let scaled = adjoint * stability
            gradient[8] += scaled * increase
            gradient[9] -= scaled * increase * logStability
            gradient[10] += scaled * common * bonus * (1 - recall) * rise
            switch rating {
            case .hard: gradient[15] += scaled * common * (rise - 1)
            case .easy: gradient[16] += scaled * common * (rise - 1)
            case .again, .good: break
            }
            before.stability += adjoint * (1 + increase * (1 - w[9]))
            before.difficulty -= scaled * increase / (11 - difficulty)
            return -scaled * common * bonus * w[10] * rise
        }

        /// Through the stability after a failure; returns the derivative with respect to R.
        private func throughFail(
            _ adjoint: Double, _ model: Model, _ before: inout Adjoint, _ gradient: inout [Double]
        ) -> Double {
            let w = model.w
            guard stabilityAfter < stability * model.failCap else {
                before.stability += adjoint * model.failCap
                return 0
            }
            let logGrown = Real.log(stability + 1)
            let grown = Real.exp(w[13] * logGrown)
            let logDifficulty = Real.log(difficulty)
            let common = Real.exp((1 - recall) * w[14] - w[12] * logDifficulty)
            let scaled = adjoint * stabilityAfter
            gradient[11] += adjoint * common * (grown - 1)
            gradient[12] -= scaled * logDifficulty
            gradient[13] += adjoint * w[11] * common * grown * logGrown
            gradient[14] += scaled * (1 - recall)
            before.stability += adjoint * w[11] * common * w[13] * grown / (stability + 1)
            before.difficulty -= scaled * w[12] / difficulty
            return -scaled * w[14]
        }

        private func throughDifficulty(
            _ adjoint: Double, _ model: Model, _ before: inout Adjoint, _ gradient: inout [Double]
        ) {
            guard difficultyAfter > 1, difficultyAfter < 10 else { return }
            let w = model.w
            let change = Double(rating.rawValue - 3) / 9
            gradient[4] += adjoint * w[7]
            gradient[5] -= adjoint * w[7] * 3 * (w[4] + 1 - model.target)
            gradient[6] -= adjoint * (1 - w[7]) * change * (10 - difficulty)
            gradient[7] += adjoint * (model.target - damped)
            before.difficulty += adjoint * (1 - w[7]) * (1 + w[6] * change)
        }

        private static func bonus(_ rating: FSRSRating, _ model: Model) -> Double {
            switch rating {
            case .hard: model.w[15]
            case .easy: model.w[16]
            case .again, .good: 1
            }
        }

        private static func growth(
            _ stability: Double, _ difficulty: Double, _ recall: Double, _ model: Model
        ) -> Double {
            model.growth * (11 - difficulty) * Real.exp(-model.w[9] * Real.log(stability))
                * (Real.exp((1 - recall) * model.w[10]) - 1)
        }

        private static func forgotten(
            _ stability: Double, _ difficulty: Double, _ recall: Double, _ model: Model
        ) -> Double {
            model.w[11]
                * Real.exp((1 - recall) * model.w[14] - model.w[12] * Real.log(difficulty))
                * (Real.exp(model.w[13] * Real.log(stability + 1)) - 1)
        }

        private static func sameDayFactor(_ rating: FSRSRating, _ stability: Double, _ model: Model) -> Double {
            let factor =
                Real.exp(model.w[17] * (Double(rating.rawValue - 3) + model.w[18]))
                * Real.exp(-model.w[19] * Real.log(stability))
            return rating.isPass ? max(factor, 1) : factor
        }
    }
}
