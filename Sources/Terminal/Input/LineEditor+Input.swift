@preconcurrency import CReadline

extension LineEditor {
    /// Lets readline read what was typed, without the terminal's replies.
    func readTypedInput() {
        typedInput.hasReader = true
        rl_getc_function = { _ in typedInput.take() }
        rl_input_available_hook = { typedInput.pollNext() ? 1 : 0 }
    }
}
