import type { JsonObject } from '../../../../../worker/request/value/json.ts';
import { toIsoDate } from '../../../../site/docs/front-matter.ts';
import type { ImportNotes } from '../../shared/report/import-notes.ts';
import { at, flagAt, listAt, own, textAt } from '../../shared/values.ts';
import { pageBadge, type StarlightPage, sidebarLabel } from './list-pages.ts';

/** What a page shows beside its text. */
export interface PageUse {
  /** The address in the front matter, or null. */
  readonly slug: string | null;
  readonly isNumbered: boolean;
  /** The sidebar of a page that no sidebar has; null for the others. */
  readonly sidebar: string | null;
  /** The settings of all pages. */
  readonly options: JsonObject;
  /** Whether it is an entry of a blog. */
  readonly isEntry: boolean;
  /** The id of the page with an address, or null. */
  readonly idAt: (address: string) => string | null;
}

export function toFrontMatter(page: StarlightPage, use: PageUse, notes: ImportNotes): JsonObject {
  const { frontMatter, file, syntax } = page;
  const isSplash = textAt(frontMatter, 'template') === 'splash';
  const contents = own(frontMatter, 'tableOfContents') ?? own(use.options, 'tableOfContents');
  const position = at(frontMatter, 'sidebar', 'order');
  const updated = own(frontMatter, 'lastUpdated');
  const editUrl = own(frontMatter, 'editUrl');
  const title = own(frontMatter, 'title');
  if (own(frontMatter, 'pagefind') === false)
    notes.leaveOut(
      { file },
      'this page out of the search',
      'it finds all listed pages',
      'Set "unlisted: true" to hide it.',
    );
  if (updated === false && flagAt(use.options, 'lastUpdated'))
    notes.leaveOut(
      { file },
      'this page without its date',
      '"lastUpdated" shows the date of all pages',
      'Set "last_update.date" to another one.',
    );
  const levels = (key: string): unknown => {
    const level = own(contents, key);
    return typeof level === 'number' && level >= 2 && level <= 6 ? level : null;
  };
  const entries: [string, unknown][] = [
    ['title', typeof title === 'string' || typeof title === 'number' ? String(title) : null],
    ['sidebar_label', pageBadge(page) !== null ? sidebarLabel(page) : textAt(frontMatter, 'sidebar', 'label')],
    ['sidebar_position', typeof position === 'number' ? position : null],
    ['description', textAt(frontMatter, 'description') ?? (use.isEntry ? textAt(frontMatter, 'excerpt') : null)],
    ['slug', use.slug],
    ['parse_number_prefixes', use.isNumbered ? false : null],
    ['draft', flagAt(frontMatter, 'draft') ? true : null],
    ['displayed_sidebar', isSplash ? false : use.sidebar],
    ['hide_table_of_contents', isSplash || contents === false ? true : null],
    ['toc_min_heading_level', levels('minHeadingLevel')],
    ['toc_max_heading_level', levels('maxHeadingLevel')],
    ...toNeighbours(page, use, notes),
    ['custom_edit_url', editUrl === false ? false : textAt(frontMatter, 'editUrl')],
    ['last_update', typeof updated === 'string' && toIsoDate(updated) !== null ? { date: updated } : null],
    ...(use.isEntry ? toEntry(frontMatter) : []),
    ['mdx', syntax === 'md' ? { format: 'md' } : null],
  ];
  // A value that is `false` here is written as null, which turns the key off.
  return Object.fromEntries(
    entries.flatMap(([key, value]) =>
      value === null ? [] : [[key, value === false && key !== 'parse_number_prefixes' ? null : value]],
    ),
  );
}

function toNeighbours(
  { frontMatter, file }: StarlightPage,
  { options, idAt }: PageUse,
  notes: ImportNotes,
): [string, unknown][] {
  return ['prev', 'next'].map((key): [string, unknown] => {
    const written = own(frontMatter, key) ?? own(options, 'pagination');
    const [link, label] = [textAt(written, 'link'), textAt(frontMatter, key) ?? textAt(written, 'label')];
    const id = link === null ? null : idAt(link);
    if (link !== null && id === null)
      notes.leaveOut(
        { file },
        `the link ${JSON.stringify(link)} of "${key}"`,
        'it leads to no page of the docs',
        'Add it to the text of the page.',
      );
    else if (label !== null)
      notes.leaveOut(
        { file },
        `the label ${JSON.stringify(label)} of "${key}"`,
        'each page has one label for all links of this kind',
        'Set "pagination_label" in the front matter of the page that it leads to.',
      );
    return [`pagination_${key}`, written === false ? false : id];
  });
}

/** What starlight-blog has of an entry. */
function toEntry(frontMatter: JsonObject): [string, unknown][] {
  const authors = own(frontMatter, 'authors');
  return [
    ['date', toIsoDate(String(own(frontMatter, 'date') ?? ''))],
    ['authors', authors ?? null],
    ['tags', listAt(frontMatter, 'tags').length === 0 ? null : listAt(frontMatter, 'tags').map(String)],
  ];
}
