import type { PageFacts } from '../worker/model/manifest.ts';
import type { SafeHtml } from '../worker/model/safe-html.ts';
import { type AnalyzedPage, analyzePage } from './search/analyze-page.ts';
import { KnownTexts } from './search/known-texts.ts';
import { readHtml } from './search/read-html.ts';
import type { SearchSource } from './search/search-source.ts';

/** A page that is ready to be stored: what the manifest says of it, its article as HTML and as Markdown. */
export interface CompiledPage {
  readonly path: string;
  readonly entry: PageFacts;
  /** The article in UTF-8: thousands of pages as strings would fill the heap and keep its collector busy. */
  readonly article: Uint8Array;
  /** The same page as Markdown, in UTF-8. */
  readonly markdown: Uint8Array;
  /** For an operation that can be tried: its form and its answers, each JSON in UTF-8 without a line feed. */
  readonly tryIt?: { readonly form: Uint8Array; readonly answers: Uint8Array };
  /** What it is found by; null for a page that is not listed. */
  readonly search: AnalyzedPage | null;
}

/** A page as it is compiled, in strings. */
interface PageText {
  readonly path: string;
  readonly entry: CompiledPage['entry'];
  readonly html: SafeHtml;
  readonly markdown: string;
}

interface PageSearch {
  /** Left out, the page is found by the text of its article. */
  readonly source?: SearchSource;
  /** Shared by pages that are compiled together. */
  readonly known?: KnownTexts;
}

export function createPage(
  { path, entry, html, markdown }: PageText,
  { source = readHtml(html), known = new KnownTexts() }: PageSearch = {},
): CompiledPage {
  const search = entry.unlisted === true ? null : analyzePage(path, entry, source, known);
  return { path, entry, article: Buffer.from(html), markdown: Buffer.from(`${markdown}\n`), search };
}

/** The HTML of a page's article. */
export function articleHtml({ article }: CompiledPage): string {
  return Buffer.from(article.buffer, article.byteOffset, article.byteLength).toString('utf8');
}
