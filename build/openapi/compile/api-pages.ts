import { hash as digest } from 'node:crypto';
import { markdownPath, pathToHref } from '../../../worker/model/path.ts';
import type { SafeHtml } from '../../../worker/model/safe-html.ts';
import { en } from '../../../worker/model/strings.ts';
import type { PartCache } from '../../cache/part-cache.ts';
import { type CompiledPage, createPage } from '../../compiled-page.ts';
import { htmlToText } from '../../markdown/summary.ts';
import { type ApiPageArticle, renderApiTwin } from '../../markdown-twin/api-twins.ts';
import { KnownTexts } from '../../search/known-texts.ts';
import { readApiPage } from '../../search/read-api-page.ts';
import { movePlaces } from '../../search/search-source.ts';
import type { ApiWarnings, Noted, WorkNotes } from '../core/api-warnings.ts';
import { isObject } from '../core/json.ts';
import type { ApiContext } from '../pages/api-context.ts';
import { type PagePiece, splitPage } from '../pages/split/split-page.tsx';
import type { ApiDirectory } from './api-directory.ts';
import { ReferenceHasher } from './reference-hasher.ts';

/** Where a page comes from: all that can change it, besides the facts of the whole API and what it asks the directory. */
export interface PageSource {
  readonly path: string;
  /** Values of the description; what they refer to counts too. */
  readonly values: readonly unknown[];
  /** Anything else, as JSON can say it. */
  readonly given: unknown;
}

/** What is compiled of a page before it is stored. */
export interface PageContent {
  readonly path: string;
  readonly article: ApiPageArticle;
  readonly html: SafeHtml;
  /** Elements that the HTML has, where they have been counted. */
  readonly weight?: number;
  readonly description: string;
  readonly extra?: Partial<CompiledPage['entry']>;
  /** Tags that it is found by. */
  readonly tags?: readonly string[];
}

/** A page, and those of its parts that did not fit. */
type KeptPages = Noted<readonly CompiledPage[]>;

/** Names a page in a cache, and the answers that it was made with: those it can differ in under one key. */
export interface PageKey {
  readonly key: string;
  readonly answers: string;
}

/** The page of a key, with its parts; null unless they were made with the same answers. */
export function findKeptPages(cache: PartCache, { key, answers }: PageKey): readonly CompiledPage[] | null {
  const kept = cache.find<KeptPages>(key);
  return kept === null || stamp(kept) !== answers ? null : kept.value;
}

export interface ApiPagesOptions {
  readonly context: ApiContext;
  readonly directory: ApiDirectory;
  readonly warnings: ApiWarnings;
  readonly base: string;
  /** Whatever else every page is compiled with. */
  readonly settings: unknown;
  readonly cache: PartCache;
}

/** What the description says of operations and definitions; a page reads its own part, and what that refers to. */
const PARTS = new Set(['paths', 'webhooks', 'x-webhooks', 'components', 'x-external']);

/** Makes the pages of an API one after the other, or takes those that were made of the same before. */
export class ApiPages {
  readonly pages: CompiledPage[] = [];
  /** Where the cache has them, a key for each source; null for a page that cannot be kept. */
  readonly keys: (PageKey | null)[] = [];
  readonly #known = new KnownTexts();
  readonly #options: ApiPagesOptions;
  readonly #hasher: ReferenceHasher;
  /** Of what every page may read; null when it cannot be told. */
  readonly #facts: string | null;

  constructor(options: ApiPagesOptions) {
    const root = options.context.root.object;
    this.#options = options;
    this.#hasher = new ReferenceHasher(root);
    const shared = Object.entries(root).filter(([key]) => !PARTS.has(key));
    const schemes = isObject(root.components) ? root.components.securitySchemes : undefined;
    this.#facts = this.#hasher.hash(shared, schemes, options.settings);
  }

  add(source: PageSource, compile: () => readonly PageContent[]): void {
    const { cache, warnings } = this.#options;
    const key = this.#keyOf(source);
    const kept = key === null ? null : cache.find<KeptPages>(key);
    const made = this.#isCurrent(kept) ? kept : warnings.note(() => this.#make(compile));
    if (made === kept) warnings.repeat(made);
    else if (key !== null) cache.keep(key, made);
    this.pages.push(...made.value);
    this.keys.push(key === null ? null : { key, answers: stamp(made) });
  }

  #isCurrent(kept: KeptPages | null): kept is KeptPages {
    return kept?.answers.every((answer) => this.#options.directory.stillAnswers(answer)) === true;
  }

  #make(compile: () => readonly PageContent[]): CompiledPage[] {
    const { context, base } = this.#options;
    const contents = compile();
    const taken = new Set(contents.map(({ path }) => path));
    return contents.flatMap(({ path, article, html, weight, description, extra, tags }) => {
      const { kind, title } = article;
      const [first, ...others] = splitPage({ path, title, html, weight }, taken, base);
      const next = others[0] === undefined ? {} : { next: others[0].path };
      const thin = isThin(article, html) ? { isThin: true as const } : {};
      const entry = { kind, title, description, sidebar: context.config.sidebar, ...extra, ...next, ...thin };
      const moved = new Map(others.flatMap((piece) => piece.ids.map((id) => [id, piece.path] as const)));
      const search = { source: movePlaces(readApiPage(article, tags), moved), known: this.#known };
      // The Markdown of the first has all, as programs read on.
      const page = createPage(path, entry, first?.html ?? html, renderApiTwin(article, { base }), search);
      return [page, ...others.map((piece, index) => this.#toPage(piece, page, others[index - 1], others[index + 1]))];
    });
  }

  /** A page that goes on where another one was too long. */
  #toPage(piece: PagePiece, { path, entry }: CompiledPage, before?: PagePiece, behind?: PagePiece): CompiledPage {
    const { context, base } = this.#options;
    const description = en.continuation(entry.title);
    const own = {
      kind: 'tag',
      title: piece.title,
      description,
      sidebar: context.config.sidebar,
      parent: path,
    } as const;
    const neighbours = { previous: before?.path ?? path, next: behind?.path ?? null };
    const markdown = `# ${piece.title}\n\n${description} [${entry.title}](${pathToHref(base, markdownPath(path))})`;
    const page = createPage(piece.path, { ...own, ...neighbours }, piece.html, markdown, { known: this.#known });
    return { ...page, movedIds: piece.ids };
  }

  #keyOf({ path, values, given }: PageSource): string | null {
    const content = this.#hasher.hash(...values);
    if (content === null || this.#facts === null) return null;
    const parts = JSON.stringify(['api page', path, given, content, this.#facts]);
    return hash(parts);
  }
}

/** Fewer words on a page that one operation uses at most are better read there. */
const MIN_SCHEMA_WORDS = 60;

function isThin(article: PageContent['article'], html: string): boolean {
  if (article.kind !== 'schema' || article.usedBy.length > 1) return false;
  return htmlToText(html).split(/\s+/).length < MIN_SCHEMA_WORDS;
}

function stamp({ answers }: WorkNotes): string {
  return answers.length === 0 ? '' : hash(JSON.stringify(answers));
}

function hash(text: string): string {
  return digest('sha256', text).slice(0, 32);
}
