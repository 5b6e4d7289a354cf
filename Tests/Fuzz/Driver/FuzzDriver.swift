public import CheatsFuzzing

/// The main loop of libFuzzer, whose own main function the package manager's executables cannot have.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ tryInput: @convention(c) (_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt
) -> CInt

/// The target that the process fuzzes; what libFuzzer calls cannot carry it along.
nonisolated(unsafe) private var target = FuzzTarget.session

/// Fuzzes a target as the arguments of the process say, or writes its seeds where the environment asks for them.
public func fuzz(_ chosen: FuzzTarget) {
  chosen.writeSeedsIfAsked()
  target = chosen
  var count = CommandLine.argc
  var arguments = CommandLine.unsafeArgv
  _ = runDriver(&count, &arguments) { start, count in
    target.check(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
  }
}
