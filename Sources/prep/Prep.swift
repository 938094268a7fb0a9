/// Composition comes with the first commands.
@main
struct Prep {
    static func main() {}
}
