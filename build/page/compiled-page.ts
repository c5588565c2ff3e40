import type { SafeHtml } from '../../worker/model/markup/safe-html.ts';
import type { PageFacts } from '../../worker/model/records/manifest.ts';
import { findLanguage } from '../../worker/search/languages/find-language.ts';
import { Memo, memoize } from '../base/cache/memo.ts';
import type { Page, RenderContext } from './page.ts';
import type { IdentifiedHeading } from './prose/share-ids.ts';
import { type AnalyzedPage, analyzePage } from './search/analyze-page.ts';
import { KnownTexts } from './search/known-texts.ts';
import type { SearchSource } from './search/search-source.ts';
import { describePage, draftHtml, readSearch, renderMarkdown } from './visit-page.ts';

/** A page ready to be stored: its manifest entry, and its article as HTML and Markdown. */
export interface CompiledPage {
  readonly path: string;
  readonly entry: PageFacts;
  /** The article in UTF-8. Thousands of pages as strings would fill the heap and slow down garbage collection. */
  readonly article: Uint8Array;
  /** The same page as Markdown, in UTF-8. */
  readonly markdown: Uint8Array;
  /** For an operation with a form: the form and its responses, each as JSON in UTF-8 without line feeds. */
  readonly tryIt?: { readonly form: Uint8Array; readonly answers: Uint8Array };
  /** The blocks on it that have styles of their own. Styles that no page of a site needs are left out. */
  readonly styledBlocks?: readonly string[];
  /** The headings of a guide, whose ids its translations share. */
  readonly headings?: readonly Omit<IdentifiedHeading, 'text'>[];
  /** Its search terms; null for an unlisted page. */
  readonly search: AnalyzedPage | null;
}

/** A compiled page, as strings. */
interface PageText {
  readonly path: string;
  readonly entry: CompiledPage['entry'];
  readonly html: SafeHtml;
  readonly markdown: string;
}

/** All forms of a page. `facts`: what its entry has besides its kind and title. */
export function makePage(
  page: Page,
  { path, ...facts }: Omit<PageFacts, keyof Page['facts']> & { readonly path: string },
  context: RenderContext,
  known = new KnownTexts(findLanguage(context.messages.locale)),
): CompiledPage {
  const { page: messages } = context.messages;
  const html = draftHtml(page, messages)();
  const text = {
    path,
    entry: { ...describePage(page, messages), ...facts },
    html,
    markdown: renderMarkdown(page, context),
  };
  return createPage(text, readSearch(page, messages), known);
}

/** `known`: shared between pages that are compiled together. */
export function createPage(
  { path, entry, html, markdown }: PageText,
  source: SearchSource,
  known: KnownTexts,
): CompiledPage {
  const search = entry.unlisted === true ? null : analyzePage(path, entry, source, known);
  return { path, entry, article: Buffer.from(html), markdown: Buffer.from(`${markdown}\n`), search };
}

/** A page with further facts: for the same page always the same object, because results are memoized by page. */
export function withFacts(page: CompiledPage, facts: Partial<PageFacts>): CompiledPage {
  return extended(page).get(JSON.stringify(facts), () => ({ ...page, entry: { ...page.entry, ...facts } }));
}

const extended = memoize((_page: CompiledPage) => new Memo<string, CompiledPage>());

export function articleHtml({ article }: CompiledPage): string {
  return Buffer.from(article.buffer, article.byteOffset, article.byteLength).toString('utf8');
}
