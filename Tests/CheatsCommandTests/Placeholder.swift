// The room is being filled.
