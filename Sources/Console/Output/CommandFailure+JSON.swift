public import Coach

extension CommandFailure {
    /// The document that stands for the result under `--json`.
    public var json: JSON {
        [
            "v": 1,
            "error": [
                "message": .string(message), "file": JSON(file), "line": JSON(line), "column": JSON(column),
            ],
        ]
    }
}
