import type { JsonObject } from '../../../../../worker/request/value/json.ts';
import { CodeRegions } from '../../../../page/text/markdown/code-regions.ts';
import { nameDoc } from '../../../../site/docs/doc-name.ts';
import { firstHeading } from '../../../../site/sidebar/resolve-items.ts';
import type { SourcePage } from '../../shared/pages/read-page.ts';
import type { ImportNotes } from '../../shared/report/import-notes.ts';
import { toLucide } from '../../shared/settings/icon-names.ts';
import { flagAt, own, textAt } from '../../shared/values.ts';

/** Keys that are carried over, or that have no effect here. */
const KNOWN = new Set(
  `title sidebarTitle description icon iconType tag hidden noindex deprecated url mode canonical keywords openapi openapi-schema
  api asyncapi playground authMethod contentType rss boost searchable public groups version og:title og:description og:url
  og:image:alt og:type og:site_name twitter:title twitter:description twitter:image twitter:card twitter:site og:image
  canonical lastUpdatedDate timestamp hideFooterPagination hideApiMarker robots slug sidebar_label sidebar_position`.split(
    /\s+/,
  ),
);

interface PageUse {
  /** Whether the navigation has the page. */
  readonly isListed: boolean;
  readonly hasMath: boolean;
}

export function toFrontMatter(page: SourcePage, { isListed, hasMath }: PageUse, notes: ImportNotes): JsonObject {
  const { frontMatter, file } = page;
  const location = { file, position: { line: 1, column: 1 } };
  const icon = textAt(frontMatter, 'icon');
  const known = icon === null ? null : toLucide(icon);
  if (icon !== null && known === null)
    notes.leaveOut(
      location,
      `the icon ${JSON.stringify(icon)}`,
      'Lucide has no such icon',
      'Choose one of https://lucide.dev/icons.',
    );
  if (own(frontMatter, 'asyncapi') !== undefined) notes.missAsyncApi(location, 'the AsyncAPI channel of this page');
  for (const key of Object.keys(frontMatter))
    if (!KNOWN.has(key))
      notes.leaveOut(
        location,
        `the front matter ${JSON.stringify(key)}`,
        'there is no equivalent',
        'Nothing needs to be done if no program reads it.',
      );
  const named = nameDoc(toDocFile(page.name), '', { parse_number_prefixes: false });
  const isNumbered = nameDoc(toDocFile(page.name), '', {}).id !== named.id;
  const keywords = own(frontMatter, 'keywords');
  const words = (Array.isArray(keywords) ? keywords : typeof keywords === 'string' ? keywords.split(',') : []).map(
    (word) => String(word).trim(),
  );
  const entries: [string, unknown][] = [
    ['title', titleOf(page)],
    ['sidebar_label', toSidebarLabel(page, notes)],
    ['description', textAt(frontMatter, 'description')],
    ['slug', named.path === page.url ? null : page.url],
    ['parse_number_prefixes', isNumbered ? false : null],
    ['icon', known],
    ['keywords', words.filter((word) => word !== '').length === 0 ? null : words.filter((word) => word !== '')],
    ['image', textAt(frontMatter, 'og:image')],
    ['unlisted', !isListed || flagAt(frontMatter, 'hidden') ? true : null],
    ['hide_table_of_contents', ['wide', 'custom', 'frame'].includes(textAt(frontMatter, 'mode') ?? '') ? true : null],
    ['math', hasMath ? true : null],
  ];
  return Object.fromEntries(entries.filter(([, value]) => value !== null));
}

/** The label with the page's tag; null if the title is the label. */
function toSidebarLabel(page: SourcePage, notes: ImportNotes): string | null {
  const location = { file: page.file, position: { line: 1, column: 1 } };
  const tag = textAt(page.frontMatter, 'tag');
  if (tag === null) return textAt(page.frontMatter, 'sidebarTitle');
  const label = labelOf(page);
  if (label === null)
    notes.leaveOut(
      location,
      `the tag ${JSON.stringify(tag)} in the sidebar`,
      'items of a sidebar have no tags',
      'Add it to the title.',
    );
  else notes.change('a tag in the sidebar is text in parentheses', location);
  return label === null ? null : `${label} (${tag})`;
}

/** The label of a page in a sidebar, or null if the page has no title at its start. */
export function labelOf(page: SourcePage): string | null {
  return textAt(page.frontMatter, 'sidebarTitle') ?? titleOf(page) ?? firstHeading(page.body);
}

/** The title: in the front matter, or else from the name of the file. Null for a page whose heading is its title. */
function titleOf({ frontMatter, body, path }: SourcePage): string | null {
  const written = own(frontMatter, 'title');
  if (typeof written === 'number') return String(written);
  const title = textAt(frontMatter, 'title');
  if (title !== null) return title;
  if (beginsWithHeading(body)) return null;
  const name =
    path
      .replace(/\/index$/, '')
      .split('/')
      .at(-1) ?? path;
  const words = name.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The head of a page in MDX, for what front matter does not have. */
export function toHead({ frontMatter }: SourcePage): string {
  const canonical = textAt(frontMatter, 'canonical');
  const lines = [
    ...(flagAt(frontMatter, 'noindex') ? ['  <meta name="robots" content="noindex" />'] : []),
    ...(canonical === null ? [] : [`  <link rel="canonical" href="${canonical.replaceAll('"', '&quot;')}" />`]),
  ];
  return lines.length === 0 ? '' : `<head>\n${lines.join('\n')}\n</head>\n\n`;
}

/** The file of a page below `pages/`. Names that begin with `_` would not be pages. */
export function toDocFile(name: string): string {
  return name.replace(/\.mdx?$/i, '.mdx').replace(/(^|\/)_+(?=[^/])/g, '$1');
}

/** Whether its first 500 characters have a heading of the first level, rather than a comment in code. */
function beginsWithHeading(body: string): boolean {
  const code = new CodeRegions(body);
  return [...body.slice(0, 500).matchAll(/^[ \t]*#[ \t]+\S/gm)].some(({ index }) => !code.includes(index));
}
