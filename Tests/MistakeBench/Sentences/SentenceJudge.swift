/// Predicates of one family of sentence templates.
protocol PredicateFamily: Sendable {
    /// Returns false if the claim has none of the family's forms, and true if it has one and holds.
    /// - Throws: Why a claim of one of its forms does not hold.
    static func proves(_ claim: Claim) throws(Disproof) -> Bool
}

/// What was found about a sentence.
enum SentenceVerdict: Hashable {
    case holds
    /// No template is recognized in it.
    case unchecked
    case wrong(String)
}

/// Checks the sentences of an explanation on the board.
enum SentenceJudge {
    private static let families: [any (PredicateFamily & SendableMetatype).Type] = [
        MaterialClaims.self, MateClaims.self, ForkClaims.self, LineTacticClaims.self, PinClaims.self,
        CaptureClaims.self, DefenderClaims.self, ThreatClaims.self, CastlingClaims.self, TempoClaims.self,
        StructureClaims.self, BishopClaims.self, ModestMoveClaims.self, TensionClaims.self, KingClaims.self,
        CentreClaims.self, GuardClaims.self,
        PreparedOrderClaims.self, PreparedDefenceClaims.self, PreparedAttackClaims.self, PreparedPawnClaims.self,
        PreparedPieceClaims.self, PreparedKeepClaims.self, PreparedPlanClaims.self,
    ]

    static func verdict(on text: String, of judged: JudgedCase) -> SentenceVerdict {
        guard let sentence = Sentence(text, of: judged) else { return .unchecked }
        if let contradiction = sentence.contradiction { return .wrong(contradiction) }
        for claim in sentence.claims {
            let verdict = verdict(on: claim)
            if verdict != .holds { return verdict }
        }
        return .holds
    }

    static func verdict(on claim: Claim) -> SentenceVerdict {
        do {
            if claim.isAboutExpected, let match = claim.words.wholeMatch(of: /(.+) at once/) {
                try require(claim.judged.played.plays(claim.judged.expectedMove), "the played line has no such move")
                return verdict(on: claim.with(match.1))
            }
            for family in families where try family.proves(claim) { return .holds }
            return .unchecked
        } catch {
            return .wrong(String(describing: error))
        }
    }
}
