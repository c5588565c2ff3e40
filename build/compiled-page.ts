import type { PageEntry } from '../worker/model/manifest.ts';
import type { SafeHtml } from '../worker/model/safe-html.ts';

/** A page whose article is ready to be stored: what the manifest says of it, and its HTML. */
export interface CompiledPage {
  readonly path: string;
  readonly entry: Omit<PageEntry, 'key'>;
  /** The article in UTF-8: thousands of pages as strings would fill the heap and keep its collector busy. */
  readonly article: Uint8Array;
}

export function createPage(path: string, entry: CompiledPage['entry'], html: SafeHtml): CompiledPage {
  return { path, entry, article: Buffer.from(html) };
}

/** The HTML of a page's article. */
export function articleHtml({ article }: CompiledPage): string {
  return Buffer.from(article.buffer, article.byteOffset, article.byteLength).toString('utf8');
}
