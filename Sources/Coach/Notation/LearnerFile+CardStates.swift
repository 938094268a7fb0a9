public import Openings
public import Store
public import Training

extension LearnerFile {
    /// Returns the states of the cards of a repertoire's name.
    ///
    /// - Throws: `StoreError.unknownRepertoire`.
    public func cardStates(named name: String) throws -> [CardKey: CardState] {
        Dictionary(try storedCards(named: name).map { ($0.key, $0.state) }) { first, _ in first }
    }
}
