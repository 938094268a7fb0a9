extension SAN {
    /// The ways in which a text can fail to be a move.
    enum SyntaxError: Error {
        case notAMove
        /// `e8=`
        case promotionPieceMissing
        /// `e8=K`
        case promotionToKingOrPawn
    }
}

/// The error messages.
extension SAN.SyntaxError {
    func sanError(for written: Span<UInt8>) -> SANError {
        let text = Self.visible(written)
        switch self {
        case .promotionPieceMissing:
            return SANError(.syntax, "\(text) does not say what the pawn becomes; write =Q, =R, =B or =N")
        case .promotionToKingOrPawn:
            return SANError(.syntax, "\(text): a pawn becomes a queen, rook, bishop or knight")
        case .notAMove:
            if text == "0000" || text == "@@@@" {
                return SANError(.syntax, "\(text) is an engine's null move; write -- for a null move")
            }
            return SANError(.syntax, "\"\(text)\" is not a move; write it like Nf3, exd5, O-O or e8=Q")
        }
    }

    /// Returns the text without surrounding blanks and marks, at most 20 characters; invisible characters become `?`.
    private static func visible(_ written: Span<UInt8>) -> String {
        var start = 0
        while start < written.count, written[start] <= 0x20 { start += 1 }
        let end = SAN.endWithoutMarks(written, start, written.count)
        // A character takes at most four bytes in UTF-8.
        let bytes = (start..<min(end, start + 84)).map { written[$0] }
        var text = ""
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            if text.unicodeScalars.count == 20 { return text + "…" }
            text.unicodeScalars.append(isVisible(scalar) ? scalar : "?")
        }
        return text
    }

    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator,
            .nonspacingMark, .enclosingMark, .spacingMark:
            false
        default: scalar != "\u{FFFD}"
        }
    }
}
