/** `**`, `*`, `?`, any folders (`**` and a slash), a character, or alternatives. */
export type GlobPart = string | readonly (readonly GlobPart[])[];

/** More braces inside one another are part of a name. */
const MAX_DEPTH = 20;

/** The parts of a glob, in which `{a,b}` has alternatives. An unclosed brace is part of a name. */
export function readGlob(glob: string): readonly GlobPart[] {
  const signs = readSigns(glob);
  const open: GlobPart[][][] = [[[]]];
  for (const sign of signs) {
    const alternatives = open.at(-1) ?? [];
    if (sign === '{') open.push([[]]);
    else if (sign === ',' && open.length > 1) alternatives.push([]);
    else if (sign === '}' && open.length > 1) {
      open.pop();
      open.at(-1)?.at(-1)?.push(alternatives);
    } else alternatives.at(-1)?.push(sign);
    if (open.length > MAX_DEPTH) return signs;
  }
  return open.length === 1 ? (open[0]?.[0] ?? []) : signs;
}

/** The parts of a glob without alternatives. */
export function readSigns(glob: string): readonly string[] {
  return glob.match(/\*\*\/|\*\*|./gsu) ?? [];
}

/**
 * Whether a path matches. It follows all alternatives at once: the time of a regular expression grows exponentially with
 * the stars of a pattern.
 */
export function matchesGlob(parts: readonly GlobPart[], path: string): boolean {
  const signs = [...path];
  return follow(parts, [true, ...signs.map(() => false)], signs).at(-1) === true;
}

/** For each position in a path, whether the parts may end there. `starts`: whether they may begin there. */
function follow(parts: readonly GlobPart[], starts: readonly boolean[], signs: readonly string[]): readonly boolean[] {
  return parts.reduce((before, part) => {
    if (typeof part === 'string') return followSign(part, before, signs);
    const ends = part.map((alternative) => follow(alternative, before, signs));
    return before.map((_, at) => ends.some((end) => end[at] === true));
  }, starts);
}

function followSign(part: string, starts: readonly boolean[], signs: readonly string[]): readonly boolean[] {
  let isInside = false;
  return starts.map((isStart, at) => {
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
