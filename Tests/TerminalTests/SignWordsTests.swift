import Terminal
import Testing

@Suite struct SignWordsTests {
    private func spelled(_ text: String) -> String {
        var renderer = Renderer(color: .none)
        renderer.hasSigns = false
        return renderer.render(StyledText(text))
    }

    @Test(arguments: [
        ("+0.30 → +4.10", "+0.30 to +4.10"), ("c2→c3", "c2 to c3"), ("✓ 1.e4", "right: 1.e4"),
        ("●20 ◐3", "known 20 learning 3"),
        ("12 due · 4 min", "12 due, 4 min"), ("Müller – Åsen", "Müller - Åsen"), ("“Nf3”…", "\"Nf3\"..."),
        ("17.Nd5 ±", "17.Nd5 White is better"), ("plain", "plain"),
    ])
    func `words replace signs, and letters of all languages stay`(text: String, words: String) {
        #expect(spelled(text) == words)
    }

    @Test func `signs stay where there is no screen reader`() {
        #expect(Renderer(color: .none).render(StyledText("✓ → ±")) == "✓ → ±")
    }
}
