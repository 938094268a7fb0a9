// swift-tools-version: 6.2

import PackageDescription

/// The compiler settings of every target: the upcoming language features, and warnings as errors.
let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
    .treatAllWarnings(as: .error),
]

// The products of others, each named in the one target that may import it (Sources/README.md, "Dependencies").
let database: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift")
let sqlite: Target.Dependency = .product(name: "GRDBSQLite", package: "GRDB.swift")
let arguments: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")
let subprocess: Target.Dependency = .product(name: "Subprocess", package: "swift-subprocess")

// Linking Foundation when the program starts takes as long as many a command, so `prep` contains it. Only for the program:
// SwiftPM refuses a package whose libraries have such flags as a dependency of others. Not for debugging: the tests load
// Swift's libraries themselves.
let staticLibraries = ["-static-stdlib"]
// Nothing looks up a symbol of the program by its name, so its libraries need not export theirs.
let standalone = staticLibraries + ["-Xlinker", "--no-export-dynamic"]
let releaseOnLinux: BuildSettingCondition = .when(platforms: [.linux], configuration: .release)

/// A library target in `Sources` that depends on the named lower targets only.
func library(_ name: String, _ below: [Target.Dependency] = [], linking: [LinkerSetting] = []) -> Target {
    .target(name: name, dependencies: below, exclude: [], swiftSettings: strict, linkerSettings: linking)
}

/// The tests of one target. They may also use what `TestSupport` offers.
/// - Parameter files: what lies among the sources and is read where it lies.
func tests(_ name: String, _ subjects: [Target.Dependency], files: [String] = []) -> Target {
    .testTarget(
        name: "\(name)Tests", dependencies: subjects + ["TestSupport"], exclude: files, swiftSettings: strict)
}

let package = Package(
    name: "prep",
    platforms: [.macOS(.v26)],
    products: [
        .executable(name: "prep", targets: ["prep"]),
        .library(name: "Chess", targets: ["Chess"]),
        .library(name: "PGN", targets: ["PGN"]),
        .library(name: "UCI", targets: ["UCI"]),
        .library(name: "BoardImage", targets: ["BoardImage"]),
    ],
    dependencies: [
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
    ],
    targets: [
        // Layer 0
        library("Chess"),
        library("Scheduling"),
        .systemLibrary(name: "CReadline", path: "Sources/CReadline", providers: [.apt(["libreadline-dev"])]),
        library("Terminal", ["CReadline"]),
        // Layer 1
        library("PGN", ["Chess"]),
        library("UCI", ["Chess", subprocess]),
        // Rounding a Double calls the C library's mathematics, which only Foundation would link otherwise.
        library("BoardImage", ["Chess"], linking: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        // Layer 2
        library("Openings", ["PGN", "Chess"]),
        library("GameDatabases", ["PGN", "Chess", sqlite]),
        // Layer 3
        library("Training", ["Openings", "Scheduling", "PGN", "Chess"]),
        library("Analysis", ["Openings", "UCI", "Chess"]),
        // Layer 4
        library(
            "Store",
            ["Training", "GameDatabases", "Openings", "Scheduling", "PGN", "Chess", database, sqlite]),
        // Layer 5
        library(
            "Coach",
            [
                "Store", "Analysis", "Training", "GameDatabases", "Openings", "Scheduling", "UCI", "PGN", "Chess",
                "Terminal",
            ]),
        // Layer 6
        library(
            "Console",
            [
                "Coach", "Store", "Analysis", "Training", "GameDatabases", "Openings", "Scheduling", "UCI", "PGN",
                "BoardImage", "Chess", "Terminal",
            ]),
        // Layer 7
        .target(name: "CManual"),
        .executableTarget(
            name: "prep",
            dependencies: [
                "CManual", "Console", "Coach", "Store", "Training", "GameDatabases", "Openings", "Scheduling", "UCI",
                "Analysis", "Chess", "Terminal", arguments,
            ],
            exclude: ["prep.1"],
            swiftSettings: strict + [.unsafeFlags(staticLibraries, releaseOnLinux)],
            linkerSettings: [.unsafeFlags(standalone, releaseOnLinux)]),
        .executableTarget(
            name: "prep-bench",
            dependencies: [
                "Coach", "Store", "Training", "Openings", "Scheduling", "Chess", "PGN", "UCI", "BoardImage", "Terminal",
                arguments,
            ],
            swiftSettings: strict),

        // Tests
        .target(name: "SeededRandom", path: "Tests/SeededRandom", swiftSettings: strict),
        .target(name: "TestSupport", dependencies: ["SeededRandom"], path: "Tests/TestSupport", swiftSettings: strict),
        .target(
            name: "TrainingSupport", dependencies: ["Training", "Scheduling"], path: "Tests/TrainingSupport",
            swiftSettings: strict),
        .target(
            name: "FuzzDrivers", dependencies: ["Chess", "PGN", "UCI", "SeededRandom"], path: "Tests/FuzzDrivers",
            swiftSettings: strict),
        .executableTarget(
            name: "fuzz", dependencies: ["FuzzDrivers", arguments], path: "Tests/Fuzz", swiftSettings: strict),
        .target(
            name: "GameDatabaseFixtures", dependencies: ["GameDatabases", "SeededRandom", "PGN", "Chess", database],
            path: "Tests/GameDatabaseFixtures", swiftSettings: strict),
        .executableTarget(
            name: "FakeEngine", dependencies: ["Chess"], path: "Tests/FakeEngine", swiftSettings: strict),
        tests("Chess", ["Chess", "FuzzDrivers"]),
        tests("Scheduling", ["Scheduling", "SeededRandom"]),
        tests("Terminal", ["Terminal"]),
        tests("PGN", ["PGN", "Chess", "FuzzDrivers"]),
        tests("UCI", ["UCI", "Chess", "FakeEngine", "FuzzDrivers"]),
        tests("BoardImage", ["BoardImage", "Chess"]),
        tests("Openings", ["Openings", "PGN", "Chess"]),
        tests("Training", ["Training", "TrainingSupport", "SeededRandom", "Openings", "PGN", "Scheduling", "Chess"]),
        tests(
            "Analysis", ["Analysis", "SeededRandom", "Openings", "UCI", "Chess", "FakeEngine"],
            files: ["Mistakes/recorded.txt"]),
        tests("GameDatabases", ["GameDatabases", "GameDatabaseFixtures", "SeededRandom", "PGN", "Chess", database]),
        tests(
            "Store",
            [
                "Store", "Training", "TrainingSupport", "SeededRandom", "GameDatabases", "GameDatabaseFixtures",
                "Openings", "PGN", "Scheduling", "Chess", database,
            ], files: ["ReleasedSchema.sql"]),
        tests(
            "Coach",
            [
                "Coach", "FakeEngine", "Analysis", "UCI", "Store", "Training", "TrainingSupport", "Openings", "PGN",
                "GameDatabases", "Scheduling", "Chess",
            ]),
        tests(
            "Console",
            [
                "Console", "Coach", "FakeEngine", "FuzzDrivers", "Analysis", "UCI", "Store", "Training",
                "TrainingSupport", "Openings",
                "PGN", "Scheduling", "Chess", "Terminal",
            ]),
        tests(
            "Program", ["prep", "Console", "Coach", "FakeEngine", "Chess", "Scheduling", arguments, database],
            files: ["RecordedJSON/Input", "RecordedJSON/Expected"]),
        .testTarget(
            name: "MistakeBenchTests", dependencies: ["prep", "Chess", "TestSupport"], path: "Tests/MistakeBench",
            exclude: [
                "README.md", "codes.md", "building.jsonl", "heldout.jsonl", "heldout.sha256", "label.py", "repro.py",
            ], swiftSettings: strict),
        tests("Architecture", [], files: ["Words/words.txt"]),
        tests("Examples", ["Chess", "PGN", "UCI", "BoardImage"]),
    ],
    // For #embed in CManual.
    cLanguageStandard: .c2x
)
