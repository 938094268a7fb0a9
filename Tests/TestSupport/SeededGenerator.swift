// Tests find their generator here. They lie in a target of their own, for the fuzz drivers, which need no test framework.
@_exported public import SeededRandom
