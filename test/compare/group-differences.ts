import type { Difference } from './find-differences.ts';

/** The same change of several entries. */
interface Group {
  readonly title: string;
  count: number;
  /** Entries with it, the last of which is `entry`. */
  entries: number;
  entry: string;
  readonly examples: string[];
}

const MAX_EXAMPLES = 3;
const MAX_GROUPS = 40;
const MAX_LENGTH = 300;

/** Differences by what differs and how. */
export class DifferenceGroups {
  readonly #groups = new Map<string, Map<string, Group>>();

  add({ site, type, name, fact, change, excerpt }: Difference): void {
    const what = `${type}: ${fact}`;
    const groups = this.#groups.get(what) ?? new Map<string, Group>();
    this.#groups.set(what, groups);
    const group = groups.get(change) ?? { title: shorten(change), count: 0, entries: 0, entry: '', examples: [] };
    groups.set(change, group);
    group.count += 1;
    const entry = `${site} ${name}`;
    if (group.entry === entry) return;
    group.entry = entry;
    group.entries += 1;
    if (group.examples.length < MAX_EXAMPLES) group.examples.push(`${entry}  ${shorten(excerpt)}`);
  }

  get isEmpty(): boolean {
    return this.#groups.size === 0;
  }

  /** The most common changes first. */
  *describe(): Generator<string> {
    for (const [what, groups] of [...this.#groups].sort()) {
      const sorted = [...groups.values()].sort((a, b) => b.entries - a.entries);
      yield `\n${what}: ${count(total(sorted), 'difference')}, ${count(sorted.length, 'change')}`;
      for (const group of sorted.slice(0, MAX_GROUPS)) {
        const often = group.count > group.entries ? ` (${group.count.toLocaleString('en')} times)` : '';
        yield `  ${group.entries.toLocaleString('en')} × ${group.title}${often}`;
        for (const example of group.examples) yield `      ${example}`;
      }
      const rest = sorted.slice(MAX_GROUPS);
      if (rest.length > 0) yield `  and ${count(rest.length, 'more change')} in ${count(total(rest), 'place')}`;
    }
  }
}

function total(groups: readonly Group[]): number {
  return groups.reduce((sum, group) => sum + group.count, 0);
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;
}

/** On one line, without the middle of a long text. */
function shorten(text: string): string {
  const line = text.replaceAll('\n', '↵');
  const half = MAX_LENGTH / 2;
  return line.length <= MAX_LENGTH ? line : `${line.slice(0, half)} … ${line.slice(-half)}`;
}
