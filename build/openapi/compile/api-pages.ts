import { hash as digest } from 'node:crypto';
import type { SchemaArticle } from '../../../worker/model/api-articles.ts';
import { markdownPath, pathToHref } from '../../../worker/model/path.ts';
import { en } from '../../../worker/model/strings.ts';
import { isObject } from '../../../worker/request/value/json.ts';
import { renderArticle } from '../../../worker/ui/article.tsx';
import type { PartCache } from '../../cache/part-cache.ts';
import { type CompiledPage, createPage } from '../../compiled-page.ts';
import { htmlToText, summarize } from '../../markdown/summary.ts';
import { renderApiMarkdown } from '../../markdown-pages/api-markdown.ts';
import { KnownTexts } from '../../search/known-texts.ts';
import { readApiPage } from '../../search/read-api-page.ts';
import { movePlaces } from '../../search/search-source.ts';
import type { ApiWarnings, Noted, WorkNotes } from '../core/api-warnings.ts';
import type { ApiContext } from '../pages/api-context.ts';
import { type ArticlePage, type CompiledArticle, findMovedIds } from '../pages/compiled-article.ts';
import type { ApiPageArticle } from '../pages/cost/article-cost.ts';
import type { CompiledTryIt } from '../try-it/compile-try-it.ts';
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

/** What a source is compiled to, before it is rendered. */
export interface PageContent {
  readonly compiled: CompiledArticle<ApiPageArticle>;
  /** What search engines show of it. */
  readonly description: string;
  readonly extra?: Partial<CompiledPage['entry']>;
  /** For an operation that can be tried. */
  readonly tryIt?: CompiledTryIt;
  /** Tags that it is found by. */
  readonly tags?: readonly string[];
}

/** A page, those that continue it, and those of its parts. */
type CachedPages = Noted<readonly CompiledPage[]>;

/** Names a page in a cache, and the answers that it was made with: those it can differ in under one key. */
export interface PageKey {
  readonly key: string;
  readonly answers: string;
}

/** The page of a key, with its parts; null unless they were made with the same answers. */
export function findCachedPages(cache: PartCache, { key, answers }: PageKey): readonly CompiledPage[] | null {
  const kept = cache.find<CachedPages>(key);
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

interface Neighbours {
  readonly parent: string;
  readonly previous: string | null;
  readonly next: string | null;
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

  add(source: PageSource, compile: () => PageContent): void {
    const { cache, warnings } = this.#options;
    const key = this.#keyOf(source);
    const kept = key === null ? null : cache.find<CachedPages>(key);
    const made = this.#isCurrent(kept) ? kept : warnings.note(() => this.#make(compile()));
    if (made === kept) warnings.repeat(made);
    else if (key !== null) cache.keep(key, made);
    this.pages.push(...made.value);
    this.keys.push(key === null ? null : { key, answers: stamp(made) });
  }

  #isCurrent(kept: CachedPages | null): kept is CachedPages {
    return kept?.answers.every((answer) => this.#options.directory.stillAnswers(answer)) === true;
  }

  #make(content: PageContent): CompiledPage[] {
    const { whole, pages, parts } = content.compiled;
    const [first, ...others] = pages;
    if (first === undefined) return [];
    return [
      this.#firstPage(first.path, content, others[0]?.path ?? null),
      ...others.map((page, index) => {
        const neighbours = {
          parent: first.path,
          previous: pages[index]?.path ?? null,
          next: pages[index + 2]?.path ?? null,
        };
        return this.#continuation(page, whole.title, neighbours);
      }),
      ...parts.map((part) => this.#partPage(part, whole.title, first.path)),
    ];
  }

  /** Its Markdown and what it is found by are those of the whole article, as programs read on. */
  #firstPage(
    path: string,
    { compiled, description, extra, tags, tryIt }: PageContent,
    next: string | null,
  ): CompiledPage {
    const { whole, pages } = compiled;
    const { kind, title } = whole;
    const html = renderArticle(pages[0]?.article ?? whole, en);
    const thin = isThin(whole, html) ? { isThin: true as const } : {};
    const following = next === null ? {} : { next };
    const entry = { kind, title, description, sidebar: this.#sidebar, ...extra, ...following, ...thin };
    const source = movePlaces(readApiPage(whole, tags), findMovedIds(compiled));
    const markdown = renderApiMarkdown(whole, { base: this.#options.base });
    const page = createPage(path, entry, html, markdown, {
      source,
      known: this.#known,
    });
    return tryIt === undefined ? page : { ...page, tryIt };
  }

  #continuation({ path, article }: ArticlePage<ApiPageArticle>, whole: string, neighbours: Neighbours): CompiledPage {
    const { title } = article;
    const description = en.continuation(whole);
    const entry = { kind: 'tag', title, description, sidebar: this.#sidebar, ...neighbours } as const;
    const href = pathToHref(this.#options.base, markdownPath(neighbours.parent));
    const markdown = `# ${title}\n\n${description} [${whole}](${href})`;
    return createPage(path, entry, renderArticle(article, en), markdown, { known: this.#known });
  }

  #partPage({ path, article }: ArticlePage<SchemaArticle>, whole: string, parent: string): CompiledPage {
    const { kind, title, schema } = article;
    const description = summarize(schema.facts.description) || `A part of ${whole}.`;
    const html = renderArticle(article, en);
    const thin = isThin(article, html) ? { isThin: true as const } : {};
    const entry = { kind, title, description, sidebar: this.#sidebar, parent, ...thin };
    const markdown = renderApiMarkdown(article, { base: this.#options.base });
    const search = { source: readApiPage(article), known: this.#known };
    return createPage(path, entry, html, markdown, search);
  }

  get #sidebar(): string {
    return this.#options.context.config.sidebar;
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

function isThin(article: ApiPageArticle, html: string): boolean {
  if (article.kind !== 'schema' || article.usedBy.length > 1) return false;
  return htmlToText(html).split(/\s+/).length < MIN_SCHEMA_WORDS;
}

function stamp({ answers }: WorkNotes): string {
  return answers.length === 0 ? '' : hash(JSON.stringify(answers));
}

function hash(text: string): string {
  return digest('sha256', text).slice(0, 32);
}
