import Openings
import Scheduling

/// What may be asked, and which answers a line to a question must not show.
extension Agenda {
    /// What a question about the card is today.
    func kind(of index: Int) -> Question.Kind {
        let state = self[index].state
        if isCram { return .early }
        if state.isNew { return state.introduced == day ? .new : .introduction }
        if state.isDue(on: day) { return .review }
        return state.toRepeat == day ? .repeated : .early
    }

    /// Whether a question that is open would still be asked.
    func stillAsks(_ index: Int, _ kind: Question.Kind) -> Bool {
        isAvailable(index) && (kind == .early || self.kind(of: index) == kind)
    }

    /// Whether the card may be asked now: what is due, and what has waited long enough.
    func isReady(_ index: Int) -> Bool {
        switch role(of: index) {
        case .due, .cram: limit.admits(index)
        case .waiting(let after), .repeated(let after): after <= asked && limit.admitsRepeat(of: index)
        case .introduction, .nothing: false
        }
    }

    /// Whether the card may be introduced now.
    func isFresh(_ index: Int) -> Bool {
        role(of: index) == .introduction && limit.admits(index)
    }

    /// The repeated and introduced cards, the one that has waited longest first.
    ///
    /// - Parameter isPatient: whether only those come that have waited long enough.
    func waiting(isPatient: Bool) -> [Int] {
        var waiting: [(after: Int, index: Int)] = []
        for index in indices {
            guard let after = role(of: index).after, after <= asked || !isPatient, limit.admitsRepeat(of: index)
            else { continue }
            waiting.append((after, index))
        }
        return waiting.sorted { $0 < $1 }.map(\.index)
    }

    /// Whether the card is asked later in this session, so that no line to another question may show its answer.
    ///
    /// - Parameter isIntroduction: whether the other question introduces a new position. A line of new positions is
    ///   introduced move by move: what has been introduced already may be shown on the way to the next one. A position
    ///   that is still to be introduced is shown with its move anyway, so that nothing due waits for it.
    func hidesAnswer(_ index: Int, isIntroduction: Bool) -> Bool {
        if isSkipped(index) { return isWanted(index) }
        return switch role(of: index) {
        case .nothing: false
        case .waiting: !isIntroduction
        case .introduction: isIntroduction
        case .due, .cram, .repeated: true
        }
    }

    /// Whether the schedule, or cramming, asks for the card today.
    func isWanted(_ index: Int) -> Bool {
        guard isAvailable(index) else { return false }
        let state = self[index].state
        return isCram || state.isNew || state.isDue(on: day) || state.toRepeat == day
    }

    /// Whether the card can be asked on the way to another question, before its answer is shown there.
    func canComeFirst(_ index: Int, isIntroduction: Bool) -> Bool {
        isReady(index) || isIntroduction && isFresh(index)
    }
}
