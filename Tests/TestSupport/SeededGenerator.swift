// Exports the seeded generators, which are a separate target for the fuzz drivers.
@_exported public import SeededRandom
