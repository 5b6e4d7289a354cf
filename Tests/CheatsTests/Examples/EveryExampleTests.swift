import Testing

/// No example of the documentation is without a test that holds it.
struct EveryExampleTests {
  @Test func `every example is compiled`() throws {
    let blocks = try ExampleBlock.all()
    // The block of the README that shows lines of a manifest, and what takes systems that tests do not have.
    let exempt = Dictionary(grouping: blocks.filter(\.isExempt), by: \.file).mapValues(\.count)
    #expect(exempt == ["README.md": 1, "Sources/Cheats/Cheats.docc/OtherInput.md": 5])
    #expect(blocks.count { $0.file == "README.md" } > 3)
    #expect(blocks.count { $0.file.hasSuffix(".swift") } > 25)
    #expect(blocks.count { $0.file.hasSuffix(".md") } > 20)

    let tests = try ExampleBlock.files(in: "Tests", ".swift").map { ExampleBlock.trimmedLines($0.text) }
    for block in blocks where !block.isExempt && !tests.contains(where: block.isHeld) {
      Issue.record(
        """
        \(block.file):\(block.line): no file below Tests/ has the lines of the example that begins with
        \(block.lines.first ?? "an end of the block")
        """)
    }
  }

  @Test func `blocks are found with their places`() {
    let swift = """
      /// A type.
      ///
      /// ```swift
      /// if true {
      ///
      ///   print(1)  // 1
      /// }
      /// ```
      struct A {
        /// ```
        /// text
        /// ```
        /// ```json
        /// {}
        /// ```
        /// ```swift
        /// print(2)
        /// ```
        var a = "```swift"
      }
      """
    let blocks = ExampleBlock.blocks(in: swift, of: "a.swift", form: .swift)
    #expect(blocks.map(\.line) == [4, 14, 17])
    #expect(blocks.map(\.lines) == [["if true {", "", "print(1)  // 1", "}"], ["{}"], ["print(2)"]])
    #expect(blocks.allSatisfy { !$0.isExempt && $0.file == "a.swift" })

    let markdown = """
      ```swift
      print(3)
      ```

      <!-- not compiled: for a reason -->
      ```swift
      print(4)
      ```
      ```sh
      swift test
      ```
      """
    let others = ExampleBlock.blocks(in: markdown, of: "a.md", form: .markdown)
    #expect(others.map(\.lines) == [["print(3)"], ["print(4)"]])
    #expect(others.map(\.isExempt) == [false, true])
  }

  @Test func `a block is held by the same lines, one after another`() {
    let block = ExampleBlock(file: "", line: 1, lines: ["a", "", "b"], isExempt: false)
    #expect(block.isHeld(by: ["x", "a", "a", "", "b", "y"]))
    #expect(!block.isHeld(by: ["a", "b"]))
    #expect(!block.isHeld(by: ["a", "", "x", "b"]))
    #expect(!block.isHeld(by: ["a", ""]))
    #expect(!ExampleBlock(file: "", line: 1, lines: [], isExempt: false).isHeld(by: ["a"]))
  }
}
