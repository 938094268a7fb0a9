import Chess

extension GameReader {
    /// Plays a move and adds it to the line.
    mutating func move(_ range: Range<Int>, _ lexer: inout PGNLexer) throws(PGNError) {
        try begin()
        if range.count > 32 {
            let token = lexer.text(range)
            throw error(&lexer, "\(token) is no move; write one such as Nf3 or exd5", token: token)
        }
        let move: Move?
        do throws(SANError) {
            move = try after.move(san: lexer.bytes.span.extracting(range))
        } catch {
            throw self.error(&lexer, error.message, token: lexer.text(range))
        }
        let next: Position
        if let move {
            next = after.playing(move)
        } else if let passed = after.playingNull() {
            next = passed
        } else {
            throw error(&lexer, "a null move is not possible in check; write the move that answers it", token: "--")
        }
        let added = tree.appendNode(move, to: node, location: lexer.location())
        tree.stored[added].commentsBefore = waitingComments
        tree.stored[added].nags = waitingNAGs
        waitingComments = 0
        waitingNAGs = 0
        before = after
        after = next
        node = added
        isLineEmpty = false
        isAfterVariation = false
    }

    mutating func openVariation(_ lexer: inout PGNLexer) throws(PGNError) {
        guard node != 0, !isLineEmpty else {
            throw error(&lexer, "a variation replaces the move before it; write that move before this (", token: "(")
        }
        settle()
        // The first move of a variation replaces the move that the variation itself replaces.
        let isSameOrigin = open.last.map { tree.stored[Int($0.node)].parent == tree.stored[node].parent } ?? false
        if !isSameOrigin { origins.append(before) }
        let location = lexer.location()
        open.append(
            OpenVariation(
                node: UInt32(truncatingIfNeeded: node), hasOwnPosition: !isSameOrigin,
                isAfterVariation: isAfterVariation, line: UInt32(truncatingIfNeeded: location.line),
                column: UInt32(truncatingIfNeeded: location.column)))
        after = before
        node = Int(tree.stored[node].parent)
        isLineEmpty = true
        isAfterVariation = false
    }

    mutating func closeVariation() {
        guard let variation = open.popLast() else { return }
        let wasEmpty = isLineEmpty
        if !wasEmpty { settle() }
        node = Int(variation.node)
        // What an empty variation holds is said of the move it does not replace.
        if wasEmpty { settle() }
        if let origin = origins.last { before = origin }
        if variation.hasOwnPosition { origins.removeLast() }
        after = before.playing(node: tree.stored[node])
        isLineEmpty = false
        isAfterVariation = wasEmpty ? variation.isAfterVariation : true
    }

    /// Comments and glyphs that waited for a move which does not come are the last move's.
    private mutating func settle() {
        var comments = tree.stored[node].comments
        tree.joinComments(waitingComments, chain: &comments)
        tree.stored[node].comments = comments
        waitingComments = 0
        for nag in tree.nags(chain: waitingNAGs) { tree.add(nag, to: GameTree.NodeID(index: node)) }
        waitingNAGs = 0
    }

    mutating func comment(_ bytes: ArraySlice<UInt8>) {
        if !tree.tags.isEmpty { hasCommentAfterTags = true }
        if isLineEmpty || isAfterVariation {
            tree.appendComment(bytes, chain: &waitingComments)
        } else {
            var chain = tree.stored[node].comments
            tree.appendComment(bytes, chain: &chain)
            tree.stored[node].comments = chain
        }
    }

    mutating func annotate(_ nag: NAG) {
        if isLineEmpty {
            tree.appendNAG(nag, chain: &waitingNAGs)
        } else {
            tree.add(nag, to: GameTree.NodeID(index: node))
        }
    }

    mutating func end(_ result: GameResult) {
        guard !hasResult else { return }
        settle()
        hasResult = true
        isAfterVariation = false
        tree.result = result
    }

    /// The end of the game: nothing may be left open.
    mutating func finish() throws(PGNError) {
        try begin()
        if let variation = open.last {
            throw PGNError(
                location: SourceLocation(line: Int(variation.line), column: Int(variation.column)), game: number,
                message: "this variation is never closed; end it with )",
                ply: Int(tree.stored[Int(variation.node)].ply),
                token: "(")
        }
        settle()
        if tree.result == .unknown, let result = tree.tags["Result"].flatMap(GameResult.init(tag:)) {
            tree.result = result
        }
    }
}
