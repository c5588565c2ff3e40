import type { PageFrame } from '../../model/frame.ts';

/** The frame of a page that the worker creates. Search engines do not index it. */
export function describeOwnPage({ kind, title, path }: Pick<PageFrame, 'kind' | 'title' | 'path'>): PageFrame {
  return {
    path,
    kind,
    title,
    titleNote: null,
    description: '',
    keywords: [],
    image: null,
    unlisted: false,
    draft: false,
    indexed: false,
    canonicalPath: path,
    versions: null,
    feed: null,
    dateModified: null,
    sidebar: null,
    breadcrumbs: [],
    previous: null,
    next: null,
  };
}
