/** Creates a filter for the patterns of `.mintignore`, which are those of `.gitignore`. */
export function createIgnoreFilter(text: string): (path: string, isFolder: boolean) => boolean {
  const rules = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(toRule);
  return (path, isFolder) => {
    let isIgnored = false;
    for (const { pattern, isNegated, isFolderOnly } of rules)
      if (pattern.test(path) && (isFolder || !isFolderOnly)) isIgnored = !isNegated;
    return isIgnored;
  };
}

function toRule(line: string): {
  readonly pattern: RegExp;
  readonly isNegated: boolean;
  readonly isFolderOnly: boolean;
} {
  const isNegated = line.startsWith('!');
  const glob = line.replace(/^!/, '').replace(/\/$/, '');
  const isAnchored = glob.replace(/^\//, '').includes('/') || glob.startsWith('/');
  const source = glob.replace(/^\//, '').replace(/\*\*\/|\*\*|\*|\?|[.+^${}()|[\]\\]/g, (sign) => {
    if (sign === '**/') return '(?:.*/)?';
    if (sign === '**') return '.*';
    if (sign === '*') return '[^/]*';
    return sign === '?' ? '[^/]' : `\\${sign}`;
  });
  return {
    pattern: new RegExp(`${isAnchored ? '^' : '(?:^|/)'}${source}$`),
    isNegated,
    isFolderOnly: /\/$/.test(line),
  };
}
