import GithubSlugger from 'github-slugger';
import { CodeRegions } from '../../../../page/text/markdown/code-regions.ts';
import { findHeadings, withHeadingIds } from '../../shared/pages/headings.ts';

/** Keeps the ids that Astro gives the headings of a translation, which otherwise would have those of the original. */
export function keepHeadingIds(translation: string, original: string): string {
  const ids = new Set<string>();
  keepIds(original, (id) => {
    ids.add(id);
    return null;
  });
  return keepIds(translation, (id) => (id === '' || ids.has(id) ? null : id));
}

function keepIds(body: string, choose: (id: string) => string | null): string {
  const slugger = new GithubSlugger();
  return withHeadingIds(body, findHeadings(body, new CodeRegions(body)), ({ text }) => choose(slugger.slug(text)));
}
