/** Removes the common indentation of lines. */
export function dedent(lines: readonly string[]): string[] {
  const depths = lines.filter((line) => line.trim() !== '').map(depthOf);
  const depth = depths.reduce((least, next) => Math.min(least, next), Number.POSITIVE_INFINITY);
  return lines.map((line) => (Number.isFinite(depth) ? line.slice(Math.min(depth, depthOf(line))) : line));
}

function depthOf(line: string): number {
  return line.length - line.trimStart().length;
}
