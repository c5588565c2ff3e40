/** What the kind of a page decides, besides its article. */
interface KindFacts {
  /** Its letter in the search index, in lower case. */
  readonly letter: string;
  /** Its group of search results. */
  readonly results: 'api' | 'guides' | 'operations';
  /** Its rank in search: a share of the weight of its words. */
  readonly share: number;
  /** The stylesheet that its pages load in addition to the site's (`build/release/bundle/stylesheets.ts`). */
  readonly styles?: 'api' | 'cards' | 'landing' | 'overview';
  /** Type of its structured data (schema.org). */
  readonly type?: 'APIReference' | 'TechArticle' | 'WebAPI' | 'WebSite';
  /** Whether it only lists other pages, so that the full text omits it. */
  readonly isList?: true;
}

/**
 * Every kind of page, a line each. Guides explain, and have fewer names than operations. Pages that only link to others, or
 * repeat operations, come after pages with answers.
 */
const KINDS = {
  landing: { letter: 'l', results: 'guides', share: 0.5, styles: 'landing', type: 'WebSite', isList: true },
  guide: { letter: 'g', results: 'guides', share: 1.5, type: 'TechArticle' },
  category: { letter: 'c', results: 'guides', share: 0.6, styles: 'cards', isList: true },
  news: { letter: 'n', results: 'guides', share: 0.6, isList: true },
  api: { letter: 'a', results: 'api', share: 0.9, styles: 'overview', type: 'WebAPI' },
  tag: { letter: 't', results: 'api', share: 0.8, styles: 'overview', isList: true },
  operation: { letter: 'o', results: 'operations', share: 1.06, styles: 'api', type: 'APIReference' },
  schema: { letter: 's', results: 'api', share: 0.45, styles: 'api' },
} satisfies Readonly<Record<string, KindFacts>>;

export type PageKind = keyof typeof KINDS;

/** The content of a frame: a page, or a response that the worker makes: `error` (such as the 404) or `search` results. */
export type FrameKind = PageKind | 'error' | 'search';

// One export for each fact: a bundle has only those that it uses (build/release/bundle/provided-modules.ts).

export const SEARCH_LETTERS = column('letter');
export const GUIDE_KINDS: readonly FrameKind[] = kindsWhere(({ results }) => results === 'guides');
export const GUIDE_LETTERS = kindsWhere(({ results }) => results === 'guides').map((kind) => KINDS[kind].letter);
export const SEARCH_SHARES = column('share');
export const RESULT_GROUPS = column('results');
export const KIND_STYLES = column('styles');
export const DATA_TYPES: Readonly<Partial<Record<FrameKind, KindFacts['type']>>> = column('type');
export const LISTS = kindsWhere(({ isList }) => isList === true);
/** Pages that introduce the site, so that they need no breadcrumbs. */
export const HOMES: readonly FrameKind[] = kindsWhere(({ type }) => type === 'WebSite');

function column<Name extends keyof KindFacts>(name: Name): Readonly<Record<PageKind, KindFacts[Name]>> {
  const members = listKinds().map(([kind, facts]) => [kind, facts[name]] as const);
  return Object.fromEntries(members) as Record<PageKind, KindFacts[Name]>;
}

function kindsWhere(holds: (facts: KindFacts) => boolean): readonly PageKind[] {
  return listKinds().flatMap(([kind, facts]) => (holds(facts) ? [kind] : []));
}

function listKinds(): [PageKind, KindFacts][] {
  return Object.entries(KINDS) as [PageKind, KindFacts][];
}
