import { editDistance } from './edit-distance.ts';
import { nameTerm, operationTermOf } from './names.ts';
import type { ParsedQuery, QueryTerm } from './parse-query.ts';
import type { TermEntry, TermStore } from './term-store.ts';
import type { WordGroups } from './word-groups.ts';
import { toStem } from './words.ts';

/** A way in which pages can answer to a part of a query. */
export interface Match {
  /** One entry, or several that a page must have together. */
  readonly entries: readonly TermEntry[];
  /** Slots of the query that it fills: its terms in order, then its paths. */
  readonly slots: readonly number[];
  /** What a page is given for it, as a share of what the very word is worth. */
  readonly share: number;
  /** It is what was typed, and not something near. */
  readonly isExact: boolean;
}

/** A query with all that may answer it. */
export interface ExpandedQuery {
  readonly matches: readonly Match[];
  readonly slotCount: number;
  /** The query with its typing faults mended, or null when it has none. */
  readonly mended: string | null;
}

const SHARES = {
  path: 3,
  pathPrefix: 1.5,
  joined: 1.2,
  /** Words that were typed as one name, and are one in the page. */
  typedName: 2.5,
  /** All of the query is the name of something. */
  name: 1,
  /** The same after typing faults were mended, the last word finished, or with another word for one of them. */
  nearName: 0.8,
  exact: 1,
  ownWord: 0.85,
  usualWord: 0.5,
  /** At least, for the beginning of a word; more the more of it was typed. */
  prefix: 0.35,
  /** By number of typing faults. */
  typo: [1, 0.6, 0.35],
  split: 0.8,
} as const;

/** How many terms stand for a beginning, and for a word that is not known. */
const MAX_PREFIX_TERMS = 16;
const MAX_TYPO_TERMS = 6;
const MAX_PATH_TERMS = 16;

/** Of this many letters on, a word may have one fault, and two. */
const MIN_TYPO_LENGTHS = [4, 8] as const;
const MIN_SPLIT_LENGTH = 3;

/** Finds the terms of the index that a query means. */
export async function expandQuery(query: ParsedQuery, store: TermStore, groups: WordGroups): Promise<ExpandedQuery> {
  const matches: Match[] = [];
  const known = new Set<number>();
  const add = (entries: readonly TermEntry[], slots: readonly number[], share: number, isExact = false): void => {
    matches.push({ entries, slots, share, isExact });
    for (const slot of slots) known.add(slot);
  };
  for (const [slot, { stem }] of query.terms.entries()) {
    const entry = await store.find(stem);
    if (entry !== null) add([entry], [slot], SHARES.exact, true);
  }
  for (const { joined, terms, wordCount, isName } of query.spans) {
    const entry = wordCount === 1 ? null : await store.find(joined.stem);
    if (entry !== null) add([entry], terms, isName ? SHARES.typedName : SHARES.joined, true);
    for (const { terms: other, isOwn } of groups.find(joined.stem)) {
      const entries = await findAll(
        other.map(({ stem }) => stem),
        store,
      );
      if (entries !== null) add(entries, terms, isOwn ? SHARES.ownWord : SHARES.usualWord);
    }
  }
  for (const [index, { candidates }] of query.paths.entries()) {
    const slot = query.terms.length + index;
    for (const { entry, share } of await findPaths(candidates, query.method, store)) add([entry], [slot], share);
  }
  const mended = new Map<string, string>();
  /** The stems that stand for those that the index does not have. */
  const nearest = new Map<string, string>();
  for (const [slot, term] of query.terms.entries()) {
    const isKnown = known.has(slot);
    const beginnings = term.isLast || !isKnown ? await findBeginnings(term, store) : [];
    for (const { entry, share } of beginnings) add([entry], [slot], share);
    if (!isKnown && beginnings[0] !== undefined) nearest.set(term.stem, beginnings[0].entry.stem);
    if (known.has(slot)) continue;
    const near = await findNear(term, store);
    for (const { entry, share } of near) add([entry], [slot], share);
    if (near[0] !== undefined) {
      mended.set(term.written, near[0].surface);
      nearest.set(term.stem, near[0].entry.stem);
    } else for (const entries of await splitWord(term, store)) add(entries, [slot], SHARES.split);
  }
  const name = query.name.map((stem) => nearest.get(stem) ?? stem);
  for (const stems of [name, ...withOtherWord(name, groups)]) {
    const term = nameTerm(stems);
    const entry = term === null ? null : await store.find(term);
    const isTyped = stems === name && nearest.size === 0;
    if (entry !== null) add([entry], [...query.terms.keys()], isTyped ? SHARES.name : SHARES.nearName);
  }
  return { matches, slotCount: query.terms.length + query.paths.length, mended: mendQuery(query, mended) };
}

/** A name with one of its words said otherwise: `create invoice`, `add invoice`. */
function withOtherWord(stems: readonly string[], groups: WordGroups): string[][] {
  return stems.flatMap((stem, index) =>
    groups
      .find(stem)
      .flatMap(({ terms: [term, ...rest] }) =>
        term === undefined || rest.length > 0 ? [] : [stems.with(index, term.stem)],
      ),
  );
}

async function findAll(stems: readonly string[], store: TermStore): Promise<TermEntry[] | null> {
  const entries: TermEntry[] = [];
  for (const stem of stems) {
    const entry = await store.find(stem);
    if (entry === null) return null;
    entries.push(entry);
  }
  return entries;
}

interface NearTerm {
  readonly entry: TermEntry;
  readonly share: number;
  readonly surface: string;
}

/** The first of a path's forms that the index has: with its method, for any method, as the beginning of longer ones. */
async function findPaths(
  candidates: readonly string[],
  method: string | null,
  store: TermStore,
): Promise<{ entry: TermEntry; share: number }[]> {
  for (const candidate of candidates) {
    const own = method === null ? null : await store.find(operationTermOf(method, candidate));
    const any = await store.find(candidate);
    const found = [own, any].flatMap((entry) => (entry === null ? [] : [{ entry, share: SHARES.path }]));
    if (found.length > 0) return found;
  }
  const [written = '/'] = candidates;
  const found: { entry: TermEntry; share: number }[] = [];
  if (written === '/') return found;
  for await (const entry of store.withPrefix(written)) {
    found.push({ entry, share: SHARES.pathPrefix });
    if (found.length === MAX_PATH_TERMS) break;
  }
  return found;
}

/** Terms that begin with what was typed. Stems may be shorter than that: `invoic` for `invoici`. */
async function findBeginnings({ surface, stem }: QueryTerm, store: TermStore): Promise<NearTerm[]> {
  const found: NearTerm[] = [];
  // What a stemmer takes away or changes is at the end.
  const common = surface.slice(0, Math.max(2, Math.min(surface.length, stem.length) - 2));
  for await (const entry of store.withPrefix(common)) {
    if (entry.stem === stem) continue;
    const word = entry.surfaces.find((candidate) => candidate.startsWith(surface));
    if (word === undefined) continue;
    const typed = surface.length / word.length;
    found.push({ entry, surface: word, share: SHARES.prefix + (1 - SHARES.prefix) * typed * typed });
  }
  return found.sort((a, b) => b.share - a.share || b.entry.pageCount - a.entry.pageCount).slice(0, MAX_PREFIX_TERMS);
}

/** Terms that a word with typing faults may be meant for. The first letter counts as right: only its terms are read. */
async function findNear({ surface }: QueryTerm, store: TermStore): Promise<NearTerm[]> {
  const limit = MIN_TYPO_LENGTHS.filter((length) => surface.length >= length).length;
  if (limit === 0) return [];
  const found: (NearTerm & { distance: number })[] = [];
  for await (const entry of store.withPrefix(surface.slice(0, 1))) {
    let best: { surface: string; distance: number } | null = null;
    for (const candidate of entry.surfaces) {
      const distance = editDistance(surface, candidate, limit);
      if (distance <= limit && (best === null || distance < best.distance)) best = { surface: candidate, distance };
    }
    if (best !== null) found.push({ entry, ...best, share: SHARES.typo[best.distance] ?? 0 });
  }
  found.sort((a, b) => a.distance - b.distance || b.entry.pageCount - a.entry.pageCount);
  // When one fault explains the word, two are not assumed.
  return found.filter(({ distance }) => distance === found[0]?.distance).slice(0, MAX_TYPO_TERMS);
}

/** `salesinvoice` as `sales` and `invoice`. */
async function splitWord({ surface }: QueryTerm, store: TermStore): Promise<TermEntry[][]> {
  for (let at = MIN_SPLIT_LENGTH; at <= surface.length - MIN_SPLIT_LENGTH; at++) {
    const entries = await findAll([surface.slice(0, at), surface.slice(at)].map(toStem), store);
    if (entries !== null) return [entries];
  }
  return [];
}

function mendQuery({ terms }: ParsedQuery, mended: ReadonlyMap<string, string>): string | null {
  return mended.size === 0 ? null : terms.map(({ written }) => mended.get(written) ?? written).join(' ');
}
