/** Longer patterns are usually generated. A text of this length can take a step at each character in each state. */
const MAX_LENGTH = 300;

const MAX_STATES = 1_000;

/** What a step costs, and reading a character of a pattern. */
const COST = 20;

/** Patterns by their text. Null for those that are not tried. */
const READ = new Map<string, State | null>();
const MAX_READ = 50;

/**
 * A state of a match. It goes on to all of `next` after what its token matches, if it has one, and if what follows
 * matches `ahead`, or does not.
 */
interface State {
  readonly id: number;
  readonly token?: RegExp;
  readonly ahead?: State;
  readonly isNegative?: boolean;
  readonly next: State[];
}

/** Gives a state its number. Throws if there are too many. */
type AddState = (state: Omit<State, 'id'>) => State;

/** Returns the first state of what comes before a state. */
type Part = (next: State) => State;

const END: State = { id: 0, next: [] };

/** A quantifier with its bounds, a lookbehind without groups, the start of a group, an escape, a class, or a character. */
const TOKEN =
  /([*+?]|\{(\d+)(,?)(\d*)\})\??|\(\?<[=!](?:\\.|[^()\\])*\)|\((?:\?(?:[:=!]|<\w+>))?|\\(?:[pPu]\{[^}]*\}|u[dD][89abAB]\w\w\\u\w{4}|u\w{4}|x\w\w|c?.)|\[(?:\\.|[^\]\\])*\]|./gsu;

/**
 * Whether a text matches a pattern from an API description, or null if that takes more steps than `work` has left, or
 * the pattern has something that no finite automaton can do. Descriptions are untrusted, and a regular expression may
 * try more ways through a text than there are atoms. Here, a state is tried once at each character.
 */
export function matchesPattern(text: string, pattern: string, work: { matched: number }): boolean | null {
  if (pattern.length > MAX_LENGTH || text.length > MAX_LENGTH) return null;
  work.matched -= COST * pattern.length;
  const known = READ.get(pattern);
  const start = known === undefined ? readPattern(pattern) : known;
  if (READ.size > MAX_READ) READ.clear();
  READ.set(pattern, start);
  const starts = [0];
  for (const character of text) starts.push((starts.at(-1) ?? 0) + character.length);
  try {
    return start && leadsToEnd(start, starts, text, work);
  } catch {
    return null;
  }
}

/** Throws if there are too few steps. */
function leadsToEnd(start: State, positions: readonly number[], text: string, work: { matched: number }): boolean {
  const tried = new Set<number>();
  const states = positions.map(() => start);
  const left = [...positions].reverse();
  for (let state = states.pop(); state !== undefined; state = states.pop()) {
    const position = left.pop() ?? 0;
    if (state === END) return true;
    const { id, token, ahead, isNegative = false, next } = state;
    const step = id * (MAX_LENGTH + 1) + position;
    if (tried.has(step)) continue;
    tried.add(step);
    work.matched -= COST;
    // Too many steps: whether it matches stays unknown.
    if (work.matched < 0) throw new Error();
    if (token !== undefined) {
      token.lastIndex = position;
      if (!token.test(text)) continue;
    }
    if (ahead !== undefined && leadsToEnd(ahead, [position], text, work) === isNegative) continue;
    for (const after of next) {
      states.push(after);
      left.push(token?.lastIndex ?? position);
    }
  }
  return false;
}

/** What Unicode patterns do not escape, but many authors do: `\-` outside of a class, `\@`. */
const NEEDLESS = /[^\p{L}\p{N}^$\\.*+?()[\]{}|/-]/u;

function withoutNeedlessEscapes(pattern: string): string {
  return pattern.replace(/\[(?:\\.|[^\]\\])*\]|\\(.)/gsu, (token, escaped?: string) =>
    escaped === undefined
      ? token.replace(/\\(.)/gsu, (pair, inner: string) => (NEEDLESS.test(inner) ? inner : pair))
      : escaped === '-' || NEEDLESS.test(escaped)
        ? escaped
        : token,
  );
}

/** The first state of a pattern, or null. */
function readPattern(written: string): State | null {
  if (/\\[1-9k]/.test(written)) return null;
  const pattern = withoutNeedlessEscapes(written);
  try {
    // Finds all mistakes, and compiles nothing until it is used.
    new RegExp(pattern, 'u');
    let id = 0;
    const tokens = [...pattern.matchAll(TOKEN)].reverse();
    return readAlternatives(tokens, (state) => {
      id++;
      // Too many states: the pattern is not read.
      if (id > MAX_STATES) throw new Error();
      return { id, ...state };
    })(END);
  } catch {
    return null;
  }
}

/** The alternatives up to the end of a group. */
function readAlternatives(tokens: RegExpExecArray[], add: AddState): Part {
  const branches: Part[][] = [[]];
  for (;;) {
    const branch = branches.at(-1) ?? [];
    const [token = ')', quantifier, least, comma, most] = tokens.pop() ?? [];
    if (quantifier) {
      const min = Number(least ?? (quantifier === '+' ? 1 : 0));
      const max = quantifier === '?' ? 1 : comma === '' ? min : Number(most || MAX_LENGTH + 1);
      const part = branch.pop();
      if (part !== undefined) branch.push((next) => repeat(part, [min, max], next, add));
    } else if (token === ')') {
      return (next) => add({ next: branches.map((parts) => parts.reduceRight((after, part) => part(after), next)) });
    } else if (token === '|') {
      branches.push([]);
    } else if (/^\((?!\?<[=!])/.test(token)) {
      const group = readAlternatives(tokens, add);
      const isNegative = token === '(?!';
      branch.push(
        isNegative || token === '(?=' ? (next) => add({ ahead: group(END), isNegative, next: [next] }) : group,
      );
    } else {
      const one = new RegExp(token, 'uy');
      branch.push((next) => add({ token: one, next: [next] }));
    }
  }
}

/** A part that is repeated. No text is long enough to tell more repetitions than it has characters from any number. */
function repeat(part: Part, [min, max]: readonly [number, number], next: State, add: AddState): State {
  let state = next;
  if (max > MAX_LENGTH) {
    state = add({ next: [next] });
    state.next.push(part(state));
  } else for (let count = min; count < max; count++) state = add({ next: [part(state), next] });
  for (let count = 0; count < min; count++) state = part(state);
  return state;
}
