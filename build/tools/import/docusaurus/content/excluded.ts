/** Creates a filter for the globs of the option "exclude": `**`, `*`, `?` and `{a,b}`. */
export function createExcludeFilter(globs: readonly string[]): (path: string) => boolean {
  const patterns = globs.map(toPattern);
  return (path) => patterns.some((pattern) => pattern.test(path));
}

function toPattern(glob: string): RegExp {
  let depth = 0;
  const source = glob.replace(/\*\*\/|\*\*|\*|\?|[{},]|[\\^$.|+()[\]]/g, (sign) => {
    if (sign === '**/') return '(?:.*/)?';
    if (sign === '**') return '.*';
    if (sign === '*') return '[^/]*';
    if (sign === '?') return '[^/]';
    if (sign === '{') {
      depth++;
      return '(?:';
    }
    if (sign === '}' && depth > 0) {
      depth--;
      return ')';
    }
    if (sign === ',') return depth > 0 ? '|' : ',';
    return `\\${sign}`;
  });
  // An unclosed brace is part of a name.
  return depth === 0 ? new RegExp(`^${source}$`) : new RegExp(`^${escapeText(glob)}$`);
}

function escapeText(text: string): string {
  return text.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&');
}
