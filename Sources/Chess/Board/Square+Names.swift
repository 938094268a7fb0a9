/// The 64 squares by their names, so that a square can be written `.e4` where a `Square` is expected.
extension Square {
    // MARK: First rank

    /// The square a1.
    public static var a1: Square { Square(onBoard: 0) }
    /// The square b1.
    public static var b1: Square { Square(onBoard: 1) }
    /// The square c1.
    public static var c1: Square { Square(onBoard: 2) }
    /// The square d1.
    public static var d1: Square { Square(onBoard: 3) }
    /// The square e1.
    public static var e1: Square { Square(onBoard: 4) }
    /// The square f1.
    public static var f1: Square { Square(onBoard: 5) }
    /// The square g1.
    public static var g1: Square { Square(onBoard: 6) }
    /// The square h1.
    public static var h1: Square { Square(onBoard: 7) }

    // MARK: Second rank

    /// The square a2.
    public static var a2: Square { Square(onBoard: 8) }
    /// The square b2.
    public static var b2: Square { Square(onBoard: 9) }
    /// The square c2.
    public static var c2: Square { Square(onBoard: 10) }
    /// The square d2.
    public static var d2: Square { Square(onBoard: 11) }
    /// The square e2.
    public static var e2: Square { Square(onBoard: 12) }
    /// The square f2.
    public static var f2: Square { Square(onBoard: 13) }
    /// The square g2.
    public static var g2: Square { Square(onBoard: 14) }
    /// The square h2.
    public static var h2: Square { Square(onBoard: 15) }

    // MARK: Third rank

    /// The square a3.
    public static var a3: Square { Square(onBoard: 16) }
    /// The square b3.
    public static var b3: Square { Square(onBoard: 17) }
    /// The square c3.
    public static var c3: Square { Square(onBoard: 18) }
    /// The square d3.
    public static var d3: Square { Square(onBoard: 19) }
    /// The square e3.
    public static var e3: Square { Square(onBoard: 20) }
    /// The square f3.
    public static var f3: Square { Square(onBoard: 21) }
    /// The square g3.
    public static var g3: Square { Square(onBoard: 22) }
    /// The square h3.
    public static var h3: Square { Square(onBoard: 23) }

    // MARK: Fourth rank

    /// The square a4.
    public static var a4: Square { Square(onBoard: 24) }
    /// The square b4.
    public static var b4: Square { Square(onBoard: 25) }
    /// The square c4.
    public static var c4: Square { Square(onBoard: 26) }
    /// The square d4.
    public static var d4: Square { Square(onBoard: 27) }
    /// The square e4.
    public static var e4: Square { Square(onBoard: 28) }
    /// The square f4.
    public static var f4: Square { Square(onBoard: 29) }
    /// The square g4.
    public static var g4: Square { Square(onBoard: 30) }
    /// The square h4.
    public static var h4: Square { Square(onBoard: 31) }

    // MARK: Fifth rank

    /// The square a5.
    public static var a5: Square { Square(onBoard: 32) }
    /// The square b5.
    public static var b5: Square { Square(onBoard: 33) }
    /// The square c5.
    public static var c5: Square { Square(onBoard: 34) }
    /// The square d5.
    public static var d5: Square { Square(onBoard: 35) }
    /// The square e5.
    public static var e5: Square { Square(onBoard: 36) }
    /// The square f5.
    public static var f5: Square { Square(onBoard: 37) }
    /// The square g5.
    public static var g5: Square { Square(onBoard: 38) }
    /// The square h5.
    public static var h5: Square { Square(onBoard: 39) }

    // MARK: Sixth rank

    /// The square a6.
    public static var a6: Square { Square(onBoard: 40) }
    /// The square b6.
    public static var b6: Square { Square(onBoard: 41) }
    /// The square c6.
    public static var c6: Square { Square(onBoard: 42) }
    /// The square d6.
    public static var d6: Square { Square(onBoard: 43) }
    /// The square e6.
    public static var e6: Square { Square(onBoard: 44) }
    /// The square f6.
    public static var f6: Square { Square(onBoard: 45) }
    /// The square g6.
    public static var g6: Square { Square(onBoard: 46) }
    /// The square h6.
    public static var h6: Square { Square(onBoard: 47) }

    // MARK: Seventh rank

    /// The square a7.
    public static var a7: Square { Square(onBoard: 48) }
    /// The square b7.
    public static var b7: Square { Square(onBoard: 49) }
    /// The square c7.
    public static var c7: Square { Square(onBoard: 50) }
    /// The square d7.
    public static var d7: Square { Square(onBoard: 51) }
    /// The square e7.
    public static var e7: Square { Square(onBoard: 52) }
    /// The square f7.
    public static var f7: Square { Square(onBoard: 53) }
    /// The square g7.
    public static var g7: Square { Square(onBoard: 54) }
    /// The square h7.
    public static var h7: Square { Square(onBoard: 55) }

    // MARK: Eighth rank

    /// The square a8.
    public static var a8: Square { Square(onBoard: 56) }
    /// The square b8.
    public static var b8: Square { Square(onBoard: 57) }
    /// The square c8.
    public static var c8: Square { Square(onBoard: 58) }
    /// The square d8.
    public static var d8: Square { Square(onBoard: 59) }
    /// The square e8.
    public static var e8: Square { Square(onBoard: 60) }
    /// The square f8.
    public static var f8: Square { Square(onBoard: 61) }
    /// The square g8.
    public static var g8: Square { Square(onBoard: 62) }
    /// The square h8.
    public static var h8: Square { Square(onBoard: 63) }
}
