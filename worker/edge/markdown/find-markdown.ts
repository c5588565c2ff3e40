import { canonicalPath, hrefToPath, MAX_PATH_LENGTH, markdownPath } from '../../model/path.ts';
import { findPage, type Manifest, type PageEntry } from '../../model/records/manifest.ts';
import type { RedirectFinder } from '../redirects/find-redirect.ts';

/** The target of a path that ends in `.md`. */
type MarkdownTarget =
  | { readonly kind: 'page'; readonly path: string; readonly page: PageEntry }
  /** A path within the site, with a fragment if it has one, or an absolute URL. */
  | { readonly kind: 'moved'; readonly to: string };

const SUFFIX = /\.md$/i;

/** Whether a path has the form of a Markdown path. */
export function isMarkdownPath(path: string): boolean {
  return SUFFIX.test(path);
}

/**
 * Finds the Markdown at a path: `/user/bills.md` and `/user/bills/index.md` return the page `/user/bills`. Paths that
 * redirect to the page redirect to its Markdown too: `/user/bills.html.md`, `/User/Bills.md`, `/old/bills.md`. Returns
 * null if there is no such page.
 */
export function findMarkdown(manifest: Manifest, redirects: RedirectFinder, path: string): MarkdownTarget | null {
  if (!isMarkdownPath(path) || findPage(manifest, path) !== null) return null;
  const name = path.replace(SUFFIX, '');
  if (path.endsWith('.md')) {
    for (const pagePath of name.endsWith('/index') ? [name.slice(0, -'/index'.length) || '/', name] : [name]) {
      const page = findPage(manifest, pagePath);
      if (page !== null) return { kind: 'page', path: pagePath, page };
    }
  }
  const clean = canonicalPath(name);
  if (clean === null) return null;
  const target = findPage(manifest, clean) === null ? redirects.find(clean) : clean;
  return target === null ? null : { kind: 'moved', to: toMarkdown(manifest, target) };
}

/** The page at a path or URL in any form: `/user/bills.md#pay`, `user/bills`, `https://…/user/bills.html`. */
export function findPageAt(
  manifest: Manifest,
  redirects: RedirectFinder,
  address: string,
): { path: string; page: PageEntry } | null {
  if (address.length > MAX_PATH_LENGTH) return null;
  // Only the path of a URL counts: the host may be a preview.
  const pathname = `/${address.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '')}`;
  const path = canonicalPath(hrefToPath(manifest.site.base, pathname.replace(/^\/+/, '/')) ?? pathname);
  if (path === null) return null;
  const markdown = findMarkdown(manifest, redirects, path);
  if (markdown?.kind === 'page') return markdown;
  const target = (markdown?.to ?? redirects.find(path) ?? path).replace(/[?#].*$/s, '');
  const name = findPage(manifest, target) === null ? target.replace(/(?:\/index)?\.md$/, '') || '/' : target;
  const page = findPage(manifest, name);
  return page === null ? null : { path: name, page };
}

function toMarkdown(manifest: Manifest, target: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  return findPage(manifest, path) === null ? target : markdownPath(path) + rest;
}
