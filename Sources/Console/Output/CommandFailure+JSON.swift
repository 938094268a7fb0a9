public import Coach

extension CommandFailure {
    /// The document that `--json` prints instead of a result.
    public var json: JSON {
        [
            "v": 1,
            "error": [
                "message": .string(message), "file": JSON(file), "line": JSON(line), "column": JSON(column),
            ],
        ]
    }
}
