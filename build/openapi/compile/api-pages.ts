import type { SchemaArticle } from '../../../worker/model/api-articles.ts';
import { markdownPath, pathToHref } from '../../../worker/model/path.ts';
import { renderArticle } from '../../../worker/ui/article.tsx';
import { fingerprint } from '../../cache/questions.ts';
import { findCurrent, NO_CACHE, type ResultCache } from '../../cache/result-cache.ts';
import { type CompiledPage, createPage } from '../../compiled-page.ts';
import { htmlToText, summarize } from '../../markdown/summary.ts';
import { renderApiMarkdown } from '../../markdown-pages/api-markdown.ts';
import { KnownTexts } from '../../search/known-texts.ts';
import { readApiPage, readContinuation } from '../../search/read-api-page.ts';
import { movePlaces } from '../../search/search-source.ts';
import type { ApiWarnings, Noted } from '../core/api-warnings.ts';
import { Cursor } from '../core/cursor.ts';
import type { ApiContext } from '../pages/api-context.ts';
import { type ArticlePage, findMovedIds } from '../pages/compiled-article.ts';
import type { ApiPageArticle } from '../pages/cost/article-cost.ts';
import type { ApiQuestions } from './api-questions.ts';
import { compileSubject, type PageContent, type PageSubject } from './page-subjects.ts';
import type { ReferenceHasher } from './reference-hasher.ts';

/** A page with its continuations and parts. */
type CachedPages = Noted<readonly CompiledPage[]>;

/** Identifies a page in a cache. Pages with the same key may still differ in the answers they rely on. */
export interface PageKey {
  readonly key: string;
  readonly answers: string;
}

/** The cached pages of a key; null unless they were made with the same answers. */
export function findCachedPages(cache: ResultCache, { key, answers }: PageKey): readonly CompiledPage[] | null {
  const cached = cache.find<CachedPages>(key);
  return cached === null || fingerprint(cached.answers) !== answers ? null : cached.value;
}

interface ApiPagesOptions {
  readonly context: ApiContext;
  readonly questions: ApiQuestions;
  readonly warnings: ApiWarnings;
  readonly hasher: ReferenceHasher;
  readonly cache: ResultCache;
}

interface Neighbours {
  readonly parent: string;
  readonly previous: string | null;
  readonly next: string | null;
}

/** Makes the pages of an API one by one, or takes cached ones whose questions still have the same answers. */
export class ApiPages {
  readonly pages: CompiledPage[] = [];
  /** A cache key for each subject; null for a page that cannot be cached. */
  readonly keys: (PageKey | null)[] = [];
  readonly #known = new KnownTexts();
  readonly #options: ApiPagesOptions;

  constructor(options: ApiPagesOptions) {
    this.#options = options;
  }

  add(subject: PageSubject): void {
    const { context, questions, warnings, hasher, cache } = this.#options;
    // Only with a cache: hashing everything that a page refers to costs as much as many pages.
    const key = cache === NO_CACHE ? null : this.#keyOf(subject);
    const current = key === null ? null : findCurrent<CachedPages>(cache, key, questions);
    const made = current ?? warnings.note(() => this.#make(compileSubject(subject, context)));
    const isCacheable = key !== null && !hasher.foundTooDeep;
    if (current !== null) warnings.repeat(current);
    else if (isCacheable) cache.store(key, made);
    this.pages.push(...made.value);
    this.keys.push(isCacheable ? { key, answers: fingerprint(made.answers) } : null);
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

  /**
   * The Markdown and the search data of the first page cover the whole article, because programs do not follow
   * continuations.
   */
  #firstPage(
    path: string,
    { compiled, description, extra, tags, tryIt }: PageContent,
    next: string | null,
  ): CompiledPage {
    const { whole, pages } = compiled;
    const { kind, title } = whole;
    const html = renderArticle(pages[0]?.article ?? whole, this.#options.context.messages.page);
    const thin = isThin(whole, html) ? { isThin: true as const } : {};
    const following = next === null ? {} : { next };
    const entry = { kind, title, description, sidebar: this.#sidebar, ...extra, ...following, ...thin };
    const source = movePlaces(readApiPage(whole, this.#options.context.messages.page, tags), findMovedIds(compiled));
    const markdown = renderApiMarkdown(whole, this.#options.context);
    const page = createPage({ path, entry, html, markdown }, source, this.#known);
    return tryIt === undefined ? page : { ...page, tryIt };
  }

  #continuation({ path, article }: ArticlePage<ApiPageArticle>, whole: string, neighbours: Neighbours): CompiledPage {
    const { title } = article;
    const description = this.#options.context.messages.page.continuation(whole);
    const entry = { kind: 'tag', title, description, sidebar: this.#sidebar, ...neighbours } as const;
    const href = pathToHref(this.#options.context.base, markdownPath(neighbours.parent));
    const markdown = `# ${title}\n\n${description} [${whole}](${href})`;
    const html = renderArticle(article, this.#options.context.messages.page);
    return createPage(
      { path, entry, html, markdown },
      readContinuation(article, this.#options.context.messages.page),
      this.#known,
    );
  }

  #partPage({ path, article }: ArticlePage<SchemaArticle>, whole: string, parent: string): CompiledPage {
    const { kind, title, schema } = article;
    const description = summarize(schema.facts.description) || this.#options.context.messages.reference.partOf(whole);
    const html = renderArticle(article, this.#options.context.messages.page);
    const thin = isThin(article, html) ? { isThin: true as const } : {};
    const entry = { kind, title, description, sidebar: this.#sidebar, parent, ...thin };
    const markdown = renderApiMarkdown(article, this.#options.context);
    return createPage(
      { path, entry, html, markdown },
      readApiPage(article, this.#options.context.messages.page),
      this.#known,
    );
  }

  get #sidebar(): string {
    return this.#options.context.config.sidebar;
  }

  /**
   * The cache key of a subject: its data, and the parts of the description with everything they refer to. Null if
   * something is nested too deep.
   */
  #keyOf(subject: PageSubject): string | null {
    const { hasher } = this.#options;
    const text = JSON.stringify(subject, (_key, value: unknown) =>
      value instanceof Cursor ? [value.pointer, hasher.hash(value.value, value.overrides)] : value,
    );
    return hasher.foundTooDeep ? null : fingerprint(['api page', this.#options.context.messages.locale, text]);
  }
}

/** A schema with fewer words than this and at most one user is better read on the page of that operation. */
const MIN_SCHEMA_WORDS = 60;

function isThin(article: ApiPageArticle, html: string): boolean {
  if (article.kind !== 'schema' || article.usedBy.length > 1) return false;
  return htmlToText(html).split(/\s+/).length < MIN_SCHEMA_WORDS;
}
