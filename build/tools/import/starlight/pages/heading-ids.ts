import GithubSlugger from 'github-slugger';
import { CodeRegions } from '../../../../page/text/markdown/code-regions.ts';
import { findHeadings } from '../../shared/find-headings.ts';

/** The ids that Astro gives the headings of a page. */
export function listHeadingIds(body: string): ReadonlySet<string> {
  return new Set(identify(body).map(({ id }) => id));
}

/** Keeps the ids of headings of a translation, which otherwise would have those of the original. */
export function keepHeadingIds(body: string, original: ReadonlySet<string>): string {
  let result = '';
  let at = 0;
  for (const { id, end } of identify(body)) {
    if (original.has(id) || id === '') continue;
    result += `${body.slice(at, end)} {#${id}}`;
    at = end;
  }
  return result + body.slice(at);
}

function identify(body: string): { readonly id: string; readonly end: number }[] {
  const slugger = new GithubSlugger();
  return findHeadings(body, new CodeRegions(body)).flatMap(({ text, end, hasId }) =>
    hasId ? [] : [{ id: slugger.slug(text), end }],
  );
}
