/** Code with its letters as such: the bundler writes others than those of English as escapes. */
export function withoutEscapes(code: string): string {
  return code.replace(/\\x([\da-f]{2})|\\u([\da-f]{4})/gi, (_, short, long) =>
    String.fromCharCode(Number.parseInt(short ?? long, 16)),
  );
}
