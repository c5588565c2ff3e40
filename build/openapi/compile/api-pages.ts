import { hash } from 'node:crypto';
import { messagesKey } from '../../../worker/model/messages/find-messages.ts';
import type { PageMessages } from '../../../worker/model/messages/messages.ts';
import { markdownPath, pathToHref } from '../../../worker/model/path.ts';
import { findLanguage } from '../../../worker/search/languages/find-language.ts';
import { type Dependencies, type Recorded, record } from '../../base/cache/recorder.ts';
import type { ResultCache } from '../../base/cache/result-cache.ts';
import { fingerprint, type Tracker } from '../../base/cache/tracker.ts';
import { type CompiledPage, createPage } from '../../page/compiled-page.ts';
import { type DraftPage, locatePlaces } from '../../page/divide-page.tsx';
import { KnownTexts } from '../../page/search/known-texts.ts';
import { movePlaces } from '../../page/search/search-source.ts';
import { countUnspacedWords } from '../../page/text/count-words.ts';
import { summarize } from '../../page/text/summary.ts';
import { describePage, readContinuation, readSearch, renderMarkdown } from '../../page/visit-page.ts';
import type { ApiWarning, ApiWarnings } from '../core/api-warnings.ts';
import { Cursor } from '../core/references/cursor.ts';
import type { ApiContext } from '../pages/api-context.ts';
import type { SchemaPart } from '../pages/compiled-article.ts';
import type { ApiSources } from './api-sources.ts';
import { compileSubject, type PageContent, type PageSubject } from './page-subjects.ts';
import type { ReferenceHasher } from './reference-hasher.ts';

/** A page with its continuations and parts. */
type RecordedPages = Recorded<readonly CompiledPage[], ApiWarning>;

/** Identifies a page in a cache. Pages with the same key may still differ in the values of their dependencies. */
export interface PageKey {
  readonly key: string;
  readonly dependencies: string;
}

/** The cached pages of a key; null unless they were made with the same dependencies. */
export function findCachedPages(cache: ResultCache | null, page: PageKey): readonly CompiledPage[] | null {
  const cached = cache?.find<RecordedPages>(page.key) ?? null;
  return cached === null || nameDependencies(cached.dependencies) !== page.dependencies ? null : cached.value;
}

/** The same text only for equal dependencies. They are JSON or hashes, without line feeds. */
function nameDependencies(dependencies: Dependencies): string {
  return hash('sha256', dependencies.flat().join('\n'));
}

interface ApiPagesOptions {
  readonly context: ApiContext;
  /** Null without a cache. */
  readonly tracker: Tracker<ApiSources> | null;
  readonly warnings: ApiWarnings;
  readonly hasher: ReferenceHasher;
  readonly cache: ResultCache | null;
}

interface Neighbours {
  readonly parent: string;
  readonly previous: string | null;
  readonly next: string | null;
}

/** Makes the pages of an API one by one, or takes cached ones whose dependencies have not changed. */
export class ApiPages {
  readonly pages: CompiledPage[] = [];
  /** A cache key for each subject; null for a page that cannot be cached. */
  readonly keys: (PageKey | null)[] = [];
  readonly #known: KnownTexts;
  readonly #options: ApiPagesOptions;

  constructor(options: ApiPagesOptions) {
    this.#options = options;
    this.#known = new KnownTexts(findLanguage(options.context.messages.locale));
  }

  add(subject: PageSubject): void {
    const { context, tracker, warnings, hasher, cache } = this.#options;
    // Only with a cache: hashing everything that a page refers to costs as much as many pages.
    const key = cache === null ? null : this.#keyOf(subject);
    const cached = key === null ? null : (cache?.find<RecordedPages>(key) ?? null);
    const current = cached !== null && tracker?.isCurrent(cached.dependencies) === true ? cached : null;
    for (const warning of current?.findings ?? []) warnings.add(warning);
    const made = current ?? record(warnings.recorder, () => this.#make(compileSubject(subject, context)));
    const isCacheable = key !== null && !hasher.foundTooDeep;
    if (isCacheable && current === null) cache?.store(key, made);
    this.pages.push(...made.value);
    this.keys.push(isCacheable ? { key, dependencies: nameDependencies(made.dependencies) } : null);
  }

  #make(content: PageContent): CompiledPage[] {
    const { whole, pages, parts } = content.compiled;
    const [first, ...others] = pages;
    if (first === undefined) return [];
    return [
      this.#firstPage(first, content, others[0]?.path ?? null),
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
    { path, ...first }: DraftPage,
    { compiled, description, extra, isMinor = false, tags = [], tryIt }: PageContent,
    next: string | null,
  ): CompiledPage {
    const { page, pages } = compiled;
    const html = first.html();
    const markdown = renderMarkdown(page, this.#options.context);
    const thin = isMinor && isShort(markdown) ? { isThin: true as const } : {};
    const following = next === null ? {} : { next };
    const entry = {
      ...describePage(page, this.#messages),
      description,
      sidebar: this.#sidebar,
      ...extra,
      ...following,
      ...thin,
    };
    const found = readSearch(page, this.#messages);
    const source = movePlaces(
      { ...found, names: [...found.names, ...tags] },
      locatePlaces(pages.slice(1), this.#messages),
    );
    const made = createPage({ path, entry, html, markdown }, source, this.#known);
    return tryIt === undefined ? made : { ...made, tryIt };
  }

  #continuation({ path, page, html }: DraftPage, whole: string, neighbours: Neighbours): CompiledPage {
    const { title } = page.facts;
    const description = this.#messages.continuation(whole);
    const facts = describePage(page, this.#messages);
    const entry = { ...facts, kind: 'tag', title, description, sidebar: this.#sidebar, ...neighbours } as const;
    const href = pathToHref(this.#options.context.base, markdownPath(neighbours.parent));
    const markdown = `# ${title}\n\n${description} [${whole}](${href})`;
    return createPage({ path, entry, html: html(), markdown }, readContinuation(page, this.#messages), this.#known);
  }

  #partPage({ path, schema, page, ...part }: SchemaPart, whole: string, parent: string): CompiledPage {
    const description = summarize(schema.facts.description) || this.#options.context.messages.reference.partOf(whole);
    const html = part.html();
    const markdown = renderMarkdown(page, this.#options.context);
    const thin = isShort(markdown) ? { isThin: true as const } : {};
    const entry = { ...describePage(page, this.#messages), description, sidebar: this.#sidebar, parent, ...thin };
    return createPage({ path, entry, html, markdown }, readSearch(page, this.#messages), this.#known);
  }

  get #messages(): PageMessages {
    return this.#options.context.messages.page;
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
    return hasher.foundTooDeep ? null : fingerprint(['api page', messagesKey(this.#options.context.messages), text]);
  }
}

/** A schema whose Markdown has fewer words than this and at most one user is better read on the page of that operation. */
const MIN_SCHEMA_WORDS = 60;

function isShort(markdown: string): boolean {
  const { length } = markdown.split(/\s+/, MIN_SCHEMA_WORDS);
  return length < MIN_SCHEMA_WORDS && length + countUnspacedWords(markdown) < MIN_SCHEMA_WORDS;
}
