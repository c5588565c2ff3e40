import type { Release } from '../../../build/release/records/make-release.ts';
import { namePageRecord, toPageRecord } from '../../../build/release/records/pages/page-record.ts';
import type { PageEntry } from '../../../worker/model/records/manifest.ts';
import type { Sidebar } from '../../../worker/model/sidebar.ts';

const SIDEBAR_ID = 'grown';
export const PAGES_IN_GROUP = 50;

/**
 * A release with this many guides in groups, each with an article of this many bytes. It is generated directly, without
 * compiling.
 */
export function growRelease(
  { manifest, workerCode, lazyModules = {} }: Release,
  pages: number,
  articleBytes: number,
): Release {
  const article = Buffer.from(`<article><h1>Grown</h1><p>${'text '.repeat(articleBytes / 5)}</p></article>`);
  const parts = { article, markdown: new Uint8Array() };
  const { key } = namePageRecord(parts);
  const entry: PageEntry = {
    kind: 'guide',
    key,
    title: 'A page of many',
    description: 'What a page of middle length says of itself where it is listed.',
    sidebar: SIDEBAR_ID,
  };
  return {
    workerCode,
    lazyModules,
    manifest: {
      ...manifest,
      pages: new Map(Array.from({ length: pages }, (_, index) => [grownPath(index), entry])),
      sidebars: { [SIDEBAR_ID]: growSidebar(pages) },
      redirects: {},
    },
    records: new Map([[key, toPageRecord(parts)]]),
  };
}

/** Path of a page, by its position in the reading order. */
export function grownPath(index: number): string {
  return `/group-${Math.floor(index / PAGES_IN_GROUP)}/page-${index}`;
}

function growSidebar(pages: number): Sidebar {
  const groups = Math.ceil(pages / PAGES_IN_GROUP);
  return {
    id: SIDEBAR_ID,
    nodes: Array.from({ length: groups }, (_, group) => ({
      kind: 'category',
      id: `group-${group}`,
      label: `Group ${group}`,
      path: null,
      open: false,
      summary: `Group ${group}`,
      nodes: Array.from({ length: Math.min(PAGES_IN_GROUP, pages - group * PAGES_IN_GROUP) }, (_, index) => {
        const path = grownPath(group * PAGES_IN_GROUP + index);
        return { kind: 'link', path, html: `<li><a href="${path}">A page of many</a></li>` };
      }),
    })),
  };
}
