import ArgumentParser

/// Decodes a command from arguments that are written plainly.
///
/// The argument parser first describes all properties of a command and of its groups of options, by reflection, and then
/// matches the arguments with the descriptions. The description takes longer than what many a command does.
struct PlainDecoder: Decoder {
    let arguments: PlainArguments

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    /// The command with its arguments.
    ///
    /// - Returns: nil for everything that is not plain or not valid, which is the argument parser's to read and report.
    static func command<Command: ParsableCommand>(_ type: Command.Type, _ texts: [String]) -> sending Command? {
        if exceptions.contains(where: { $0 == type }) { return nil }
        let arguments = PlainArguments(texts)
        guard var command = try? Command(from: PlainDecoder(arguments: arguments)), arguments.areTaken,
            (try? command.validate()) != nil
        else { return nil }
        return command
    }

    /// Commands with a flag that is on unless it is given.
    private static let exceptions: [any ParsableCommand.Type] = [GamesSubcommand.Import.self]

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(Properties<Key>(decoder: self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw PlainArguments.NotPlain() }
    func singleValueContainer() throws -> any SingleValueDecodingContainer { throw PlainArguments.NotPlain() }

    /// The properties of a command or of a group of options.
    private struct Properties<Key: CodingKey>: KeyedDecodingContainerProtocol {
        let decoder: PlainDecoder

        var codingPath: [any CodingKey] { [] }
        var allKeys: [Key] { [] }

        func contains(_ key: Key) -> Bool { true }
        func decodeNil(forKey key: Key) throws -> Bool { throw PlainArguments.NotPlain() }

        /// Anything else is a group of options, or is not plain and throws.
        func decode<Property: Decodable>(_ type: Property.Type, forKey key: Key) throws -> Property {
            let name = PlainDecoder.name(of: key.stringValue)
            return try decoder.arguments.property(type, named: name) ?? Property(from: decoder)
        }

        func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type, forKey key: Key
        ) throws -> KeyedDecodingContainer<Nested> {
            throw PlainArguments.NotPlain()
        }

        func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
            throw PlainArguments.NotPlain()
        }

        func superDecoder() throws -> any Decoder { throw PlainArguments.NotPlain() }
        func superDecoder(forKey key: Key) throws -> any Decoder { throw PlainArguments.NotPlain() }
    }

    /// `all-games` for `allGames`.
    static func name(of property: String) -> String {
        var name: [UInt8] = []
        for byte in property.utf8 {
            if UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte {
                name += [UInt8(ascii: "-"), byte + 32]
            } else {
                name.append(byte)
            }
        }
        return String(decoding: name, as: UTF8.self)
    }
}
