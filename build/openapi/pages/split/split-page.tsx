import { pathToHref } from '../../../../worker/model/path.ts';
import type { SafeHtml } from '../../../../worker/model/safe-html.ts';
import { en } from '../../../../worker/model/strings.ts';
import { ContinuedHeader } from '../../../../worker/ui/api/continued-header.tsx';
import { renderMarkup } from '../../../../worker/ui/messages.tsx';
import { splitHtml } from './split-html.ts';

/** A page, or one of those that it goes on in. */
export interface PagePiece {
  readonly path: string;
  readonly title: string;
  readonly html: SafeHtml;
  /** Fragment ids of what it has. */
  readonly ids: readonly string[];
}

/** Elements of an article: with the frame around it, a page stays below 3,500. */
export const MAX_ELEMENTS = 2_900;

interface WholePage {
  readonly path: string;
  readonly title: string;
  readonly html: SafeHtml;
  /** Elements that the HTML has, where they have been counted. */
  readonly weight?: number | undefined;
}

/**
 * A page that is too heavy for a browser as pages that follow each other: thousands of operations of a tag, of responses, of
 * scopes, a description as long as a book. Links from one to another lead where their target has gone.
 */
export function splitPage({ weight, ...page }: WholePage, taken: ReadonlySet<string>, base: string): PagePiece[] {
  if ((weight ?? countElements(page.html)) <= MAX_ELEMENTS) return [{ ...page, ids: [] }];
  const pieces = splitHtml(page.html, MAX_ELEMENTS);
  if (pieces.length === 1) return [{ ...page, ids: [] }];
  const paths = pieces.map((_, index) => (index === 0 ? page.path : freePath(`${page.path}/page-${index + 1}`, taken)));
  const hrefs = paths.map((path) => pathToHref(base, path));
  const places = new Map(pieces.flatMap(({ ids }, index) => ids.map((id): [string, number] => [id, index])));
  return pieces.map(({ html, ids }, index) => {
    const title = index === 0 ? page.title : en.continued(page.title, index + 1, pieces.length);
    const linked = html.replace(/ href="#([^"]*)"/g, (whole, id: string) => {
      const place = places.get(id);
      return place === undefined || place === index ? whole : ` href="${hrefs[place]}#${id}"`;
    });
    const header = renderMarkup(
      <ContinuedHeader title={title} whole={{ label: page.title, href: hrefs[0] ?? null }} />,
      en,
    );
    const complete = index === 0 ? linked : linked.replace(/^<[^>]*>/, (tag) => tag + header);
    return { path: paths[index] ?? page.path, title, html: withoutColumn(complete) as SafeHtml, ids };
  });
}

const SLASH = 0x2f;

export function countElements(html: string): number {
  let count = 0;
  for (let index = html.indexOf('<'); index !== -1; index = html.indexOf('<', index + 1))
    if (html.charCodeAt(index + 1) !== SLASH) count++;
  return count;
}

/** A column of its own is kept free only for samples that are there. */
function withoutColumn(html: string): string {
  return html.includes('<aside class="samples"')
    ? html
    : html.replace('class="reference with-samples"', 'class="reference"');
}

function freePath(wanted: string, taken: ReadonlySet<string>): string {
  let path = wanted;
  for (let count = 2; taken.has(path); count++) path = `${wanted}-${count}`;
  return path;
}
