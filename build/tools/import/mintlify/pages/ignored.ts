/** Creates a filter for the patterns of `.mintignore`, which are those of `.gitignore`. */
export function createIgnoreFilter(text: string): (path: string, isFolder: boolean) => boolean {
  const rules = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(toRule);
  return (path, isFolder) => {
    let isIgnored = false;
    for (const { parts, isNegated, isFolderOnly } of rules)
      if ((isFolder || !isFolderOnly) && matches(parts, path)) isIgnored = !isNegated;
    return isIgnored;
  };
}

interface Rule {
  /** `**`, `*`, `?`, any folders (`**` and a slash), or a character. */
  readonly parts: readonly string[];
  readonly isNegated: boolean;
  readonly isFolderOnly: boolean;
}

function toRule(line: string): Rule {
  const isNegated = line.startsWith('!');
  const glob = line.replace(/^!/, '').replace(/\/$/, '');
  const isAnchored = glob.replace(/^\//, '').includes('/') || glob.startsWith('/');
  const parts = glob.replace(/^\//, '').match(/\*\*\/|\*\*|./gsu) ?? [];
  return { parts: isAnchored ? parts : ['**/', ...parts], isNegated, isFolderOnly: /\/$/.test(line) };
}

/**
 * Whether a path matches. It follows all alternatives at once: the time of a regular expression grows exponentially with
 * the stars of a pattern.
 */
function matches(parts: readonly string[], path: string): boolean {
  const signs = [...path];
  /** For each position in the path, whether the parts so far may end there. */
  let ends = [true, ...signs.map(() => false)];
  for (const part of parts) {
    const starts = ends;
    let isInside = false;
    ends = starts.map((isStart, at) => {
      const sign = signs[at - 1];
      const follows = starts[at - 1] === true;
      if (part === '**/') {
        isInside ||= follows;
        return isStart || (isInside && sign === '/');
      }
      if (part === '**' || part === '*') {
        isInside = isStart || (isInside && (part === '**' || sign !== '/'));
        return isInside;
      }
      return follows && (part === '?' ? sign !== '/' : sign === part);
    });
  }
  return ends.at(-1) === true;
}
