import { pathToHref } from '../../../worker/model/path.ts';
import type { Byline } from '../../page/kinds/byline.tsx';
import type { Doc } from '../docs/load-docs.ts';
import type { Author } from './load-authors.ts';

/** Date and authors of a news entry; null for any other page. */
export function toByline(doc: Doc, authors: readonly Author[], base: string): Byline | null {
  if (doc.date === undefined) return null;
  return {
    date: doc.date,
    authors: authors.map(({ name, title, url, path }) => ({
      name,
      title,
      href: path === null ? url : pathToHref(base, path),
    })),
  };
}
