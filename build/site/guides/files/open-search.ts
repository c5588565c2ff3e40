import type { PageMessages } from '../../../../worker/model/messages/messages.ts';
import { linkToHref, pathToHref } from '../../../../worker/model/path.ts';
import { SEARCH_PATH } from '../../../../worker/model/search/search.ts';
import type { SiteFrame } from '../../../../worker/model/site.ts';
import { escapeHtml } from '../../../page/text/escape.ts';

const OPEN_SEARCH_PATH = '/opensearch.xml';

/** Limit from OpenSearch 1.1, ShortName. */
const MAX_SHORT_NAME_LENGTH = 16;

/**
 * Adds `/opensearch.xml` (OpenSearch 1.1), which lets browsers search the site from the address bar. The operator's own
 * file takes precedence.
 */
export function addOpenSearch(
  { title, favicon, origin, base }: Pick<SiteFrame, 'title' | 'favicon' | 'origin' | 'base'>,
  files: Map<string, Uint8Array>,
  messages: PageMessages,
): void {
  if (files.has(OPEN_SEARCH_PATH)) return;
  const icon = favicon === null ? null : linkToHref(base, favicon);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `  <ShortName>${escapeHtml(toShortName(title))}</ShortName>`,
    `  <Description>${escapeHtml(`${messages.searchSite}: ${title}`)}</Description>`,
    '  <InputEncoding>UTF-8</InputEncoding>',
    ...(icon === null ? [] : [`  <Image>${escapeHtml(new URL(icon, origin).href)}</Image>`]),
    `  <Url type="text/html" template="${escapeHtml(origin + pathToHref(base, SEARCH_PATH))}?q={searchTerms}"/>`,
    `  <Url type="application/json" template="${escapeHtml(origin + pathToHref(base, SEARCH_PATH))}?q={searchTerms}&amp;format=json"/>`,
    `  <Url type="application/opensearchdescription+xml" rel="self" template="${escapeHtml(origin + pathToHref(base, OPEN_SEARCH_PATH))}"/>`,
    '</OpenSearchDescription>',
  ];
  files.set(OPEN_SEARCH_PATH, Buffer.from(`${lines.join('\n')}\n`));
}

/** As many whole words of a title as fit. */
function toShortName(title: string): string {
  const letters = [...title];
  if (letters.length <= MAX_SHORT_NAME_LENGTH) return title;
  const start = letters.slice(0, MAX_SHORT_NAME_LENGTH + 1).join('');
  return start.includes(' ')
    ? start.slice(0, start.lastIndexOf(' '))
    : letters.slice(0, MAX_SHORT_NAME_LENGTH).join('');
}
