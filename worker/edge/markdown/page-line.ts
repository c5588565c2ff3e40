import { plain } from '../../model/markup/plain-markdown.ts';
import { hrefToPath, markdownPath, pathToHref } from '../../model/path.ts';
import { findPage, type Manifest, type PageEntry } from '../../model/records/manifest.ts';
import { versionLabel } from '../../model/records/versions/versions.ts';
import type { SearchResult } from '../../model/search/search.ts';
import type { SiteFrame } from '../../model/site.ts';

/** A page in a Markdown list: `- [Bills](https://…/user/bills.md): Enter supplier bills…`, or `[Bills (1.0)]`. */
export function pageLine(site: SiteFrame, path: string, page: PageEntry): string {
  const note = [page.operation ?? '', page.description === page.operation ? '' : page.description]
    .filter((part) => part !== '')
    .join('. ');
  return linkLine(titleIn(site, page.title, page), site.origin + pathToHref(site.base, markdownPath(path)), note);
}

function titleIn(site: SiteFrame, title: string, page: Pick<PageEntry, 'version'>): string {
  const label = versionLabel(site, page);
  return label === null ? title : `${title} (${label})`;
}

/** Approximate length of a page's line, without building it, because a site has thousands of them. */
export function pageLineLength(site: SiteFrame, path: string, page: PageEntry): number {
  const { operation = '', description } = page;
  const texts = [site.origin, site.base, path, titleIn(site, page.title, page), operation, description];
  return texts.reduce((sum, { length }) => sum + length, MARKS_LENGTH);
}

const MARKS_LENGTH = '- [](.md): . \n'.length;

/** One line of a list in the llms.txt format. Name and note are no Markdown. */
export function linkLine(name: string, url: string, note: string): string {
  return `- [${plain(name)}](${url})${note === '' ? '' : `: ${plain(note)}`}\n`;
}

/** `- [Webhooks](https://…/webhooks.md#verify): Verify the signature. Each request is signed…` */
export function resultLine(manifest: Manifest, { title, href, place, operation, excerpt }: SearchResult): string {
  const { site } = manifest;
  const [target = '', fragment] = href.split('#');
  const path = hrefToPath(site.base, target) ?? target;
  const page = findPage(manifest, path);
  const name = page === null ? title : titleIn(site, title, page);
  const markdown = site.origin + pathToHref(site.base, markdownPath(path));
  const address = fragment === undefined ? markdown : `${markdown}#${fragment}`;
  const note = [operation, place?.label, excerpt === operation ? null : excerpt];
  return linkLine(name, address, note.filter((part) => part).join('. '));
}
