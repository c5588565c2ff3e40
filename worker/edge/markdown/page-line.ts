import { hrefToPath, markdownPath, pathToHref } from '../../model/path.ts';
import type { PageEntry } from '../../model/records/manifest.ts';
import type { SearchResult } from '../../model/search/search.ts';
import type { SiteFrame } from '../../model/site.ts';

/** A page in a Markdown list: `- [Bills](https://…/user/bills.md): Enter supplier bills…`. */
export function pageLine(site: SiteFrame, path: string, page: PageEntry): string {
  const note = [page.operation ?? '', page.description === page.operation ? '' : page.description]
    .filter((part) => part !== '')
    .join('. ');
  return linkLine(page.title, site.origin + pathToHref(site.base, markdownPath(path)), note);
}

/** Approximate length of a page's line, without building it, because a site has thousands of them. */
export function pageLineLength({ origin, base }: SiteFrame, path: string, page: PageEntry): number {
  const { title, operation = '', description } = page;
  return (
    origin.length + base.length + path.length + title.length + operation.length + description.length + MARKS_LENGTH
  );
}

const MARKS_LENGTH = '- [](.md): . \n'.length;

/** One line of a list in the llms.txt format. Line breaks in the name or the note become spaces. */
export function linkLine(name: string, url: string, note: string): string {
  const text = oneLine(name).replace(/[[\]]/g, '\\$&');
  return `- [${text}](${url})${note === '' ? '' : `: ${oneLine(note)}`}\n`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** `- [Webhooks](https://…/webhooks.md#verify): Verify the signature. Each request is signed…` */
export function resultLine(site: SiteFrame, { title, href, place, operation, excerpt }: SearchResult): string {
  const [page = '', fragment] = href.split('#');
  const path = markdownPath(hrefToPath(site.base, page) ?? page);
  const address = site.origin + pathToHref(site.base, path) + (fragment === undefined ? '' : `#${fragment}`);
  const note = [operation, place?.label, excerpt === operation ? null : excerpt];
  return linkLine(title, address, note.filter((part) => part).join('. '));
}
