import { hrefToPath, markdownPath, pathToHref } from '../../model/path.ts';
import type { SearchResult } from '../../model/search/search.ts';
import type { SiteFrame } from '../../model/site.ts';
import { linkLine } from './page-line.ts';

/** `- [Webhooks](https://…/webhooks.md#verify): Verify the signature. Each request is signed…` */
export function resultLine(site: SiteFrame, { title, href, place, operation, excerpt }: SearchResult): string {
  const [page = '', fragment] = href.split('#');
  const path = markdownPath(hrefToPath(site.base, page) ?? page);
  const address = site.origin + pathToHref(site.base, path) + (fragment === undefined ? '' : `#${fragment}`);
  const note = [operation, place?.label, excerpt === operation ? null : excerpt];
  return linkLine(title, address, note.filter((part) => part).join('. '));
}
