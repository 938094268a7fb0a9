/// Adam: gradient descent whose steps adapt to the size of each derivative.
///
/// Source: D. P. Kingma, J. Ba, *Adam: A Method for Stochastic Optimization* (2015), algorithm 1, with its constants.
struct AdamOptimizer {
    private var mean: [Double]
    private var square: [Double]
    private var meanPower = 1.0
    private var squarePower = 1.0

    init(count: Int) {
        mean = [Double](repeating: 0, count: count)
        square = [Double](repeating: 0, count: count)
    }

    /// Moves `point` against the gradient; no coordinate moves by much more than `rate`.
    mutating func step(_ point: inout [Double], against gradient: [Double], rate: Double) {
        meanPower *= 0.9
        squarePower *= 0.999
        for index in point.indices {
            mean[index] = 0.9 * mean[index] + 0.1 * gradient[index]
            square[index] = 0.999 * square[index] + 0.001 * gradient[index] * gradient[index]
            let unbiased = mean[index] / (1 - meanPower)
            point[index] -= rate * unbiased / ((square[index] / (1 - squarePower)).squareRoot() + 1e-8)
        }
    }
}
