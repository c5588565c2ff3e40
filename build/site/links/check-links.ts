import { suggest, suggestPath } from '../../base/report/nearest.ts';
import type { Report } from '../../base/report/report.ts';
import type { Rule } from '../../base/report/rules.ts';
import { articleHtml, type CompiledPage } from '../../page/compiled-page.ts';
import type { SiteLink } from '../docs/site-links.ts';

/** Valid link targets. */
export interface LinkTargets {
  readonly pages: readonly CompiledPage[];
  readonly redirects: ReadonlySet<string>;
  readonly files: ReadonlySet<string>;
  /** Files that pages could show, for suggestions. */
  readonly assets: readonly string[];
  /**
   * Whether a path belongs to a description that another one replaces in this build, so that it is checked in another
   * build.
   */
  readonly isOptional: (path: string) => boolean;
  /** Whether a page is missing because of an error that is already reported. */
  readonly isUnmade: (path: string) => boolean;
  /** Whether only other readers see what is at a path. */
  readonly isPrivate?: (path: string) => boolean;
}

/** Checks that every link leads to a page, a file or a redirect, and every fragment to an element of that page. */
export function checkLinks(
  links: readonly SiteLink[],
  { pages, redirects, files, assets, isOptional, isUnmade, isPrivate = () => false }: LinkTargets,
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
      if (isPrivate(path)) {
        report.error({ file, position }, privateTarget(link));
        continue;
      }
      if (isOptional(path)) {
        unchecked.push(link);
        continue;
      }
      // Its own error is already reported.
      if (assets.includes(path)) continue;
      if (use === 'image') {
        const hint = suggestPath(path, [...files, ...assets]) || '. Add it to "static" or next to the page.';
        find('missing-image', `Cannot show ${JSON.stringify(written)}: there is no file ${path}${hint}`);
        continue;
      }
      const hint =
        suggestScheme(written) || suggestPath(path, linkable) || '. Link to an existing page, or create this one.';
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
    const translated = page.headings?.find(({ ownId }) => ownId === fragment);
    const hint =
      translated === undefined
        ? suggest(fragment, known, '#') || `. Add "{#${fragment}}" to the heading, or link to another one.`
        : `. A heading has the id of its original in all languages: link to "#${translated.id}".`;
    find('broken-anchor', `Cannot link ${JSON.stringify(written)}: the page ${path} has no "#${fragment}"${hint}`);
  }
  noteUnchecked(unchecked, report);
}

/** A hint for a host or an email address, which browsers read as a path without a scheme. */
function suggestScheme(written: string): string {
  if (/^[^\s/@]+@[^\s/@]+\.\w+$/.test(written)) return `; did you mean "mailto:${written}"?`;
  const isHost = /^(?:www\.[\w.-]+|[\w.-]+\.(?:com|dev|io|net|org))(?=[/?#]|$)/i.test(written);
  return isHost ? `; did you mean ${JSON.stringify(`https://${written}`)}?` : '';
}

/** The text of a link, or an image, tells what it leads to. */
function privateTarget({ written, path, use }: SiteLink): string {
  return use === 'image'
    ? `Cannot show ${JSON.stringify(written)}: not all readers of this page may see ${path}. Move the file, or limit the "access" of the page.`
    : `Cannot link ${JSON.stringify(written)}: not all readers of this page may read ${path}. Remove the link, or limit the "access" of the page.`;
}

/** Reports a single warning, because guides have dozens of links to operations of the configured description. */
function noteUnchecked([first, ...others]: readonly SiteLink[], report: Report): void {
  if (first === undefined) return;
  const rest = others.length === 0 ? '' : ` and ${others.length} more`;
  const message = `Cannot check ${JSON.stringify(first.written)}${rest}: this build uses a different description than site.yaml. A build with that one checks such links.`;
  report.note('broken-link', first, message, 'warning');
}

/** The ids of a page's elements, and the names of its anchors. */
export function findIds(html: string): Set<string> {
  const found = [...html.matchAll(/ id="([^"]*)"/g), ...html.matchAll(/<a (?:[^<>]* )?name="([^"]*)"/g)];
  return new Set(found.map((match) => (match[1] ?? '').replaceAll('&amp;', '&')));
}
