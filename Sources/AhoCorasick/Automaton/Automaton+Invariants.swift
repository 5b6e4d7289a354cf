extension Automaton {
  func assertInvariants() {}
}
