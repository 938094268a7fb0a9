import Scheduling
import Testing

@Suite struct FSRSParametersTests {
    private static func changed(_ index: Int, to value: Double) -> [Double] {
        var values = FSRSParameters.standard.values
        values[index] = value
        return values
    }

    @Test func `the default parameters are 21 values within their ranges`() throws {
        #expect(try FSRSParameters(FSRSParameters.standard.values) == .standard)
        #expect(FSRSParameters.standard.values.count == FSRSParameters.count)
        #expect(FSRSParameters.ranges.count == FSRSParameters.count)
    }

    @Test(arguments: 0..<21)
    func `a parameter outside of its range is named`(index: Int) throws {
        let range = FSRSParameters.ranges[index]
        for value in [range.lowerBound, range.upperBound] {
            #expect(try FSRSParameters(Self.changed(index, to: value)).values[index] == value)
        }
        for value in [range.lowerBound.nextDown, range.upperBound.nextUp] {
            #expect(throws: FSRSParametersError.outOfRange(index: index, value: value)) {
                try FSRSParameters(Self.changed(index, to: value))
            }
        }
        #expect(throws: FSRSParametersError.self) { try FSRSParameters(Self.changed(index, to: .nan)) }
    }

    @Test(arguments: [0, 19, 20, 22])
    func `another number of parameters than 21 is refused`(count: Int) {
        let values = (0..<count).map { $0 < 21 ? FSRSParameters.standard.values[$0] : 0.5 }
        #expect(throws: FSRSParametersError.count(count)) { try FSRSParameters(values) }
    }

    @Test(arguments: [", ", " ", ",", "\n", " ,\t"])
    func `pasted parameters are read with any separators and with brackets`(separator: String) throws {
        let text = FSRSParameters.standard.values.map { "\($0)" }.joined(separator: separator)
        #expect(try FSRSParameters(parsing: text) == .standard)
        #expect(try FSRSParameters(parsing: "[\(text)]\n") == .standard)
    }

    @Test func `the description is read back exactly`() throws {
        let parameters = try FSRSParameters(Self.changed(3, to: 8.123_456_789_012_345))
        #expect(try FSRSParameters(parsing: parameters.description) == parameters)
    }

    @Test(arguments: [("0.2 x", "x"), ("0.2; 1.3", "0.2;"), ("nan", "nan"), ("1e999", "1e999")])
    func `a word that is not a number is named`(text: String, word: String) {
        #expect(throws: FSRSParametersError.notANumber(word)) { try FSRSParameters(parsing: text) }
    }
}
