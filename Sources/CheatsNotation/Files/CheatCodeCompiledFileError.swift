public import Cheats
import Foundation

/// Why a file of a compiled set was not read or not written.
public enum CheatCodeCompiledFileError: Error, Hashable, Sendable {
  /// The bytes of the file could not be had.
  case cannotRead(path: String, reason: CheatCodeFileError.ReadFailure)
  /// The bytes are no compiled set that can be used.
  case invalid(path: String, CheatCodeBytesError)
  /// The file was not written; one that was there before is as it was.
  case cannotWrite(path: String, reason: WriteFailure)

  /// Why a file could not be written.
  public enum WriteFailure: Hashable, Sendable {
    /// There is a directory at the path.
    case directory
    /// There is no directory for the file.
    case absentDirectory
    /// The directory may not be written to.
    case noPermission
    /// There is no room for the file.
    case noSpace
    /// The URL is none of a file.
    case notAFile
    /// What the system says.
    case other(String)
  }
}

extension CheatCodeCompiledFileError: CustomStringConvertible {
  /// The file, and what is wrong.
  public var description: String {
    switch self {
    case .cannotRead(let path, let reason): "\(path): \(reason)"
    case .invalid(let path, let error): "\(path): \(error)"
    case .cannotWrite(let path, let reason): "\(path): \(reason)"
    }
  }
}

extension CheatCodeCompiledFileError.WriteFailure: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .directory: "this is a directory, expected a file"
    case .absentDirectory: "there is no directory for the file"
    case .noPermission: "the directory may not be written to"
    case .noSpace: "there is no room for the file"
    case .notAFile: "this is no file on this machine"
    case .other(let text): "the file cannot be written: \(text)"
    }
  }
}

extension CheatCodeCompiledFileError.WriteFailure {
  init(_ error: any Error) {
    switch (error as? CocoaError)?.code {
    case .fileNoSuchFile?, .fileReadNoSuchFile?: self = .absentDirectory
    case .fileWriteNoPermission?, .fileWriteVolumeReadOnly?: self = .noPermission
    case .fileWriteOutOfSpace?: self = .noSpace
    default: self = .other(error.reasonInWords)
    }
  }
}
