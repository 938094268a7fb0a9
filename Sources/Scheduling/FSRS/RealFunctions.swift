#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The functions of the C library that FSRS needs. Their last bit may differ from one library to another.
enum Real {
    static func exp(_ x: Double) -> Double {
        #if canImport(Glibc)
        Glibc.exp(x)
        #else
        Darwin.exp(x)
        #endif
    }

    /// The natural logarithm.
    static func log(_ x: Double) -> Double {
        #if canImport(Glibc)
        Glibc.log(x)
        #else
        Darwin.log(x)
        #endif
    }

    static func pow(_ x: Double, _ exponent: Double) -> Double {
        #if canImport(Glibc)
        Glibc.pow(x, exponent)
        #else
        Darwin.pow(x, exponent)
        #endif
    }

    static func cos(_ x: Double) -> Double {
        #if canImport(Glibc)
        Glibc.cos(x)
        #else
        Darwin.cos(x)
        #endif
    }
}
