// The target's first file stands here until its own ones do.
