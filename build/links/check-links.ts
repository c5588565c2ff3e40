import { articleHtml, type CompiledPage } from '../compiled-page.ts';
import type { SiteLink } from '../docs/site-links.ts';
import { suggest } from '../report/nearest.ts';
import type { Report } from '../report/report.ts';
import type { Rule } from '../report/rules.ts';

/** What links may lead to besides pages. */
export interface LinkTargets {
  readonly pages: readonly CompiledPage[];
  readonly redirects: ReadonlySet<string>;
  readonly files: ReadonlySet<string>;
  /** Files that pages could show, whether any does or not: suggestions. */
  readonly assets: readonly string[];
  /** Whether a path is of a description that another one replaces in this build: it is looked for another time. */
  readonly isOptional: (path: string) => boolean;
  /** Whether a page is missing for a fault that is reported where it is. */
  readonly isUnmade: (path: string) => boolean;
}

/** Every link leads to a page, a file or a redirect, and every fragment to an element of that page. */
export function checkLinks(
  links: readonly SiteLink[],
  { pages, redirects, files, assets, isOptional, isUnmade }: LinkTargets,
  report: Report,
): void {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const linkable = [...byPath.keys(), ...files];
  const ids = new Map<string, ReadonlySet<string>>();
  const unchecked: SiteLink[] = [];
  for (const link of links) {
    const { file, position, written, path, fragment, use } = link;
    const find = (rule: Rule, message: string): void => report.note(rule, { file, position }, message);
    const page = byPath.get(path);
    if (page === undefined) {
      if (redirects.has(path) || files.has(path) || isUnmade(path)) continue;
      if (isOptional(path)) {
        unchecked.push(link);
        continue;
      }
      // The report says why it cannot be served.
      if (assets.includes(path)) continue;
      if (use === 'image') {
        const hint = suggest(path, [...files, ...assets]) || '. Add it below "static", or beside the page.';
        find('missing-image', `Cannot show ${JSON.stringify(written)}: there is no file ${path}${hint}`);
        continue;
      }
      const hint = suggest(path, linkable) || '. Write the path of a page, or create it.';
      find('broken-link', `Cannot link ${JSON.stringify(written)}: there is no page ${path}${hint}`);
      continue;
    }
    if (fragment === null || fragment === '' || fragment === 'top') continue;
    let known = ids.get(path);
    if (known === undefined) {
      known = findIds(articleHtml(page));
      ids.set(path, known);
    }
    if (known.has(fragment)) continue;
    if (isOptional(path)) {
      unchecked.push(link);
      continue;
    }
    const hint = suggest(fragment, known) || `. Give the heading the id with "{#${fragment}}", or link another one.`;
    find('broken-anchor', `Cannot link ${JSON.stringify(written)}: the page ${path} has no "#${fragment}"${hint}`);
  }
  noteUnchecked(unchecked, report);
}

/** Guides link operations of the configured description by the dozen: one warning for all of them. */
function noteUnchecked([first, ...others]: readonly SiteLink[], report: Report): void {
  if (first === undefined) return;
  const rest = others.length === 0 ? '' : ` and ${others.length} more`;
  const message = `Cannot check ${JSON.stringify(first.written)}${rest}: this build has another description than site.yaml names. Such links are checked when that one is built.`;
  report.note('broken-link', first, message, 'warning');
}

/** The ids of a page's elements. */
export function findIds(html: string): Set<string> {
  return new Set([...html.matchAll(/ id="([^"]*)"/g)].map((match) => (match[1] ?? '').replaceAll('&amp;', '&')));
}
