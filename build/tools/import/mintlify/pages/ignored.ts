import { matchesGlob, readSigns } from '../../shared/match-glob.ts';

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
      if ((isFolder || !isFolderOnly) && matchesGlob(parts, path)) isIgnored = !isNegated;
    return isIgnored;
  };
}

interface Rule {
  readonly parts: readonly string[];
  readonly isNegated: boolean;
  readonly isFolderOnly: boolean;
}

function toRule(line: string): Rule {
  const isNegated = line.startsWith('!');
  const glob = line.replace(/^!/, '').replace(/\/$/, '');
  const isAnchored = glob.replace(/^\//, '').includes('/') || glob.startsWith('/');
  const parts = readSigns(glob.replace(/^\//, ''));
  return { parts: isAnchored ? parts : ['**/', ...parts], isNegated, isFolderOnly: /\/$/.test(line) };
}
