@preconcurrency import CReadline

#if canImport(Glibc)
@preconcurrency import Glibc
#else
@preconcurrency import Darwin
#endif

extension LineEditor {
    /// The time that a frame is seen, in milliseconds.
    private static let frameTime: Int32 = 25

    /// The terminal is already as readline needs it, without echo, so that keys pressed meanwhile wait for the next
    /// line. The first key or signal shows the last frame at once. After a change of the window nothing more is
    /// written: the lines may be elsewhere now, and `didResize` follows.
    public func play(_ frames: [[StyledText]], _ renderer: Renderer) {
        guard var shown = frames.first, let last = frames.last, let size = Screen.size else { return }
        rl_prep_term_function?(1)
        try? Output.standard.write("\u{1B}[?25l")
        defer { try? Output.standard.write("\u{1B}[?25h") }
        for frame in frames.dropFirst() {
            let isInterrupted = !pasted.isEmpty || typedInput.hasNext || waitsForInput(Self.frameTime)
            guard let now = Screen.size, now == size else { return }
            let next = isInterrupted ? last : frame
            guard (try? Output.standard.write(FrameUpdate(from: shown, to: next).codes(renderer))) != nil else {
                return
            }
            if isInterrupted { return }
            shown = next
        }
    }

    /// Waits until a key or a signal arrives, or the time is over. Returns whether one did; it is not read.
    private func waitsForInput(_ milliseconds: Int32) -> Bool {
        var descriptors = [0, signals.pipe.readEnd].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        return poll(&descriptors, 2, milliseconds) != 0
    }
}
