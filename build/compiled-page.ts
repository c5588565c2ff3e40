import type { PageEntry } from '../worker/model/manifest.ts';
import type { SafeHtml } from '../worker/model/safe-html.ts';

/** A page that is ready to be stored: what the manifest says of it, its article as HTML and as Markdown. */
export interface CompiledPage {
  readonly path: string;
  readonly entry: Omit<PageEntry, 'key'>;
  /** The article in UTF-8: thousands of pages as strings would fill the heap and keep its collector busy. */
  readonly article: Uint8Array;
  /** The same page as Markdown, in UTF-8. */
  readonly markdown: Uint8Array;
}

export function createPage(path: string, entry: CompiledPage['entry'], html: SafeHtml, markdown: string): CompiledPage {
  return { path, entry, article: Buffer.from(html), markdown: Buffer.from(`${markdown}\n`) };
}

/** The HTML of a page's article. */
export function articleHtml({ article }: CompiledPage): string {
  return Buffer.from(article.buffer, article.byteOffset, article.byteLength).toString('utf8');
}
